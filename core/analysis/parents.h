// The positions that can precede a position.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai {

struct Parent {
  AnyPosition position;
  std::vector<AnyMove> moves;  ///< all that lead to the position or an image of it, ordered by their texts
};

/// Every position with a legal move to this one, reachable or not, ordered by their texts. Canonical: mirror images are one.
std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position);
/// The same as they stand on the board before this position: not turned, and of mirror images the first by its text.
std::vector<Parent> parentsOnBoard(const Variant& variant, const AnyPosition& position);

}  // namespace kotai
