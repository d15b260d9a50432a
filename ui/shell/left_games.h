// Kept games of ended programs, which are moved to the library.
#pragma once

#include <QStringList>

#include "core/library/game_library.h"

namespace kotai::ui {

/// Moves or comments were added to it.
bool isWorthKeeping(const GameRecord& game);

/// State of such a game.
struct LeftGame {
  bool isSafe = false;  ///< in the library, unchanged in its own file, or empty
  QString told;         ///< a message; may be empty
};

/// As stored in the file of a kept game. Any thread.
LeftGame takeIn(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;  ///< games that are safe now
  QStringList warnings;
};

/// Takes over the games of ended programs, besides this program's kept game (KeptGame::file()). Removes their files once
/// their games are safe. Any thread.
LeftGames takeInLeftGames(GameLibrary& library, const QString& own);

}  // namespace kotai::ui
