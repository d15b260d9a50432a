// A game is gone on with against whom it was played.
#pragma once

#include <optional>

#include "core/game/types.h"

namespace kotai {
struct SavedGame;
}

namespace kotai::ui {

class Settings;

/// Who played a game against a level or a program meets it again, on the same side; in other games nobody is played by the
/// program.
void choosePlayersOf(const SavedGame& game, Settings& settings);

}  // namespace kotai::ui
