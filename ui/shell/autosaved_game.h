// Stores the open game between runs, in a file in the data folder. Never overwrites a damaged file. Also
// contains GameFile, the file from which the open game was opened.
#pragma once

#include <QThreadPool>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/library/game_library.h"
#include "core/library/library_game.h"
#include "core/record/game_record.h"
#include "core/record/saved_game.h"
#include "ui/files/safe_file.h"

class QObject;

namespace kotai::ui {

/// State of a run of the program: the game's own file, its clocks, its id in the library, the orientation of
/// the board, and whether the game is only for viewing. Saved only in the file of the open game.
struct AutosaveState {
  QString file;           ///< path of the game's own file; empty if there is none
  QByteArray fileDigest;  ///< digest of the contents of that file, by digestOf()
  std::string clock;      ///< state of the clocks; empty without a clock
  std::optional<bool> boardFlipped;
  bool lookedAt = false;
  std::optional<GameId> storedAs;  ///< id of the game in the library, if the game has ended
};

QByteArray digestOf(const QByteArray& text);

QByteArray keptText(GameRecord game, const AutosaveState& state);

/// Removes the state from a game and returns it. Use the state only for the autosaved game, because other files
/// may come from untrusted sources.
AutosaveState extractState(SavedGame& game);

/// Returns the contents of the game's own file. Returns nothing if the file has changed since the program read
/// or wrote it.
std::optional<QByteArray> unchangedFileOf(const AutosaveState& state);

/// Lock on a file in use, visible to all programs. The system releases the lock when the program ends, even
/// after a crash.
class FileLock {
 public:
  FileLock() = default;
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  enum class Taken { Yes, Other, Impossible };
  /// Locks a file and releases an earlier lock. Returns Other if another program holds the lock. Returns
  /// Impossible if the lock file cannot be created (missing folder, full disk, no permission). Never removes the
  /// lock file.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

/// File with the open game. Each running program has its own file: the first of open-game.kotaigame,
/// open-game-2.kotaigame and so on that is not in use.
class AutosavedGame {
 public:
  explicit AutosavedGame(QString folder);

  /// Returns the files of ended programs, in the folder of \p own. Each file stays locked as long as its object
  /// exists. Never returns \p own, whose lock may already be released while this program ends.
  static std::vector<std::unique_ptr<AutosavedGame>> leftBeside(const QString& own);

  const QString& file();  ///< returns the path of this program's file

  struct Content {
    QByteArray text;                ///< text in the file; empty if there is no readable text
    std::optional<SavedGame> game;  ///< readable part of the game
    QString warning;                ///< message with the error and the new path of a damaged file; empty without error
  };
  /// Reads the game. Renames a file that cannot be read completely, or that is a folder or a pipe. If there is no
  /// file, reads the file of an earlier version (open-game.json), which stays unchanged.
  Content read();

  struct Written {
    QByteArray text;
    std::optional<FileFailure> failure;
    QString warning;  ///< warning of read(), if the first write has called read()
  };
  Written write(const QByteArray& text);
  /// Writes the text in a separate thread, because the disk may be slow. Calls \p receive from the event loop of
  /// \p context, unless another read or write starts first.
  void writeInBackground(const QByteArray& text, QObject* context, std::function<void(const Written&)> receive);
  bool isWriting() const { return m_writer.activeThreadCount() > 0; }
  void remove();  ///< removes the file; call this if its game is stored elsewhere
  /// Renames the file and returns a message. Call this function if its game could not be stored elsewhere.
  QString moveAside();
  /// Returns whether the file contains \p text, because the text was read or written successfully.
  bool holds(const QByteArray& text) const { return m_safe && text == m_text; }

 private:
  FileLock::Taken claim(int number);
  void claim();
  Content readEarlier() const;
  QString moveDamagedAside(const QString& reason);
  Written beginWriting(const QByteArray& text);
  void finishWriting();

  QString m_folder;
  QString m_file;
  FileLock m_lock;
  bool m_claimed = false;
  QByteArray m_text;
  bool m_safe = false;  ///< whether a write may overwrite the file
  std::optional<FileFailure> m_moveFailure;
  std::shared_ptr<Written> m_running;  ///< result of the running write, set by the writing thread
  QThreadPool m_writer;
};

/// Returns whether a game is worth saving, because it has moves or comments.
bool isWorthSaving(const GameRecord& game);

/// Result of saving the game of a program that has ended.
struct LeftGame {
  bool isSafe = false;  ///< whether the game is in the library, unchanged in its own file, or empty
  QString message;      ///< message for the user; may be empty
};

/// Saves the game of a program that has ended in the library, unless the game's own file contains the game. Can
/// be called on any thread.
LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;
  QStringList warnings;
};

/// Moves the games of ended programs to the library. Removes a file after saving its game. Skips \p own, the
/// file of this program. Can be called on any thread.
LeftGames importLeftGames(GameLibrary& library, const QString& own);

/// Result of reading a file of games.
struct GamesFile {
  QString path;
  std::optional<FileFailure> failure = {};  ///< reason why the file could not be read
  std::optional<GameFault> fault = {};      ///< error in the first game, if no game can be opened
  std::optional<SavedGame> game = {};       ///< first game that can be opened
  std::size_t games = 0;
  QByteArray digest = {};  ///< digestOf() of the file's bytes, if mayOverwrite() is true
};

/// Reads a file and replays its games. Can be called on any thread.
GamesFile readGamesFile(const QString& path);

/// Returns whether a save may overwrite a file with this text. Returns false if the text contains several
/// games, is damaged, or has another format. \p games contains the games of the text.
bool mayOverwrite(const QByteArray& text, const std::vector<SavedResult>& games);

/// File from which the open game was opened, or to which the game was saved.
class GameFile {
 public:
  const QString& path() const { return m_path; }  ///< path of the file; empty if the game has no file
  bool isNamed() const { return !m_path.isEmpty(); }
  /// Returns whether the game differs from its file. Ignores the current node.
  bool differs(const GameRecord& game) const;

  GameFile();

  void forget();
  /// Records that the file contains this game and no other. \p digest is the result of digestOf() for its bytes.
  void holds(const QString& path, GameRecord game, const QByteArray& digest);
  const QByteArray& digest() const { return m_digest; }
  std::optional<FileFailure> save(const QString& path, const GameRecord& game);
  /// Function that receives the result of saveInBackground(). Called from the event loop of \p context, which
  /// must outlive this object, or by finishSaving().
  using Callback = std::function<void(const std::optional<FileFailure>&)>;
  void saveInBackground(const QString& path, const GameRecord& game, QObject* context, Callback callback);
  void finishSaving();  ///< waits until the running write has ended

 private:
  struct Saving {
    QString path;
    GameRecord game;
    QByteArray bytes;
    Callback callback;  ///< function to call with the result; empty after the call
    std::optional<FileFailure> failure = {};
  };
  void onFileSaved(const std::shared_ptr<Saving>& saved);
  static QByteArray contentOf(GameRecord game);

  QString m_path;
  GameRecord m_game;
  QByteArray m_digest;
  std::shared_ptr<Saving> m_saving;  ///< running write, whose result the writing thread sets
  QThreadPool m_writer;
};

}  // namespace kotai::ui
