// Kept games that nobody goes on with: they go where games go that make way for others, into the library.
#pragma once

#include <QStringList>

#include "core/library/game_library.h"

namespace kotai::ui {

/// Something was played or written in it.
bool isWorthKeeping(const GameRecord& game);

/// State of a left game.
struct LeftGame {
  bool isSafe = false;  ///< in the library, in its own file as it is, or there is nothing in it
  QString told;         ///< what is to be known of it; perhaps empty
};

/// As it stands in the file of a kept game. Any thread.
LeftGame takeIn(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;  ///< that are safe now
  QStringList warnings;
};

/// Takes in the games of programs that have ended, beside the kept game of this one (KeptGame::file()). Their files are removed
/// once their games are safe. Any thread.
LeftGames takeInLeftGames(GameLibrary& library, const QString& own);

}  // namespace kotai::ui
