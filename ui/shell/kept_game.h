// Stores the open game between runs, in one file in the data folder. A damaged file is never overwritten.
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

/// State of a run of the program, in addition to the game itself: the game's file, its clocks, its record in the
/// library, the orientation of the board, and whether the game is only viewed. Saved only in the file of the open game.
struct AutosaveState {
  QString file;           ///< path of the game's file; empty if the game has no file
  QByteArray fileDigest;  ///< digest of the contents of that file, by digestOf()
  std::string clock;      ///< state of the clocks; empty without a clock
  std::optional<bool> boardFlipped;
  bool lookedAt = false;
  std::optional<GameId> storedAs;  ///< id of the game in the library, if the game has ended
};

QByteArray digestOf(const QByteArray& text);

QByteArray keptText(GameRecord game, const AutosaveState& state);

/// Removes the state from a game and returns it. Use this function only for the stored open game, because other files
/// may come from strangers.
AutosaveState extractState(SavedGame& game);

/// Returns the contents of the game's file. Returns nothing if the file has changed since the game was last read from
/// it or saved.
std::optional<QByteArray> unchangedFileOf(const AutosaveState& state);

/// A lock on a file in use, visible to all programs. The system releases the lock when the program ends, even after a
/// crash.
class FileLock {
 public:
  FileLock() = default;
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  enum class Taken { Yes, Other, Impossible };
  /// Locks the file and releases an earlier lock. Returns Other if another program holds the lock. Returns Impossible
  /// if the file cannot be created (missing folder, full disk, no permission). Never removes the file.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

/// Each running program has its own file: the first of open-game.kotaigame, open-game-2.kotaigame, ... that is not in use.
class KeptGame {
 public:
  explicit KeptGame(QString folder);

  /// Returns the files of programs that have ended, in the folder of \p own. A file stays locked while its object
  /// exists. Never returns \p own itself, whose lock may already be released while the program ends.
  static std::vector<std::unique_ptr<KeptGame>> leftBeside(const QString& own);

  const QString& file();  ///< path of this program's own file

  struct Content {
    QByteArray text;                ///< text in the file; empty if there is no readable text
    std::optional<SavedGame> game;  ///< readable part of the game
    QString warning;                ///< the fault and the new path of the damaged file; empty if there is no fault
  };
  /// Reads the game. If the file cannot be read completely (or is a folder or a pipe), first renames it. Without a
  /// file, reads the game of an earlier version (open-game.json) and leaves it unchanged.
  Content read();

  struct Written {
    QByteArray text;
    std::optional<FileFailure> failure;
    QString warning;  ///< warning of read(), which the first write calls to rename a damaged file
  };
  Written write(const QByteArray& text);
  /// Writes the text on a separate thread, since the disk may be slow. Calls \p receive from the event loop of \p context, unless
  /// another read or write starts first.
  void writeInBackground(const QByteArray& text, QObject* context, std::function<void(const Written&)> receive);
  bool isWriting() const { return m_writer.activeThreadCount() > 0; }
  void remove();  ///< removes the file, because its game is stored elsewhere
  /// Renames the file, because its game could not be stored elsewhere. Returns a message.
  QString moveAside();
  /// Returns whether this is the latest text that was read or written successfully.
  bool holds(const QByteArray& text) const { return m_safe && text == m_text; }

 private:
  FileLock::Taken claim(int number);
  void claim();
  Content readEarlier() const;
  QString makeWay(const QString& reason);
  Written beginWriting(const QByteArray& text);
  void finishWriting();

  QString m_folder;
  QString m_file;
  FileLock m_lock;
  bool m_claimed = false;
  QByteArray m_text;
  bool m_safe = false;  ///< whether the contents of the file may be overwritten
  std::optional<FileFailure> m_inTheWay;
  std::shared_ptr<Written> m_running;  ///< result of the running write; the writing thread sets it
  QThreadPool m_writer;
};

/// Returns whether the game has moves or comments, so that it is worth saving.
bool isWorthKeeping(const GameRecord& game);

/// Result of saving the game of a program that has ended.
struct LeftGame {
  bool isSafe = false;  ///< the game is in the library, unchanged in its own file, or empty
  QString told;         ///< message for the user; may be empty
};

/// Saves the game of a program that has ended. Any thread.
LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;  ///< number of games saved now
  QStringList warnings;
};

/// Moves the games of ended programs to the library. Removes each file once its game is saved. Skips this program's
/// open game (KeptGame::file()). Any thread.
LeftGames importLeftGames(GameLibrary& library, const QString& own);

/// Result of reading a file of games.
struct GamesFile {
  QString path;
  std::optional<FileFailure> failure = {};  ///< reason why the file could not be read
  std::optional<GameFault> fault = {};      ///< fault of the first game, if no game can be opened
  std::optional<SavedGame> game = {};       ///< the first game that can be opened
  std::size_t games = 0;
  QByteArray digest = {};  ///< digestOf() the bytes of the file, if isWrittenOver()
};

/// Reads the file and replays its games. Any thread.
GamesFile readGamesFile(const QString& path);

/// Returns whether saving may overwrite a file with this text. Returns false if the text contains other games as well,
/// is damaged or has another form. \p games: games of the text.
bool isWrittenOver(const QByteArray& text, const std::vector<SavedResult>& games);

/// The file from which the open game was opened, or to which it was saved.
class GameFile {
 public:
  const QString& path() const { return m_path; }  ///< path of the file; empty if the game has no file
  bool isNamed() const { return !m_path.isEmpty(); }
  /// Returns whether the game differs from its file. The shown move does not count.
  bool differs(const GameRecord& game) const;

  GameFile();

  void forget();
  /// Records that the file contains only this game. \p digest: digestOf() its bytes.
  void holds(const QString& path, GameRecord game, const QByteArray& digest);
  const QByteArray& digest() const { return m_digest; }
  std::optional<FileFailure> save(const QString& path, const GameRecord& game);
  /// Saves the game on a separate thread, since the disk may be slow. Told is called from the event loop of \p context,
  /// which must outlive this object, or by finishSaving().
  using Told = std::function<void(const std::optional<FileFailure>&)>;
  void saveInBackground(const QString& path, const GameRecord& game, QObject* context, Told told);
  void finishSaving();  ///< waits until writing has ended

 private:
  struct Saving {
    QString path;
    GameRecord game;
    QByteArray bytes;
    Told told;  ///< function to call with the result; empty once it has been called
    std::optional<FileFailure> failure = {};
  };
  void onFileSaved(const std::shared_ptr<Saving>& saved);
  static QByteArray contentOf(GameRecord game);

  QString m_path;
  GameRecord m_game;  ///< the game as it is in the file
  QByteArray m_digest;
  std::shared_ptr<Saving> m_saving;  ///< running write; the writing thread sets its result
  QThreadPool m_writer;
};

}  // namespace kotai::ui
