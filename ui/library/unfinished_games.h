// Games of the library that can be continued: saved before their end.
#pragma once

#include <optional>
#include <vector>

#include "core/library/game_library.h"

namespace kotai::ui {

struct UnfinishedGame {
  LibraryGame game;
  SavedGame saved;
  AnyPosition position;  ///< last node of its main line
};

/// Latest first. If a game was saved several times, only the longest version counts. Skips the open game and games that were
/// finished later. Any thread.
std::vector<UnfinishedGame> unfinishedGames(const GameLibrary& library, const std::optional<GameRecord>& open, int most);

}  // namespace kotai::ui
