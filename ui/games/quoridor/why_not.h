// Why a move of Quoridor is not legal, in words of the board.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot go there; empty where every game would say the same.
QString whyNoQuoridorMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// About a pawn or a stock of fences that cannot be taken from; empty where there is none, or where it can.
QString whyNoQuoridorPiece(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui
