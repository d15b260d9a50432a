// Games of the library that one can go on with: put aside or left before their end.
#pragma once

#include <optional>
#include <vector>

#include "core/library/game_library.h"

namespace kotai::ui {

struct UnfinishedGame {
  LibraryGame game;
  SavedGame saved;
  AnyPosition position;  ///< the last of its main line
};

/// The latest first. A game that was put aside several times counts once, as far as it was played; what is open, or was played
/// to its end later, is left out. Any thread.
std::vector<UnfinishedGame> unfinishedGames(const GameLibrary& library, const std::optional<GameRecord>& open, int most);

}  // namespace kotai::ui
