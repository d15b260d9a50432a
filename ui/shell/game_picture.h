// Paints a position of a saved game of any kind.
#pragma once

#include "core/record/saved_game.h"
#include "ui/welcome/live_board.h"

namespace kotai::ui {

/// Paints neither values nor the surroundings of the board.
LiveBoard::Paint pictureOf(const SavedGame& game, const AnyPosition& position);

}  // namespace kotai::ui
