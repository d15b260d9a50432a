// Reads a file of games for the window.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/record/saved_game.h"
#include "ui/files/safe_file.h"

namespace kotai::ui {

struct GamesFile {
  QString path;
  std::optional<FileFailure> failure = {};  ///< reason why it could not be read
  std::optional<GameFault> fault = {};      ///< fault of its first game, if none can be opened
  std::optional<SavedGame> game = {};       ///< the first game that can be opened
  std::size_t games = 0;
  QByteArray digest = {};  ///< digestOf() its bytes, if isWrittenOver()
};

/// Reads the file and replays its games. Any thread.
GamesFile readGamesFile(const QString& path);

/// Returns false for a text that contains other games as well, is damaged or has another form. \p games: games of the text.
bool isWrittenOver(const QByteArray& text, const std::vector<SavedResult>& games);

}  // namespace kotai::ui
