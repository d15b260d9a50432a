// Workspace with the sessions of games and the running solves. Opens variants, positions and saved games, and
// saves the open game between runs.
#pragma once

#include "core/data/data_folder.h"
#include "core/data/solution_place.h"
#include "ui/document/tree_document.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/solution_watcher.h"
#include "ui/shell/game_saver.h"

namespace kotai::ui {

/// State of the page with a game: the layout, and whether values are visible.
struct PageState {
  bool valuesShown = false;
  bool playLayout = false;
};

/// Workspace of the program. Contains a session for each kind of game. One session has the open game. Owns no
/// widgets. The window shows the workspace's messages.
class Workspace : public QObject {
  Q_OBJECT

 public:
  Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent = nullptr);
  ~Workspace() override;  ///< also saves the open game

  JobManager* jobs() { return &m_jobs; }
  Settings* settings() { return m_settings; }
  const std::vector<GameSession*>& sessions() const { return m_sessions; }
  GameSession* session() const { return m_open; }  ///< session of the open game
  const std::shared_ptr<GameLibrary>& library() const { return m_library; }
  GameSaver* saver() { return &m_saver; }
  bool hasGame() const { return m_open->document()->hasGame(); }

  bool restoreGame();  ///< reopens the game that was open when the last run ended
  /// Opens the first game of a file, or the board of a solution. Returns the reason if the file is neither. In
  /// the opened game, the computer plays no side until the user chooses one for it. A worker reads a large file,
  /// and openingFailed() then reports the reason.
  QString openGameFile(const QString& fileName);
  /// Sets the function that asks the user before a game with unsaved changes is replaced. The function returns
  /// false to keep the game.
  void setReplaceQuestion(std::function<bool()> question) { m_replaceQuestion = std::move(question); }
  /// Function that prepares the new game, such as its players. Called after the open game has been saved.
  using Prepare = std::function<void()>;
  void reopenGame(const QByteArray& text, const Prepare& prepare = {});  ///< reopens a game from gameReplaced()
  /// Opens a game of the library at its end. Returns false if the user keeps the open game.
  bool openKnownGame(SavedGame game, Purpose purpose = Purpose::Look, const Prepare& prepare = {});
  bool open(const GameStart& start, const Prepare& prepare = {});  ///< returns false if the user keeps the open game
  /// Starts a new game. Returns false if the user keeps the open game or if the id is invalid.
  bool openVariant(const std::string& variantId, const Prepare& prepare = {});
  /// Opens a text as a position of the open variant, or as a game of any variant. If \p ofOpenVariant is false,
  /// also accepts a position of any variant. Returns the reason if the text is neither a position nor a game. For
  /// a large text, messageRaised() reports the reason later.
  QString paste(const QString& text, bool ofOpenVariant = true);
  void repair(const QString& variantId);  ///< renames the damaged solution and solves the variant again

 signals:
  void gameOpened();
  void openingFailed(const QString& reason);
  void furtherGamesFound(const QString& file);                ///< the opened file contains further games
  void solutionElsewhere(const kotai::SolutionPlace& place);  ///< the opened solution is not in the data folder
  void messageRaised(const QString& text);
  void warningRaised(const QString& text);  ///< a file could not be saved or read; the user must close the warning
  void warningOver(const QString& text);    ///< an earlier warning no longer applies
  /// Emitted when a game with moves has been replaced, with its text, the name of its variant, and the state of
  /// its page.
  void gameReplaced(const QByteArray& before, const QString& name, kotai::ui::PageState page);
  /// Emitted when files in the data folder were added, removed or replaced.
  void filesChanged(const QStringList& names);
  /// Emitted when a solution is damaged. \p text gives details. repair() solves the variant again.
  void repairOffered(const QString& variantId, const QString& text);

 private:
  static constexpr qsizetype maxDirectBytes = 64 << 10;  ///< larger texts, in bytes, are read by a worker

  void setOpen(GameSession* session);
  void connectSession(GameSession* session);
  QByteArray gameWorthSaving();
  bool openAutosaved();
  QString openSolution(const QString& fileName);
  QString openRead(const GamesFile& read);
  bool prepareReplacing(const Prepare& prepare = {});
  void openSaved(SavedGame game, Purpose purpose, const QByteArray& before);
  void raiseWarnings();
  QString pasteGames(const QString& text);
  void announceOpened(const QByteArray& before, const QString& failure);
  void connectJobs();

  Settings* m_settings;
  JobManager m_jobs;
  SolutionWatcher m_watcher;
  std::vector<GameSession*> m_sessions;
  GameSession* m_open;
  std::shared_ptr<GameLibrary> m_library;
  GameSaver m_saver;
  QByteArray m_replacedGame;    ///< replaced game with moves, unless the game was opened again
  std::string m_replacedClock;  ///< state of the clocks of the replaced game
  PageState m_pageBefore;       ///< page state before the user opened the current game
  std::function<bool()> m_replaceQuestion;
  quint64 m_openings = 0;                   ///< number of games opened or requested; detects outdated requests
  std::set<std::string> m_damageElsewhere;  ///< ids of variants whose damage was found while another variant was open
  QStringList m_warnings;                   ///< warnings to emit after a game is opened
};

/// Opens a variant such as "dodgem:4x4" and possibly a position. Returns the reason if the texts cannot be opened.
QString openTexts(Workspace& workspace, const QString& variant, const QString& position, Purpose purpose = Purpose::Look);

/// Returns why the data folder cannot be used; otherwise empty.
QString dataFolderProblem(const std::filesystem::path& directory);

}  // namespace kotai::ui
