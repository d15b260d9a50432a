// Main window: pages in the middle, docks around them, menus, tool bar and status bar.
#pragma once

#include <QMainWindow>

#include "core/lessons/lesson.h"
#include "ui/actions/actions.h"
#include "ui/shell/application.h"
#include "ui/shell/game_opener.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_bars.h"

namespace kotai::ui {

class Coach;
class FirstSteps;
class GameBefore;
class JobsDock;
class PageStack;
class SessionView;
class Settings;
class WindowLayouts;
class WindowPages;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Workspace* workspace, LanguageSwitch* language, QWidget* parent = nullptr);

  /// Returns one view for each kind of game, in the order of the workspace's sessions.
  const std::vector<SessionView*>& views() const;
  SessionView* shownView() const;  ///< visible view; null on a page without a board
  FirstSteps* firstSteps() const { return m_firstSteps; }
  bool showsBoard() const { return shownView() != nullptr; }
  /// Saves the open game and the state of the window, and ends the program without questions.
  void quitAtOnce();
  void showWelcome();
  void showLibrary();
  void showBoard();
  void showWarning(const QString& text);  ///< shows a warning about the data folder or the command line
  void showCourse(const QString& file, const kotai::Course& course);  ///< shows lessons read from \p file
  void setPlayLayout(bool play);                                      ///< applies a layout that the user has chosen

 private:
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
  void createActions();
  void createPages(LanguageSwitch* language);
  void connectActions();
  void connectChoices();
  void connectViews();
  void connectWorkspace();
  void restoreWindow();
  void storeWindowState();
  void retranslate();
  void refreshEnabled();
  void refresh();

  Workspace* m_workspace;
  Settings* m_settings;
  Actions* m_actions = nullptr;
  HistoryActions* m_history = nullptr;
  FirstSteps* m_firstSteps = nullptr;
  Coach* m_coach = nullptr;
  GameBefore* m_gameBefore = nullptr;
  FileActions* m_files = nullptr;
  GameOpener* m_opener = nullptr;
  HelpActions* m_help = nullptr;
  PageStack* m_stack = nullptr;
  WindowPages* m_pages = nullptr;
  JobsDock* m_jobsDock = nullptr;
  WindowLayouts* m_layouts = nullptr;
  WindowBars* m_bars = nullptr;
  bool m_warnedBeforeClosing = false;  ///< whether a message was shown that the open game could not be saved
};

}  // namespace kotai::ui
