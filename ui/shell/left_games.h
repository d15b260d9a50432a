// Moves the open games of ended programs to the library.
#pragma once

#include <QStringList>

#include "core/library/game_library.h"

namespace kotai::ui {

/// Returns whether moves or comments were added to it.
bool isWorthKeeping(const GameRecord& game);

/// Location of such a game.
struct LeftGame {
  bool isSafe = false;  ///< in the library, unchanged in its own file, or empty
  QString told;         ///< a message; may be empty
};

/// Reads the text in the file of an open game. Any thread.
LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;  ///< games that are saved now
  QStringList warnings;
};

/// Moves the games of ended programs to the library, except for this program's open game (KeptGame::file()). Removes their
/// files once the games are saved. Any thread.
LeftGames importLeftGames(GameLibrary& library, const QString& own);

}  // namespace kotai::ui
