// The positions a position of a game with simultaneous moves can have come from.
#pragma once

#include <vector>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

struct TurnParent {
  AnyPosition position;          ///< images that leave the sides where they are count as one
  std::vector<JointMove> turns;  ///< all that lead to the position or such an image of it, in the order of their texts
};

/// Every position with a turn to this one, whether it can be reached or not, in the order of their texts.
std::vector<TurnParent> parentsOf(const SimultaneousVariant& variant, const AnyPosition& position);

}  // namespace kotai
