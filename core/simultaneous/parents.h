// The positions that can precede a position of a simultaneous game.
#pragma once

#include <stop_token>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

struct TurnParent {
  AnyPosition position;          ///< images that keep the sides count as one
  std::vector<JointMove> turns;  ///< all turns to the position or such an image, ordered by their notation
};

/// Returns every position with a turn to this one, reachable or not, ordered by their notation. After a stop request, only some
/// of them.
std::vector<TurnParent> parentsOf(const SimultaneousVariant& variant, const AnyPosition& position,
                                  const std::stop_token& stop = {});
/// Returns whether parentsOf() leaves some positions out, because there are too many.
bool leavesOutParents(const SimultaneousVariant& variant, const AnyPosition& position);

}  // namespace kotai
