// Maximum distances in cells of one or two bytes.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/tables/tier_summary.h"
#include "solvers/retrograde/dodgem/pair_table.h"

namespace kotai::retrograde {

/// Returns the smallest distance that does not fit into the cells. Solvers may have clamped longer distances to
/// this distance.
constexpr std::uint32_t limitPlies(bool wide, Scale scale) {
  if (scale == Scale::EvenWins) return wide ? 65'531 : 251;
  return wide ? 32'765 : 125;
}

/// Returns whether the limit is the smallest distance whose turned cell is at the end of the range.
template <class Cell>
constexpr bool limitFits(Scale scale) {
  const auto near = [scale](std::uint32_t plies) {
    const auto cellOf = [scale](Value value) { return turnedOfCode<Cell>(encodeValue(codingOf(scale), value), scale); };
    const bool winThere = scale == Scale::EveryPly || plies % 2 == 0;
    const bool lossThere = scale == Scale::EveryPly || plies % 2 == 1;
    return (winThere && nearLimit(cellOf(Value::win(plies)))) || (lossThere && nearLimit(cellOf(Value::loss(plies))));
  };
  const std::uint32_t limit = limitPlies(sizeof(Cell) == 2, scale);
  return near(limit) && !near(limit - 1);
}
static_assert(limitFits<std::int8_t>(Scale::EvenWins) && limitFits<std::int16_t>(Scale::EvenWins));
static_assert(limitFits<std::int8_t>(Scale::EveryPly) && limitFits<std::int16_t>(Scale::EveryPly));

inline std::uint32_t longestDistance(const TierSummary& summary) {
  std::uint32_t longest = 0;
  for (const PartSummary& part : summary.parts)
    for (const PartSummary::Entry& entry : part.histogram) longest = std::max(longest, entry.value.distancePlies);
  return longest;
}

/// Returns whether all distances fit into the cells. Throws std::overflow_error if \p wide is true and they do
/// not fit.
bool hadRoom(const TierSummary& summary, bool wide, Scale scale = Scale::EvenWins);

}  // namespace kotai::retrograde
