// Explains why a move of Dodgem is illegal, with the names of pieces.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot move there. Empty if the general reason is sufficient.
QString whyNoDodgemMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// Explains why a car cannot be picked up. Empty if there is no car, or if it can.
QString whyNoDodgemCar(const Variant& variant, const AnyPosition& position, Square square);

}  // namespace kotai::ui
