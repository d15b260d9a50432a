// The file from which the open game was opened, or to which it was saved.
#pragma once

#include <QByteArray>
#include <QString>
#include <QThreadPool>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/record/game_record.h"
#include "core/record/saved_game.h"
#include "ui/files/safe_file.h"

class QObject;

namespace kotai::ui {

/// Reads a file of games for the window.
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

class GameFile {
 public:
  const QString& path() const { return m_path; }  ///< empty if the game has no file
  bool isNamed() const { return !m_path.isEmpty(); }
  /// The game differs from its file. The shown move does not count.
  bool differs(const GameRecord& game) const;

  GameFile();

  void forget();
  /// The file holds just this game; \p digest: digestOf() its bytes.
  void holds(const QString& path, GameRecord game, const QByteArray& digest);
  const QByteArray& digest() const { return m_digest; }
  std::optional<FileFailure> save(const QString& path, const GameRecord& game);
  /// The same on a separate thread, since the disk may be slow. \p told is called from the event loop of \p context, which must
  /// outlive this, or by finishSaving().
  using Told = std::function<void(const std::optional<FileFailure>&)>;
  void saveInBackground(const QString& path, const GameRecord& game, QObject* context, Told told);
  void finishSaving();  ///< waits until writing has ended

 private:
  struct Saving {
    QString path;
    GameRecord game;
    QByteArray bytes;
    Told told;  ///< empty once it has been called
    std::optional<FileFailure> failure = {};
  };
  void onFileSaved(const std::shared_ptr<Saving>& saved);
  static QByteArray contentOf(GameRecord game);

  QString m_path;
  GameRecord m_game;  ///< in the file
  QByteArray m_digest;
  std::shared_ptr<Saving> m_saving;  ///< digest of the open game; set by the writer
  QThreadPool m_writer;
};

}  // namespace kotai::ui
