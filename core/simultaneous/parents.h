// The positions that can precede a position of a simultaneous game.
#pragma once

#include <stop_token>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

struct TurnParent {
  AnyPosition position;          ///< canonical under the symmetries that preserve the sides
  std::vector<JointMove> turns;  ///< all turns to the given position or an image of it, ordered by notation
};

/// Returns every position, reachable or not, with a turn to \p position, ordered by notation. Incomplete after a stop request.
std::vector<TurnParent> parentsOf(const SimultaneousVariant& variant, const AnyPosition& position,
                                  const std::stop_token& stop = {});
/// Returns whether parentsOf() omits positions because there are too many.
bool leavesOutParents(const SimultaneousVariant& variant, const AnyPosition& position);

}  // namespace kotai
