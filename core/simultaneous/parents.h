// The positions that can precede a position of a simultaneous game.
#pragma once

#include <stop_token>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

struct TurnParent {
  AnyPosition position;          ///< position, canonical under the symmetries that preserve the sides
  std::vector<JointMove> turns;  ///< all turns that lead to the given position or a symmetric image of it, ordered by notation
};

struct TurnParents {
  std::vector<TurnParent> list;
  bool isWhole = true;  ///< false if there are too many positions to list
};

/// Returns every position, reachable or not, with a turn to \p position, ordered by notation. The result is
/// incomplete after a stop request.
TurnParents parentsOf(const SimultaneousVariant& variant, const AnyPosition& position, const std::stop_token& stop = {});

}  // namespace kotai
