// Faults that occur only in Gobblet Gobblers.
#pragma once

#include "core/base/errors.h"

namespace kotai::gobblet {

namespace fault {
/// params: lower piece, the piece on it, square
inline constexpr OwnText wrongStack{"'{1}' lies on '{0}' on {2}; a piece lies only on smaller ones"};
}  // namespace fault

/// detail: the letters of the pieces
namespace expected {
inline constexpr OwnText cell{"the pieces of a square from bottom to top ({0}) or . for none"};
inline constexpr OwnText cellEnd{"a larger piece ({0}), a comma, / or a space"};
inline constexpr OwnText emptyCellEnd{"a comma, / or a space"};
inline constexpr OwnText placingOrSquare{"a piece to place ({0}) and @, or the square a piece is lifted from"};
}  // namespace expected

}  // namespace kotai::gobblet
