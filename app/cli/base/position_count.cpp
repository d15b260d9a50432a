#include "app/cli/base/position_count.h"

#include "core/base/rough_count.h"
#include "core/game/game.h"

namespace kotai::cli {
constexpr std::uint64_t countedAtOnce = 3'000'000;
/// Largest number of positions that a report contains. Larger numbers are reported as "more than" this number.
constexpr std::uint64_t beyondCounting = 1'000'000'000'000'000'000;

const char* kindText(PositionCount::Kind kind) { return kind == PositionCount::Kind::AtLeast ? "at least" : "about"; }

std::string PositionCount::text() const {
  switch (kind) {
    case Kind::About: return "about " + grouped(positions);
    case Kind::AtLeast: return "more than " + grouped(positions);
    case Kind::Exact: break;
  }
  return grouped(positions);
}

void PositionCount::addTo(Json& json) const {
  json["positions"] = positions;
  if (kind != Kind::Exact) json["positionsAre"] = kindText(kind);
}

void PositionCount::addTo(Summary& summary, const std::string& label) const {
  summary.add(label, text(), "positions", positions);
  if (kind != Kind::Exact) summary.set("positionsAre", kindText(kind));
}

PositionCount positionCount(const Variant& variant) {
  const TierGraph& space = variant.tierGraph();
  if (!variant.game().countsSlowly) return {space.totalPositions(), PositionCount::Kind::Exact};
  const std::uint64_t about = space.approximatePositions();
  if (about >= beyondCounting) return {beyondCounting, PositionCount::Kind::AtLeast};
  if (about > countedAtOnce)
    return {static_cast<std::uint64_t>(roughCount(static_cast<double>(about))), PositionCount::Kind::About};
  return {space.totalPositions(), PositionCount::Kind::Exact};
}

}  // namespace kotai::cli
