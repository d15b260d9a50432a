#include "ui/shell/game_file.h"

#include <QFileInfo>

#include "ui/document/game_text.h"

namespace kotai::ui {

QByteArray GameFile::contentOf(GameRecord game) {
  game.current = 0;
  return writeGame(game);
}

void GameFile::holds(const QString& path, const GameRecord& game) {
  m_path = QFileInfo(path).absoluteFilePath();
  m_content = contentOf(game);
}

void GameFile::belongsTo(const QString& path) {
  m_path = path;
  m_content.clear();
}

std::optional<FileFailure> GameFile::save(const QString& path, const GameRecord& game) {
  auto failure = writeWhole(path, writeGame(game));
  if (!failure) holds(path, game);
  return failure;
}

}  // namespace kotai::ui
