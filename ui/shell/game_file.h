// The file that the open game was opened from or saved to.
#pragma once

#include <QByteArray>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>

#include "core/record/game_record.h"
#include "ui/files/safe_file.h"

class QObject;

namespace kotai::ui {

class GameFile {
 public:
  const QString& path() const { return m_path; }  ///< empty: the game is in no file
  bool isNamed() const { return !m_path.isEmpty(); }
  /// The game is not in its file as it is now; which move is shown does not count.
  bool differs(const GameRecord& game) const { return isNamed() && contentOf(game) != m_content; }

  GameFile();

  void forget();
  /// The file holds just this game; \p digest: digestOf() its bytes.
  void holds(const QString& path, const GameRecord& game, const QByteArray& digest);
  const QByteArray& digest() const { return m_digest; }
  std::optional<FileFailure> save(const QString& path, const GameRecord& game);
  /// The same by a thread of its own: the disk may be slow. \p told is called from the event loop of \p context, which lives as
  /// long as this, or by finishSaving().
  using Told = std::function<void(const std::optional<FileFailure>&)>;
  void saveInBackground(const QString& path, const GameRecord& game, QObject* context, Told told);
  void finishSaving();  ///< waits for what is being written

 private:
  struct Saving {
    QString path;
    GameRecord game;
    QByteArray bytes;
    Told told;  ///< empty once it was called
    std::optional<FileFailure> failure = {};
  };
  void takeSaved(const std::shared_ptr<Saving>& saved);
  static QByteArray contentOf(GameRecord game);

  QString m_path;
  QByteArray m_content;
  QByteArray m_digest;
  std::shared_ptr<Saving> m_saving;  ///< the game that is open; filled by the writer
  QThreadPool m_writer;
};

}  // namespace kotai::ui
