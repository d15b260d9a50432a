// How a position of a saved game is painted, whatever game it is.
#pragma once

#include "core/record/saved_game.h"
#include "ui/welcome/live_board.h"

namespace kotai::ui {

/// Without values and without what surrounds the board.
LiveBoard::Paint pictureOf(const SavedGame& game, const AnyPosition& position);

}  // namespace kotai::ui
