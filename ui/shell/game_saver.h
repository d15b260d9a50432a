// Saves the open game: to its file, to the library, and between runs of the program.
#pragma once

#include <QTimer>

#include "ui/session/game_recorder.h"
#include "ui/settings/settings.h"
#include "ui/shell/autosaved_game.h"

namespace kotai::ui {

std::string clockOf(GameSession& session);  ///< returns the state of the clocks; empty without clocks

/// File of the open game, the file that keeps the game for the next run, and the recorder of the library. The window shows the
/// warnings.
class GameSaver : public QObject, public GameFile {
  Q_OBJECT

 public:
  /// \p folder: the data folder.
  GameSaver(const QString& folder, std::shared_ptr<GameLibrary> library, Settings* settings);
  ~GameSaver() override;

  void setSession(GameSession* session) { m_session = session; }  ///< sets the session of the open game
  GameRecorder* recorder() { return &m_recorder; }
  const QString& keptFile() { return m_kept.file(); }  ///< path of the file for the next run
  bool isModified() const;                             ///< returns whether the open game differs from its file
  QString saveGame(const QString& fileName);           ///< saves the game to a file; returns the reason for a failure
  /// Saves the game without waiting for the disk. Afterwards calls \p told with the reason for a failure, or with
  /// an empty string.
  void saveGameInBackground(const QString& fileName, const std::function<void(const QString&)>& told);
  /// Reads the open game of the last run. Also moves the games of other ended programs to the library.
  AutosavedGame::Content readKept();
  /// Saves the game of the last run in the library and returns it, if the program was started with another game. Returns an empty
  /// text if that game has no moves or comments. Call this function immediately, because the new game soon overwrites
  /// the file.
  QByteArray replaceKept(QStringList& warnings);
  bool keep();       ///< saves the game for the next run; returns false on failure
  void keepSoon();   ///< saves the game for the next run after a delay
  void emitState();  ///< emits fileChanged() if path() or isModified() has changed

 signals:
  void fileChanged(bool modified);          ///< path() or isModified() has changed
  void warningRaised(const QString& text);  ///< the game could not be saved or read
  void warningOver(const QString& text);    ///< an earlier warning no longer applies

 private:
  void connectLibrary();
  QString finishSave(const std::optional<FileFailure>& failure, const QString& fileName);
  QByteArray textToKeep() const;
  void keepInBackground();
  bool applyKept(const AutosavedGame::Written& written);

  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  GameRecorder m_recorder;
  GameSession* m_session = nullptr;
  AutosavedGame m_kept;
  bool m_readLeftGames = false;
  QString m_emittedFile;
  bool m_emittedModified = false;
  QTimer m_keepTimer;
  QTimer m_fileTimer;
  bool m_keepingFails = false;  ///< true if saving fails and the window has shown a warning
  QString m_keepingWarning;     ///< message about the failure to save
};

}  // namespace kotai::ui
