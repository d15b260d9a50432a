// How long distances may be that cells of one or two bytes hold.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/tables/tier_summary.h"
#include "solvers/retrograde/dodgem/halves_table.h"

namespace kotai::retrograde {

/// A distance this long might hide a longer one that does not fit.
inline constexpr std::uint32_t narrowLimitPlies = 251;
inline constexpr std::uint32_t wideLimitPlies = 65'531;
static_assert(nearLimit(turnedOfCode<std::int16_t>(wideLimitPlies + 1)) &&
              !nearLimit(turnedOfCode<std::int16_t>(wideLimitPlies)));
static_assert(nearLimit(turnedOfCode<std::int8_t>(narrowLimitPlies + 1)) &&
              !nearLimit(turnedOfCode<std::int8_t>(narrowLimitPlies)));

inline std::uint32_t longestDistance(const TierSummary& summary) {
  std::uint32_t longest = 0;
  for (const PartSummary& part : summary.parts)
    for (const PartSummary::Entry& entry : part.histogram) longest = std::max(longest, entry.value.distancePlies);
  return longest;
}

/// Whether narrow cells have had room for all distances. Throws std::overflow_error where \p wide ones had not.
bool hadRoom(const TierSummary& summary, bool wide);

}  // namespace kotai::retrograde
