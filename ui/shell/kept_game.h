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

/// State of a run of the program rather than of its game: the game's file, clocks, orientation of the board, whether the game is
/// only viewed, its record in the library. Saved only in the file of the open game.
struct KeptState {
  QString file;           ///< empty if the game has no file
  QByteArray fileDigest;  ///< digestOf() the contents of the file
  std::string clock;      ///< empty without a clock
  std::optional<bool> boardFlipped;
  bool lookedAt = false;
  std::optional<GameId> keptAs;  ///< id of the game in the library, if the game has ended
};

QByteArray digestOf(const QByteArray& text);

QByteArray keptText(GameRecord game, const KeptState& state);

/// Removes the state from a game and returns it. Use it only for the stored open game, because other files may come from
/// strangers.
KeptState takeState(SavedGame& game);

/// Returns the contents of the game's file, if they have not changed since the game was last read from it or saved.
std::optional<QByteArray> unchangedFileOf(const KeptState& state);

/// A lock on a file in use, visible to all programs. The system releases it when the program ends, even after a crash.
class FileLock {
 public:
  FileLock() = default;
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  enum class Taken { Yes, Other, Impossible };
  /// Locks the file and releases an earlier lock. Other: another program holds the lock. Impossible: the file cannot be created
  /// (missing folder, full disk, no permission). The file itself remains.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

/// Each running program has its own file: the first of open-game.kotaigame, open-game-2.kotaigame, ... that is not in use.
class KeptGame {
 public:
  explicit KeptGame(QString folder);

  /// Returns the files of programs that have ended, in the folder of \p own. A file is locked while its object exists. The list
  /// never contains \p own itself, whose lock may already be released when its program ends.
  static std::vector<std::unique_ptr<KeptGame>> leftBeside(const QString& own);

  const QString& file();  ///< the program's own file

  struct Content {
    QByteArray text;                ///< empty if there is no readable text
    std::optional<SavedGame> game;  ///< readable part of the game
    QString warning;                ///< the fault and the new path of the damaged file; empty if there is no fault
  };
  /// Reads the game. First renames anything that cannot be read completely, even a folder or a pipe. Without a file, reads the
  /// game of an earlier version (open-game.json) and leaves it unchanged.
  Content read();

  struct Written {
    QByteArray text;
    std::optional<FileFailure> failure;
    QString warning;  ///< warning of read(), which the first write calls to move a damaged file aside
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
  bool m_safe = false;  ///< the contents of the file may be overwritten
  std::optional<FileFailure> m_inTheWay;
  std::shared_ptr<Written> m_running;  ///< result of the running write; the writer sets it
  QThreadPool m_writer;
};

/// Returns whether the game has moves or comments.
bool isWorthKeeping(const GameRecord& game);

/// Result of saving the game of a program that has ended.
struct LeftGame {
  bool isSafe = false;  ///< the game is in the library, unchanged in its own file, or empty
  QString told;         ///< message for the user; may be empty
};

/// Saves the game of a program that has ended. Any thread.
LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;  ///< games that are saved now
  QStringList warnings;
};

/// Moves the games of ended programs to the library, except for this program's open game (KeptGame::file()). Removes their
/// files once the games are saved. Any thread.
LeftGames importLeftGames(GameLibrary& library, const QString& own);

/// Result of reading a file of games.
struct GamesFile {
  QString path;
  std::optional<FileFailure> failure = {};  ///< reason why the file could not be read
  std::optional<GameFault> fault = {};      ///< fault of the first game, if no game can be opened
  std::optional<SavedGame> game = {};       ///< the first game that can be opened
  std::size_t games = 0;
  QByteArray digest = {};  ///< digestOf() its bytes, if isWrittenOver()
};

/// Reads the file and replays its games. Any thread.
GamesFile readGamesFile(const QString& path);

/// Returns whether saving may overwrite a file with this text. False if it contains other games as well, is damaged or has
/// another form. \p games: games of the text.
bool isWrittenOver(const QByteArray& text, const std::vector<SavedResult>& games);

/// The file from which the open game was opened, or to which it was saved.
class GameFile {
 public:
  const QString& path() const { return m_path; }  ///< empty if the game has no file
  bool isNamed() const { return !m_path.isEmpty(); }
  /// Returns whether the game differs from its file. The shown move does not count.
  bool differs(const GameRecord& game) const;

  GameFile();

  void forget();
  /// Records that the file contains only this game. \p digest: digestOf() its bytes.
  void holds(const QString& path, GameRecord game, const QByteArray& digest);
  const QByteArray& digest() const { return m_digest; }
  std::optional<FileFailure> save(const QString& path, const GameRecord& game);
  /// Saves the game on a separate thread, since the disk may be slow. \p told is called from the event loop of \p context, which
  /// must outlive this object, or by finishSaving().
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
  GameRecord m_game;  ///< the game in the file
  QByteArray m_digest;
  std::shared_ptr<Saving> m_saving;  ///< running write; the writer sets its result
  QThreadPool m_writer;
};

}  // namespace kotai::ui
