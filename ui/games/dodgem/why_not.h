// Why a move of Dodgem is not legal, in words of the board.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot go there; empty where every game would say the same.
QString whyNoDodgemMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// About a car that cannot be taken up; empty where there is none, or where it can.
QString whyNoDodgemCar(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui
