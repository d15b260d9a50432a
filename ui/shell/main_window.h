// Main window: pages in the middle, docks around them, menus, tool bar and status bar. Only composes these parts.
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <string>
#include <vector>

#include "ui/actions/actions.h"

class QDockWidget;
class QMenu;
class QToolBar;
class QToolButton;

namespace kotai::ui {

class ContinuedGames;
class CodeLabel;
class ElidedLabel;
class Coach;
class FirstSteps;
class DockSizes;
class FileActions;
class GameBefore;
class HelpDialog;
class HistoryActions;
class JobsDock;
class LanguageSwitch;
class LessonsPage;
class LibraryPage;
class SolutionsPage;
class MessageBar;
class PageStack;
class PuzzlesPage;
class PapersPage;
class SessionView;
class Settings;
class ShortcutsDialog;
class WelcomePage;
class WindowLayouts;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Workspace* workspace, LanguageSwitch* language, QWidget* parent = nullptr);

  const Actions& actionsOfProgram() const { return *m_actions; }
  WelcomePage* welcomePage() const { return m_welcome; }
  LibraryPage* libraryPage() const { return m_library; }
  PuzzlesPage* puzzlesPage() const { return m_puzzles; }
  LessonsPage* lessonsPage() const { return m_lessons; }
  PapersPage* papersPage() const { return m_papers; }
  SolutionsPage* solutionsPage() const { return m_solutions; }
  JobsDock* jobsDock() const { return m_jobsDock; }
  /// One view for each kind of games, in the order of the workspace's sessions.
  const std::vector<SessionView*>& views() const { return m_views; }
  SessionView* shownView() const;
  std::string shownGame() const;  ///< view of the visible game; null on the page with all games
  FirstSteps* firstSteps() const { return m_firstSteps; }
  Coach* coach() const { return m_coach; }
  WindowLayouts* layouts() const { return m_layouts; }
  bool showsBoard() const { return shownView() != nullptr; }

 public slots:
  /// Saves everything and ends the program without questions.
  void leaveAtOnce();
  void showWelcome();
  void showLibrary();
  void showPapers();  ///< view of the open game, if there is one
  void showSolutions();
  void showBoard();
  void resetLayout();
  void showWarning(const QString& text);  ///< message about a request from the start of the program
  void setPlayLayout(bool play);          ///< the user's choice from now on

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool event(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void createActions();
  void createPages();
  void createDocks();
  void createMenus();
  void createToolBar();
  void addTool(ActionId id);
  void createStatusBar();
  void fitToolBar();
  void refreshBars();
  void connectSignals();
  void connectActions();
  void connectViews();
  void connectWorkspace();
  void connectFiles();
  void connectLibrary();
  void connectPuzzles();
  void connectLessons();
  void connectPapers();
  void connectSolutions();
  void connectWelcome();
  void restoreWindow();
  void fitScreen();
  void storeWindowState();

  std::vector<QDockWidget*> docks() const;  ///< connects the views of every kind of game
  MessageBar* messages() const;
  void withdrawWarning(const QString& text);  ///< updates it on the visible page
  void fillMenus();
  void fillMoreMenu();
  void addPlayerMenus(QMenu* menu);
  void fillViewMenu(QMenu* menu);
  void fillLanguageMenu(QMenu* menu);
  void retranslate();
  void refreshStatus();
  void refreshEnabled();
  void refresh();                 ///< updates status and actions
  SessionView* openView() const;  ///< view of the open game, visible or not

  void newGame();
  void play(const QString& variantId);          ///< a game against the program
  void playTogether(const QString& variantId);  ///< two people at one board
  void explore(const QString& variantId);
  void beginPlay(const QString& variantId, const std::function<void()>& chooseSides);
  void setViewing();  ///< sets up viewing: the study page with values, and no opponent
  void showPuzzles(const QString& variantId);
  void explorePuzzle();
  void showPuzzlesPage();
  void showTrainedList();
  void showLessonsPage();
  void showLessons(const QString& gameId);
  void openLessons(const QString& file);
  std::string puzzleVariant() const;
  void refreshContinued();  ///< games to continue, on the welcome page
  void connectContinued();
  void offerToResume();
  void greet();  ///< welcomes the players: their sides, and what a new game is about
  void showRulesOf(const std::string& gameId);
  void openFromJob(const QString& variantId);
  void connectJobs();
  void showRules();
  void showShortcuts();
  HelpDialog* help();

  Workspace* m_workspace;
  Settings* m_settings;
  LanguageSwitch* m_language;
  Actions* m_actions = nullptr;
  HistoryActions* m_history = nullptr;
  FirstSteps* m_firstSteps = nullptr;
  Coach* m_coach = nullptr;
  ContinuedGames* m_continued = nullptr;
  GameBefore* m_gameBefore = nullptr;
  FileActions* m_files = nullptr;
  PageStack* m_pages = nullptr;
  WelcomePage* m_welcome = nullptr;
  LibraryPage* m_library = nullptr;
  PuzzlesPage* m_puzzles = nullptr;
  SessionView* m_trainedList = nullptr;  ///< view whose list of positions was trained last
  LessonsPage* m_lessons = nullptr;
  QString m_lessonsWarning;  ///< about a file of lessons, still shown
  PapersPage* m_papers = nullptr;
  SolutionsPage* m_solutions = nullptr;
  std::vector<SessionView*> m_views;
  JobsDock* m_jobsDock = nullptr;
  QToolBar* m_toolBar = nullptr;
  std::vector<QAction*> m_spareTools;  ///< tool bar buttons that are hidden in a narrow window, in this order
  CodeLabel* m_positionLabel = nullptr;
  ElidedLabel* m_movesLabel = nullptr;
  ElidedLabel* m_solvedLabel = nullptr;
  QToolButton* m_languageButton = nullptr;
  QMenu* m_languageMenu = nullptr;
  QPointer<HelpDialog> m_help;
  QPointer<ShortcutsDialog> m_shortcuts;
  bool m_warnedBeforeClosing = false;  ///< the user has been told that the open game could not be saved
  QMenu* m_gameMenu = nullptr;
  QMenu* m_moreMenu = nullptr;  ///< menu of the play layout's button
  WindowLayouts* m_layouts = nullptr;
  DockSizes* m_dockSizes = nullptr;
};

}  // namespace kotai::ui
