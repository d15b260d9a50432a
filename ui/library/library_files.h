// Imports games from files into the library and exports them, off the GUI thread.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/library/game_library.h"

namespace kotai::ui {

struct ImportReport {
  int added = 0;
  int known = 0;         ///< games that were already in the library
  QStringList warnings;  ///< unreadable parts, by file
  bool stored = true;    ///< false if the library could not be written
};

/// Uses one transaction per file. Calls \p progress with the number of finished files, in the calling thread.
ImportReport importFiles(GameLibrary& library, const QStringList& files, const std::function<void(int)>& progress,
                         const std::stop_token& stop);

/// Writes all games to one file. Returns the reason if it fails.
QString exportGames(const GameLibrary& library, const std::vector<GameId>& games, const QString& file);

}  // namespace kotai::ui
