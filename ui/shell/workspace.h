// Workspace: the open sessions and the running solves. Opens variants, positions and saved games, and keeps the game between
// runs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/data/data_folder.h"
#include "core/data/solution_place.h"
#include "core/library/game_library.h"
#include "ui/document/tree_document.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/solution_watcher.h"
#include "ui/session/game_keeper.h"
#include "ui/session/game_session.h"
#include "ui/settings/settings.h"
#include "ui/shell/game_file.h"
#include "ui/shell/kept_game.h"

namespace kotai::ui {

struct GamesFile;
struct KeptState;

/// The way in which a game was played: on the play page or on the study page, with values or without.
struct PageState {
  bool valuesShown = false;
  bool playLayout = false;
};

/// Owns no widgets. The window shows its messages. There is a session for each kind of games, one of which has the open game.
class Workspace : public QObject {
  Q_OBJECT

 public:
  Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent = nullptr);
  ~Workspace() override;  ///< saves the game

  JobManager* jobs() { return &m_jobs; }
  Settings* settings() { return m_settings; }
  const std::vector<GameSession*>& sessions() const { return m_sessions; }
  GameSession* session() const { return m_open; }  ///< of the open game
  const std::shared_ptr<GameLibrary>& library() const { return m_library; }
  GameKeeper* keeper() { return &m_keeper; }
  bool hasGame() const { return m_open->document()->hasGame(); }

  bool restoreGame();  ///< the one that was open when the program ended
  /// Opens a saved game (of several, the first), or the board of a solution; the reason if it is neither. A game that is opened
  /// to be looked at is nobody's turn: the computer plays no side until a person chooses one for it.
  /// A large one is read by another thread: then openingFailed() says why not.
  QString openGameFile(const QString& fileName);
  QString saveGame(const QString& fileName);  ///< returns the reason if it could not be written
  /// The same without waiting for the disk. Calls \p told with the reason.
  void saveGameInBackground(const QString& fileName, const std::function<void(const QString&)>& told);
  void finishSaving() { m_file.finishSaving(); }             ///< waits for the end of writing
  const QString& gameFile() const { return m_file.path(); }  ///< of the open game; empty: none
  /// Asked before a game that differs from its file is replaced. False: it stays.
  void setLeaveQuestion(std::function<bool()> question) { m_leaveQuestion = std::move(question); }
  bool isModified() const;  ///< the open game differs from its file
  /// Prepares the new game once the open one has been put away.
  using Prepare = std::function<void()>;
  void reopenGame(const QByteArray& text, const Prepare& prepare = {});  ///< a game from gameReplaced()
  /// Opens a game of the library at its end. False if the open one stays.
  bool openKnownGame(SavedGame game, Purpose purpose = Purpose::Look, const Prepare& prepare = {});
  bool open(const GameStart& start, const Prepare& prepare = {});  ///< likewise
  bool openVariant(const std::string& variantId,
                   const Prepare& prepare = {});  ///< a new game; also false if the id cannot be read
  /// "dodgem:4x4" and perhaps a position. Returns the reason if they cannot be read.
  QString openTexts(const QString& variant, const QString& position, Purpose purpose = Purpose::Look);
  QString gameText() const;  ///< of the open game, in the form of its file
  /// A position of this variant, or any game. If no game is visible, any position. Returns the reason if the text is neither.
  /// For a large text messageRaised() reports it later.
  QString paste(const QString& text, bool ofOpenVariant = true);
  QString positionText() const;
  QString dataFolderProblem() const;  ///< why the data folder cannot be used; empty if it can
  /// Solves without asking if it takes a fraction of a second. \p facts: VariantFacts or BoardFacts.
  template <typename Facts>
  void solveIfSmall(const Facts& facts) {
    if (facts.variant && !facts.solved() && facts.solvable() && !facts.failure && facts.positions < smallPositions &&
        canWriteIn(m_jobs.dataDirectory()))
      m_jobs.start(facts.variant, JobOrigin::Program);
  }

 public slots:
  void startSolve(const std::string& variantId);
  void repair(const QString& variantId);  ///< moves the damaged solution aside and solves again
  bool keepGame();                        ///< false if the current state of the open game is in no file

 signals:
  void gameOpened();
  void gameFileChanged();  ///< gameFile() or isModified()
  void openingFailed(const QString& reason);
  void manyGamesRead(const QString& file);  ///< the file that was opened holds more games than the one that is open
  void solutionElsewhere(const kotai::SolutionPlace& place);  ///< that was opened, and is not in the data folder
  void messageRaised(const QString& text);
  void warningRaised(const QString& text);  ///< something was not saved or not read: show it until the user closes it
  void warningOver(const QString& text);    ///< an earlier warning no longer applies
  /// Another game replaced one with moves: its text, its variant, and how it was played.
  void gameReplaced(const QByteArray& before, const QString& name, kotai::ui::PageState page);
  /// Files of variants were added to the data folder, removed or replaced.
  void filesChanged(const QStringList& names);
  /// The solution is damaged, as the text explains. repair() is the remedy.
  void repairOffered(const QString& variantId, const QString& text);

 private:
  static constexpr double smallPositions = 2e6;
  static constexpr qsizetype readAtOnce = 64 << 10;  ///< bytes of a text; a larger one is read by another thread

  GameSession* sessionOf(std::string_view variantId) const;
  void setOpen(GameSession* session);
  void connectSession(GameSession* session);
  QByteArray gameWorthKeeping();
  KeptGame::Content readKept();
  QByteArray putKeptAside();
  void keepSoon();
  QByteArray textToKeep() const;
  void keepInBackground();
  bool takeKept(const KeptGame::Written& written);
  bool openKept();
  QString openSolution(const QString& fileName);
  QString openRead(const GamesFile& read);
  void takeFileOf(const KeptState& state);
  void tellFileState();
  QString noteSaved(const std::optional<FileFailure>& failure, const QString& fileName);
  bool makesWay(const Prepare& prepare = {});
  void openSaved(SavedGame game, Purpose purpose, const QByteArray& before);
  void raiseWarnings();
  QString libraryWarning() const;
  std::optional<GameStart> startOfAnyVariant(const QString& position) const;
  static QString nothingPasted();
  QString pasteGames(const QString& text);
  void tellMovedLibrary();
  void announceOpened(const QByteArray& before, const QString& failure);
  void followJob(int id);
  void connectRepair();
  void followFiles(const QStringList& names);
  void judgeEarlierGames(const std::string& variantId);
  void updateOwnLevels();  ///< of the person, from the library
  void tellFailure(const QString& failure);
  QString nameOf(const std::string& variantId) const;
  QString solvedText(const std::string& variantId) const;
  void followRepair(const std::string& variantId, const QString& newName);

  Settings* m_settings;
  JobManager m_jobs;
  SolutionWatcher m_watcher;
  std::vector<GameSession*> m_sessions;
  GameSession* m_open;
  std::shared_ptr<GameLibrary> m_library;
  GameKeeper m_keeper;
  QByteArray m_putAside;        ///< the latest replaced game with moves, unless it was reopened
  std::string m_putAsideClock;  ///< see GameSession::clockState()
  PageState m_pageBefore;       ///< before the choices for the open game
  KeptGame m_kept;
  bool m_tookLeftGames = false;
  GameFile m_file;
  std::function<bool()> m_leaveQuestion;
  QString m_toldFile;
  bool m_toldModified = false;
  quint64 m_openings = 0;  ///< games that were opened or asked for so far
  QTimer m_keepTimer;
  QTimer m_fileTimer;
  std::set<std::string> m_damageElsewhere;  ///< variants whose solution turned out damaged while another one was open
  bool m_keepingFails = false;              ///< and the user knows
  QString m_keepingWarning;                 ///< the message about it
  QStringList m_warnings;                   ///< to be emitted when their game is open
};

}  // namespace kotai::ui
