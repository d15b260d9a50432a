// The main window: pages in the middle, docks around them, menus, tool bar and status bar. Composition only.
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <array>
#include <vector>

#include "core/game/types.h"
#include "core/game/variant.h"
#include "ui/actions/actions.h"
#include "ui/opponent/move_verdict.h"

class QComboBox;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace kotai::ui {

class BoardPage;
class BoardView;
class GameDock;
class HelpDialog;
class HistoryActions;
class JobsDock;
class LanguageSwitch;
class LineDock;
class MessageBar;
class MovesDock;
class PositionsDock;
class Settings;
class DomineeringController;
class TablesDock;
class ValueGraphDock;
class WelcomePage;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Workspace* workspace, LanguageSwitch* language, QWidget* parent = nullptr);

  const Actions& actionsOfProgram() const { return *m_actions; }
  BoardPage* boardPage() const { return m_boardPage; }
  WelcomePage* welcomePage() const { return m_welcome; }
  MovesDock* movesDock() const { return m_movesDock; }
  LineDock* lineDock() const { return m_lineDock; }
  TablesDock* tablesDock() const { return m_tablesDock; }
  PositionsDock* positionsDock() const { return m_positionsDock; }
  JobsDock* jobsDock() const { return m_jobsDock; }
  DomineeringController* domineeringController() const { return m_controller; }
  bool showsBoard() const;        ///< a game of any kind, not the page with all games
  bool showsDomineering() const;  ///< a game of simultaneous moves

 public slots:
  void showWelcome();
  void showBoard();
  void resetLayout();
  void saveBoardAs(const QString& file);  ///< of an alternating game; says what became of it

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void createActions();
  void createPages();
  void createDocks();
  void createMenus();
  void createToolBar();
  void createStatusBar();
  void fitToolBar();
  void connectSignals();
  void connectActions();
  void connectDocument();
  void restoreWindow();

  void arrangeDocks();
  void hideDocks();
  void keepDockState();
  std::vector<QDockWidget*> alternatingDocks() const;
  std::vector<QDockWidget*> docks() const;       ///< of every kind of game
  std::vector<QDockWidget*> docksInUse() const;  ///< of the game that is open
  MessageBar* messages() const;
  void fillMenus();
  void fillViewMenu(QMenu* menu);
  void retranslate();
  void refreshStatus();
  void refreshEnabled();
  void refreshAlternatingEnabled(bool game);
  void refreshOpponentBoxes();
  void applyValuesShown();

  void newGame();
  void editPosition();
  void editPositionText();
  void exportBoard(const QString& suffix);
  void showHint();
  void showVerdict(const MoveVerdict& verdict, const QString& move);
  void offerOpponentMove();
  void offerSolve(VariantPtr variant, const QString& text);
  void offerRepair(const QString& variantId, const QString& text);
  void followJobs();
  void connectJobs();
  void showRules();
  HelpDialog* help();

  Workspace* m_workspace;
  Settings* m_settings;
  LanguageSwitch* m_language;
  Actions* m_actions = nullptr;
  HistoryActions* m_history = nullptr;
  QStackedWidget* m_pages = nullptr;
  WelcomePage* m_welcome = nullptr;
  BoardPage* m_boardPage = nullptr;
  MovesDock* m_movesDock = nullptr;
  LineDock* m_lineDock = nullptr;
  GameDock* m_gameDock = nullptr;
  ValueGraphDock* m_valueGraphDock = nullptr;
  TablesDock* m_tablesDock = nullptr;
  PositionsDock* m_positionsDock = nullptr;
  JobsDock* m_jobsDock = nullptr;
  DomineeringController* m_controller = nullptr;
  QToolBar* m_toolBar = nullptr;
  std::vector<QAction*> m_opponentLabels;
  std::vector<QAction*> m_opponentBoxes;
  QAction* m_playerBoxes = nullptr;  ///< those of games of simultaneous moves
  QLabel* m_opponentLabel = nullptr;
  QLabel* m_personLabel = nullptr;
  QComboBox* m_strength = nullptr;
  QComboBox* m_person = nullptr;
  QLabel* m_positionLabel = nullptr;
  QLabel* m_movesLabel = nullptr;
  QLabel* m_solvedLabel = nullptr;
  QToolButton* m_languageButton = nullptr;
  QMenu* m_languageMenu = nullptr;
  QPointer<HelpDialog> m_help;
  bool m_toldBeforeClosing = false;        ///< that the open game is kept nowhere
  std::array<QByteArray, 2> m_dockStates;  ///< of alternating and of simultaneous games, while they are not on the screen
};

}  // namespace kotai::ui
