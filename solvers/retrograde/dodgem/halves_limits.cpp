#include "solvers/retrograde/dodgem/halves_limits.h"

#include <stdexcept>

namespace kotai::retrograde {

bool hadRoom(const TierSummary& summary, bool wide) {
  const std::uint32_t longest = longestDistance(summary);
  if (wide && longest >= wideLimitPlies) throw std::overflow_error("a distance does not fit two bytes");
  return longest < (wide ? wideLimitPlies : narrowLimitPlies);
}

}  // namespace kotai::retrograde
