// Games of the library that can be continued: put aside or left before their end.
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

/// Latest first. Of a game put aside several times, only the longest version counts. Skips the open game and games that were
/// finished later. Any thread.
std::vector<UnfinishedGame> unfinishedGames(const GameLibrary& library, const std::optional<GameRecord>& open, int most);

}  // namespace kotai::ui
