#include "core/analysis/special_lists.h"

#include <algorithm>

#include "core/analysis/find_kind.h"
#include "core/game/registry.h"

namespace kotai {

namespace {

constexpr TierId onlyTier{0};

}  // namespace

std::vector<Location> farDropChanges(const Solution& solution, const std::stop_token& stop) {
  const auto banned = Solution::open(solution.file().parent_path(), *parseVariant("animalshogi:far-drop=no"));
  const TierSpace& space = solution.variant()->tierSpace();
  const MarkTest counted = *countedTest(*solution.variant());
  std::vector<Location> changes;
  std::uint64_t first = 0;
  for (int part = 0; part < space.partCount(onlyTier); ++part) {
    if (stop.stop_requested()) return {};
    const std::vector<Value> values = solution.partValues(onlyTier, part);
    const std::vector<Value> without = banned->partValues(onlyTier, part);
    const std::vector<std::uint8_t> marks = solution.partMarks(onlyTier, part, counted.plane);
    for (std::size_t number = 0; number < values.size(); ++number)
      if (values[number].outcome != without[number].outcome && counted.hits(marks[number], std::nullopt))
        changes.push_back({onlyTier, {first + number}});
    first += values.size();
  }
  return changes;
}

std::vector<Location> mostMovesPositions(const Solution& solution, const std::stop_token& stop) {
  const Variant& variant = *solution.variant();
  const TierSummary summary = solution.tierSummary(onlyTier);
  const MarkTest counted = *countedTest(variant);
  std::uint32_t most = 0;
  for (const PartSummary& part : summary.parts) most = std::max(most, part.mostLegalMoves);
  std::vector<Location> found;
  std::uint64_t first = 0;
  for (int part = 0; part < variant.tierSpace().partCount(onlyTier); ++part) {
    if (stop.stop_requested()) return {};
    const std::uint64_t positions = variant.tierSpace().partPositions(onlyTier, part);
    if (summary.parts[static_cast<std::size_t>(part)].mostLegalMoves == most) {
      const std::vector<std::uint8_t> marks = solution.partMarks(onlyTier, part, counted.plane);
      for (std::size_t number = 0; number < marks.size(); ++number) {
        const Location location{onlyTier, {first + number}};
        if (counted.hits(marks[number], std::nullopt) && variant.successors(variant.positionAt(location)).size() == most)
          found.push_back(location);
      }
    }
    first += positions;
  }
  return found;
}

}  // namespace kotai
