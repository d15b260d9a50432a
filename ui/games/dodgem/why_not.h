// Explains in words of the board why a move of Dodgem is illegal.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot go there. Empty if the general reason is enough.
QString whyNoDodgemMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// About a car that cannot be picked up. Empty if there is none, or if it can.
QString whyNoDodgemCar(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui
