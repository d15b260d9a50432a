// Explains in words of the board why a move of Animal Shogi is illegal.
#pragma once

#include <QString>

#include "core/game/variant.h"

namespace kotai::ui {

/// A sentence about a piece of the mover that cannot go there. Empty if the general reason is enough.
QString whyNoAnimalShogiMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move);

}  // namespace kotai::ui
