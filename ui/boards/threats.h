// What the player to move must fear: moves of the opponent that would end the game if the player passed.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

/// Asks the rules only: the moves of the passed position after which the player to move has lost. Empty where passing makes
/// no sense. A target with a piece on it is about to be taken, an empty one about to be reached.
std::vector<MoveSquares> threatsAgainstMover(const Variant& variant, const AnyPosition& position);

}  // namespace kotai::ui
