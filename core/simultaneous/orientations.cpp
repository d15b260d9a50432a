#include "core/simultaneous/orientations.h"

#include <algorithm>

#include "core/simultaneous/statistics.h"

namespace kotai {

void SymmetricCounts::add(const SimultaneousVariant& variant, const AnyPosition& position, const GameValue& value) {
  if (!variant.exchangesSides() || value.firstSecure != -value.secondSecure || variant.exchanged(position)) return;
  ++(value.isPure() ? draw : mixed);
  if (variant.finished(position)) ++finished;
}

void SymmetricCounts::addTo(TierSummary& summary) const {
  summary.statistics.emplace_back(simultaneous::statistic::symmetricDraw, draw);
  summary.statistics.emplace_back(simultaneous::statistic::symmetricMixed, mixed);
  summary.statistics.emplace_back(simultaneous::statistic::symmetricFinished, finished);
}

SymmetricCounts symmetricCounts(const SimultaneousSolution& solution, int covered) {
  constexpr std::uint64_t entriesAtOnce = 1U << 16;
  SymmetricCounts counts;
  bool stored = false;
  for (const auto& [name, count] : solution.tierSummary(covered).statistics) {
    stored = stored || name == simultaneous::statistic::symmetricDraw;
    if (name == simultaneous::statistic::symmetricDraw) counts.draw = count;
    if (name == simultaneous::statistic::symmetricMixed) counts.mixed = count;
    if (name == simultaneous::statistic::symmetricFinished) counts.finished = count;
  }
  if (stored) return counts;
  const std::uint64_t positions = solution.tierPositions(covered);
  for (std::uint64_t first = 0; first < positions; first += entriesAtOnce)
    for (const auto& entry : solution.entries(covered, first, std::min(entriesAtOnce, positions - first)))
      counts.add(*solution.variant(), {{entry.position, 0, 0, 0}}, {entry.value, entry.firstSecure, entry.secondSecure});
  return counts;
}

}  // namespace kotai
