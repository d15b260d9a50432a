// Games of files for the library, and of the library for files: read and written away from the window's thread.
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
  int known = 0;         ///< games that were there already
  QStringList warnings;  ///< what could not be read, file by file
  bool stored = true;    ///< false: the library could not be written
};

/// A transaction for each file. \p progress is told the number of files that are done; called in the thread that runs this.
ImportReport importFiles(GameLibrary& library, const QStringList& files, const std::function<void(int)>& progress,
                         const std::stop_token& stop);

/// All games in one file; the reason if it could not be written.
QString exportGames(const GameLibrary& library, const std::vector<GameId>& games, const QString& file);

}  // namespace kotai::ui
