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

struct TurnParents {
  std::vector<TurnParent> list;
  bool isWhole = true;  ///< false if there are too many positions to list
};

/// Returns every position with a turn to this one, reachable or not, ordered by their notation. After a stop request, only some
/// of them.
TurnParents parentsOf(const SimultaneousVariant& variant, const AnyPosition& position, const std::stop_token& stop = {});

}  // namespace kotai
