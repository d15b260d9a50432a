// The main window: pages in the middle, docks around them, menus, tool bar and status bar. Composition only.
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <map>
#include <vector>

#include "ui/actions/actions.h"

class QDockWidget;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace kotai::ui {

class HelpDialog;
class HistoryActions;
class JobsDock;
class LanguageSwitch;
class MessageBar;
class SessionView;
class Settings;
class ShortcutsDialog;
class WelcomePage;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Workspace* workspace, LanguageSwitch* language, QWidget* parent = nullptr);

  const Actions& actionsOfProgram() const { return *m_actions; }
  WelcomePage* welcomePage() const { return m_welcome; }
  JobsDock* jobsDock() const { return m_jobsDock; }
  /// One for each kind of games, in the order of the workspace's sessions.
  const std::vector<SessionView*>& views() const { return m_views; }
  SessionView* shownView() const;  ///< of the game on the screen; null on the page with all games
  bool showsBoard() const { return shownView() != nullptr; }

 public slots:
  void showWelcome();
  void showBoard();
  void resetLayout();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
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
  void connectViews();
  void connectWorkspace();
  void connectWelcome();
  void restoreWindow();

  void arrangeDocks();
  void hideDocks();
  void keepDockState();
  std::vector<QDockWidget*> docks() const;       ///< of every kind of game
  std::vector<QDockWidget*> docksInUse() const;  ///< of the game that is open
  MessageBar* messages() const;
  void fillMenus();
  void fillViewMenu(QMenu* menu);
  void retranslate();
  void refreshStatus();
  void refreshEnabled();
  void refresh();  ///< status and actions
  void applyValuesShown();
  SessionView* openView() const;  ///< of the game that is open, whether it is on the screen or not

  void newGame();
  void openFromJob(const QString& variantId);
  void offerRepair(const QString& variantId, const QString& text);
  void connectJobs();
  void showRules();
  void showShortcuts();
  HelpDialog* help();

  Workspace* m_workspace;
  Settings* m_settings;
  LanguageSwitch* m_language;
  Actions* m_actions = nullptr;
  HistoryActions* m_history = nullptr;
  QStackedWidget* m_pages = nullptr;
  WelcomePage* m_welcome = nullptr;
  std::vector<SessionView*> m_views;
  JobsDock* m_jobsDock = nullptr;
  QToolBar* m_toolBar = nullptr;
  QLabel* m_positionLabel = nullptr;
  QLabel* m_movesLabel = nullptr;
  QLabel* m_solvedLabel = nullptr;
  QToolButton* m_languageButton = nullptr;
  QMenu* m_languageMenu = nullptr;
  QPointer<HelpDialog> m_help;
  QPointer<ShortcutsDialog> m_shortcuts;
  bool m_toldBeforeClosing = false;                 ///< that the open game is kept nowhere
  std::map<SessionView*, QByteArray> m_dockStates;  ///< while they are not on the screen
};

}  // namespace kotai::ui
