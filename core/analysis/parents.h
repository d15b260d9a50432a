// The positions that can precede a position.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai {

struct Parent {
  AnyPosition position;
  std::vector<AnyMove> moves;  ///< all moves to the position or a symmetric image, ordered by their notation
};

/// Returns every position, reachable or not, with a legal move to \p position, ordered by notation. The positions are
/// canonical, so symmetric positions count as one.
std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position);
/// Returns the parents as they stood on the board before \p position, without swapping the sides. Of several
/// symmetric parents, returns only the first in alphabetical order.
std::vector<Parent> parentsOnBoard(const Variant& variant, const AnyPosition& position);

}  // namespace kotai
