// Explains why a move of Quoridor is illegal, with the names of pieces.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot move there. Empty if the general reason is sufficient.
QString whyNoQuoridorMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// Explains why a pawn cannot be picked up, or no fence can be taken from a stock. Empty if there is neither, or if it can.
QString whyNoQuoridorPiece(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui
