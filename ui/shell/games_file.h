// A file of games on its way into the window.
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
  std::optional<FileFailure> failure = {};  ///< it could not be read
  std::optional<GameFault> fault = {};      ///< of its first game, if there is none to open
  std::optional<SavedGame> game = {};       ///< the first that can be opened
  std::size_t games = 0;
  QByteArray digest = {};  ///< digestOf() its bytes, if isWrittenOver()
};

/// Reads the file and replays its games. Any thread.
GamesFile readGamesFile(const QString& path);

/// A text that holds other games as well, is damaged or has another form is not written over. \p games: those of the text.
bool isWrittenOver(const QByteArray& text, const std::vector<SavedResult>& games);

}  // namespace kotai::ui
