#include "ui/charts/kind_lengths.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/analysis/aggregate.h"

namespace kotai::ui {

std::uint64_t LengthSeries::total() const {
  std::uint64_t sum = 0;
  for (const auto& each : counts) sum += each.second;
  return sum;
}

std::uint64_t LengthSeries::count(std::uint32_t n) const {
  const auto found = std::find_if(counts.begin(), counts.end(), [n](const auto& each) { return each.first == n; });
  return found == counts.end() ? 0 : found->second;
}

std::vector<std::uint32_t> numbersOf(const std::vector<LengthSeries>& series) {
  std::set<std::uint32_t> numbers;
  for (const LengthSeries& each : series)
    for (const auto& counts : each.counts) numbers.insert(counts.first);
  return {numbers.begin(), numbers.end()};
}

LengthCounts kindLengths(const Solution& solution, FindKind kind) {
  LengthCounts counts = lengthCounts(solution, kind);
  std::erase_if(counts, [](const auto& each) { return each.first == 0 || each.second == 0; });  // 0: the game is over
  return counts;
}

LengthCounts distancesThatOccur(const Solution& solution, std::optional<Outcome> outcome) {
  std::map<std::uint32_t, std::uint64_t> counts;
  const Totals sums = totals(solution);
  for (const Outcome each : {Outcome::Loss, Outcome::Win})
    if (outcome.value_or(each) == each)
      for (const auto& [distance, count] : sums.distances[static_cast<std::size_t>(each)]) counts[distance] += count;
  return {counts.begin(), counts.end()};
}

}  // namespace kotai::ui
