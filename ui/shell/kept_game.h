// The game that is kept between runs, in one file of the data folder. A damaged file is never overwritten.
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

/// Each program that runs has a file of its own: open-game.kotaigame, open-game-2.kotaigame, ...; the first that no other program
/// is using.
class KeptGame {
 public:
  explicit KeptGame(QString folder);

  /// The files of programs that have ended, in the folder of \p own: nobody else touches one while its object lives. Never
  /// \p own itself, which may be free again while this goes on, as its program is about to end.
  static std::vector<std::unique_ptr<KeptGame>> leftBeside(const QString& own);

  const QString& file();  ///< the own one

  struct Content {
    QByteArray text;                ///< empty if there is none that can be read
    std::optional<SavedGame> game;  ///< what could be read of it
    QString warning;                ///< what is wrong and where the damaged file is now; empty if all is well
  };
  /// Anything that cannot be read whole (also a folder or a pipe) is given another name first. If there is none yet, the game
  /// that an earlier version kept (open-game.json) is read and left as it is.
  Content read();

  struct Written {
    QByteArray text;
    std::optional<FileFailure> failure;
    QString warning;  ///< as read() says it: it reads before it writes for the first time, so that a damaged file has made way
  };
  Written write(const QByteArray& text);
  /// By a thread of its own: the disk may be slow. \p receive is called from the event loop of \p context, unless the game is
  /// read or written once more before that.
  void writeInBackground(const QByteArray& text, QObject* context, std::function<void(const Written&)> receive);
  bool isWriting() const { return m_writer.activeThreadCount() > 0; }
  void remove();  ///< the file; its game is somewhere else
  /// Gives the file another name, as its game could be put nowhere else; what is to be told.
  QString moveAside();
  /// The latest text that was read or written well is this one.
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
  bool m_safe = false;  ///< what stands in the file may be written over
  std::optional<FileFailure> m_inTheWay;
  std::shared_ptr<Written> m_running;  ///< filled by the writer
  QThreadPool m_writer;
};

}  // namespace kotai::ui
