// Explains in words of the board why a move of Quoridor is illegal.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot go there. Empty if the general reason is enough.
QString whyNoQuoridorMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// About a pawn that cannot be picked up or a stock from which no fence can be taken. Empty if there is none, or if it can.
QString whyNoQuoridorPiece(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui
