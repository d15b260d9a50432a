// The positions a position can have come from.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai {

struct Parent {
  AnyPosition position;        ///< canonical: mirror images are one
  std::vector<AnyMove> moves;  ///< all that lead to the position or an image of it, in the order of their texts
};

/// Every position with a legal move to this one, whether it can be reached or not, in the order of their texts.
std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position);

}  // namespace kotai
