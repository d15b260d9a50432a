#include "solvers/retrograde/dodgem/pair_limits.h"

#include <stdexcept>

namespace kotai::retrograde {

bool hadRoom(const TierSummary& summary, bool wide, Scale scale) {
  const std::uint32_t longest = longestDistance(summary);
  const bool room = longest < limitPlies(wide, scale);
  if (wide && !room) throw std::overflow_error("a distance does not fit two bytes");
  return room;
}

}  // namespace kotai::retrograde
