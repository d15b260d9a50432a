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
  QByteArray fileDigest;  ///< digestOf() of its contents
  std::string clock;      ///< empty without a clock
  std::optional<bool> boardFlipped;
  bool lookedAt = false;
  std::optional<GameId> keptAs;  ///< its number in the library after its end
};

QByteArray digestOf(const QByteArray& text);

/// Returns the text of the game together with its state.
QByteArray keptText(GameRecord game, const KeptState& state);

/// Removes the state from a game and returns it. Use it only for the stored open game, because other files may come from
/// strangers.
KeptState takeState(SavedGame& game);

/// Returns the contents of the game's file, if they have not changed since the game was last read from it or saved.
std::optional<QByteArray> unchangedFileOf(const KeptState& state);

/// A lock, visible to all programs, on something in use. The system releases it when the program ends, even after a crash.
class FileLock {
 public:
  FileLock() = default;
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  enum class Taken { Yes, Other, Impossible };
  /// Other: another program holds the lock. Impossible: the file cannot be created (missing folder, full disk, no permission).
  /// Releases an earlier lock first. The file itself remains.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

/// Each running program has its own file: the first of open-game.kotaigame, open-game-2.kotaigame, ... that is not in use.
class KeptGame {
 public:
  explicit KeptGame(QString folder);

  /// The files of programs that have ended, in the folder of \p own. A file is locked while its object exists. The list never
  /// contains \p own itself, which may be free again at the end of its program.
  static std::vector<std::unique_ptr<KeptGame>> leftBeside(const QString& own);

  const QString& file();  ///< the program's own file

  struct Content {
    QByteArray text;                ///< empty if there is no readable text
    std::optional<SavedGame> game;  ///< the readable part
    QString warning;                ///< the fault and the new path of the damaged file; empty if there is no fault
  };
  /// First renames anything that cannot be read completely (also a folder or a pipe). Without a file, reads the game of an
  /// earlier version (open-game.json) and leaves it unchanged.
  Content read();

  struct Written {
    QByteArray text;
    std::optional<FileFailure> failure;
    QString warning;  ///< result of read(): the first write reads before, so that a damaged file has been moved
  };
  Written write(const QByteArray& text);
  /// Runs on a separate thread, since the disk may be slow. \p receive is called from the event loop of \p context, unless
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
  std::shared_ptr<Written> m_running;  ///< set by the writer
  QThreadPool m_writer;
};

/// Returns whether moves or comments were added to it.
bool isWorthKeeping(const GameRecord& game);

/// Location of such a game.
struct LeftGame {
  bool isSafe = false;  ///< in the library, unchanged in its own file, or empty
  QString told;         ///< a message; may be empty
};

/// Reads the text in the file of an open game. Any thread.
LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept);

struct LeftGames {
  int count = 0;  ///< games that are saved now
  QStringList warnings;
};

/// Moves the games of ended programs to the library, except for this program's open game (KeptGame::file()). Removes their
/// files once the games are saved. Any thread.
LeftGames importLeftGames(GameLibrary& library, const QString& own);

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

/// The file from which the open game was opened, or to which it was saved.
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
