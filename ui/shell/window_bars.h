// Menus, tool bar and status bar of the window, with their texts.
#pragma once

#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <map>

#include "ui/actions/actions.h"
#include "ui/shell/application.h"
#include "ui/shell/window_actions.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

class PageStack;
class SessionView;
class Settings;
class WindowLayouts;
class Workspace;

class WindowBars : public QObject {
  Q_OBJECT

 public:
  WindowBars(QMainWindow* window, Workspace* workspace, PageStack* pages, WindowLayouts* layouts, FileActions* files,
             const Actions* actions, LanguageSwitch* language);
  void refresh();  ///< shows or hides the bars for the visible page
  void refreshStatus();
  void retranslate();
  void fitToolBar();  ///< fits the tool bar; call after a change of the window's width or of the boxes

 private:
  void fillMenus();
  void addPlayerMenus(QMenu* menu);
  void fillMoreMenu();
  void fillViewMenu(QMenu* menu);
  void fillLanguageMenu(QMenu* menu);
  void createToolBar();
  void addTool(ActionId id);
  void createStatusBar();

  QMainWindow* m_window;
  Workspace* m_workspace;
  Settings* m_settings;
  PageStack* m_pages;
  WindowLayouts* m_layouts;
  FileActions* m_files;
  const Actions* m_actions;
  LanguageSwitch* m_language;
  QToolBar* m_toolBar = nullptr;
  std::map<SessionView*, QAction*> m_playerBoxes;  ///< actions that show the boxes of each view in the tool bar
  std::vector<QAction*> m_optionalTools;           ///< buttons that a narrow window hides, in this order
  CodeLabel* m_positionLabel = nullptr;
  ElidedLabel* m_movesLabel = nullptr;
  ElidedLabel* m_solvedLabel = nullptr;
  QToolButton* m_languageButton = nullptr;
  QMenu* m_languageMenu = nullptr;
  QMenu* m_gameMenu = nullptr;
  QMenu* m_moreMenu = nullptr;  ///< menu of a button in the play layout
};

}  // namespace kotai::ui
