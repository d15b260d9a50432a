// The file that the open game was opened from or saved to.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "core/record/game_record.h"
#include "ui/files/safe_file.h"

namespace kotai::ui {

class GameFile {
 public:
  const QString& path() const { return m_path; }  ///< empty: the game is in no file
  bool isNamed() const { return !m_path.isEmpty(); }
  /// The game is not in its file as it is now; which move is shown does not count.
  bool differs(const GameRecord& game) const { return isNamed() && contentOf(game) != m_content; }

  void forget() { *this = {}; }
  /// The file holds just this game, with these bytes.
  void holds(const QString& path, const GameRecord& game, const QByteArray& bytes);
  const QByteArray& digest() const { return m_digest; }  ///< digestOf() its bytes
  std::optional<FileFailure> save(const QString& path, const GameRecord& game);

 private:
  static QByteArray contentOf(GameRecord game);

  QString m_path;
  QByteArray m_content;
  QByteArray m_digest;
};

}  // namespace kotai::ui
