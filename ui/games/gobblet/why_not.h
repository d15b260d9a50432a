// Explains why a move of Gobblet Gobblers is illegal, with the names of pieces.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot move there. Empty if the general reason is sufficient.
QString whyNoGobbletMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);

}  // namespace kotai::ui
