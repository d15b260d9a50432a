#include "core/analysis/special_lists.h"

#include <algorithm>

#include "core/analysis/find_kind.h"
#include "core/base/parallel.h"
#include "core/game/registry.h"

namespace kotai {

namespace {

constexpr TierId onlyTier{0};

}  // namespace

std::vector<Location> farDropChanges(const Solution& solution, const std::stop_token& stop) {
  const auto banned = Solution::open(solution.file().parent_path(), *parseVariant("animalshogi:far-drop=no"));
  const TierGraph& space = solution.variant()->tierGraph();
  const FlagTest counted = *countedTest(*solution.variant());
  const auto parts = static_cast<std::size_t>(space.partCount(onlyTier));
  std::vector<std::vector<Location>> found(parts);
  runParallel(parts, threadCount(0), stop, [&](std::size_t number) {
    const int part = static_cast<int>(number);
    const std::vector<Value> values = solution.partValues(onlyTier, part);
    const std::vector<Value> without = banned->partValues(onlyTier, part);
    const std::vector<std::uint8_t> marks = solution.partMarks(onlyTier, part, counted.plane);
    for (std::size_t place = 0; place < values.size(); ++place)
      if (values[place].outcome != without[place].outcome && counted.hits(marks[place], std::nullopt))
        found[number].push_back({onlyTier, {place}});
  });
  std::vector<Location> changes;
  std::uint64_t first = 0;
  for (std::size_t number = 0; number < parts; ++number) {
    for (const Location& each : found[number]) changes.push_back({onlyTier, {first + each.index.value}});
    first += space.partPositions(onlyTier, static_cast<int>(number));
  }
  if (stop.stop_requested()) changes.clear();
  return changes;
}

std::vector<Location> mostMovesPositions(const Solution& solution, const std::stop_token& stop) {
  const Variant& variant = *solution.variant();
  const TierSummary summary = solution.tierSummary(onlyTier);
  const FlagTest counted = *countedTest(variant);
  std::uint32_t most = 0;
  for (const PartSummary& part : summary.parts) most = std::max(most, part.mostLegalMoves);
  std::vector<Location> found;
  std::uint64_t first = 0;
  for (int part = 0; part < variant.tierGraph().partCount(onlyTier); ++part) {
    if (stop.stop_requested()) return {};
    const std::uint64_t positions = variant.tierGraph().partPositions(onlyTier, part);
    if (summary.parts[static_cast<std::size_t>(part)].mostLegalMoves == most) {
      const std::vector<std::uint8_t> marks = solution.partMarks(onlyTier, part, counted.plane);
      for (std::size_t number = 0; number < marks.size(); ++number) {
        constexpr std::size_t pollInterval = 4096;
        if (number % pollInterval == 0 && stop.stop_requested()) return {};
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
