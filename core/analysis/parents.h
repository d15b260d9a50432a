// The positions that can precede a position.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai {

struct Parent {
  AnyPosition position;
  std::vector<AnyMove> moves;  ///< all moves that lead to the position or an image of it, ordered by their notation
};

/// Returns every position with a legal move to this one, reachable or not, ordered by their notation. The positions are
/// canonical, so images count as one.
std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position);
/// Returns the parents as they were on the board before this position, without swapping the sides. Of several images, returns
/// only the one that comes first in alphabetical order.
std::vector<Parent> parentsOnBoard(const Variant& variant, const AnyPosition& position);

}  // namespace kotai
