// Stores the open game between runs, in one file in the data folder. A damaged file is never overwritten.
#pragma once

#include <QByteArray>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/record/saved_game.h"
#include "ui/files/file_lock.h"
#include "ui/files/safe_file.h"

class QObject;

namespace kotai::ui {

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

}  // namespace kotai::ui
