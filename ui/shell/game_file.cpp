#include "ui/shell/game_file.h"

#include <QFileInfo>

#include "ui/document/game_text.h"
#include "ui/shell/kept_state.h"

namespace kotai::ui {

QByteArray GameFile::contentOf(GameRecord game) {
  game.current = 0;
  return writeGame(game);
}

void GameFile::holds(const QString& path, const GameRecord& game, const QByteArray& bytes) {
  m_path = QFileInfo(path).absoluteFilePath();
  m_content = contentOf(game);
  m_digest = digestOf(bytes);
}

std::optional<FileFailure> GameFile::save(const QString& path, const GameRecord& game) {
  const QByteArray bytes = writeGame(game);
  auto failure = writeWhole(path, bytes);
  if (!failure) holds(path, game, bytes);
  return failure;
}

}  // namespace kotai::ui
