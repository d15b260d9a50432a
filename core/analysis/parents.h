// The positions that can precede a position.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai {

struct Parent {
  AnyPosition position;        ///< canonical, so mirror images are one position
  std::vector<AnyMove> moves;  ///< all moves to the position or an image of it, ordered by their texts
};

/// Every position with a legal move to this one, reachable or not, ordered by their texts.
std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position);

}  // namespace kotai
