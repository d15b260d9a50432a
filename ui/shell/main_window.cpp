#include "ui/shell/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "ui/accessibility/reading_order.h"
#include "ui/actions/way_out.h"
#include "ui/board/typing_on_board.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/lessons/lessons_page.h"
#include "ui/library/library_page.h"
#include "ui/papers/papers_page.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/coach.h"
#include "ui/shell/continued_games.h"
#include "ui/shell/dock_sizes.h"
#include "ui/shell/file_actions.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/game_before.h"
#include "ui/shell/history_actions.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"
#include "ui/shortcuts/keys.h"
#include "ui/solutions/solutions_page.h"
#include "ui/widgets/code_label.h"
#include "ui/widgets/dock_title.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/screen_size.h"
#include "ui/widgets/scrolled_where_low.h"
#include "ui/widgets/text_keys.h"

namespace kotai::ui {

namespace {
constexpr QSize firstSize(1440, 900);

bool isReturn(const QKeyEvent& event) {
  return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && !(event.modifiers() & ~Qt::KeypadModifier);
}

/// A window that must fit on a small screen cannot grow with its docks, so the docks scroll instead.
void letShrink(QDockWidget* dock) { dock->setWidget(scrolledWhereLow(dock->widget())); }

}  // namespace

MainWindow::MainWindow(Workspace* workspace, LanguageSwitch* language, QWidget* parent)
    : QMainWindow(parent), m_workspace(workspace), m_settings(workspace->settings()), m_language(language) {
  createActions();
  createPages();
  createDocks();
  createMenus();
  createToolBar();
  createStatusBar();
  connectSignals();
  restoreWindow();
  if (const QString problem = m_workspace->dataFolderProblem(); !problem.isEmpty()) showWarning(problem);
}

void MainWindow::createActions() {
  m_actions = new Actions(this);
  readKeptKeys(*m_actions, *m_settings);
  m_history = new HistoryActions(m_workspace, m_actions, this);
  m_firstSteps = new FirstSteps(m_workspace, this);
  m_coach = new Coach(m_settings, this);
  (*m_actions)[ActionId::HelpFirstSteps]->setVisible(FirstSteps::isThere());
  m_continued = new ContinuedGames(m_workspace, this);
  m_gameBefore = new GameBefore(m_workspace, this);
  m_files = new FileActions(m_workspace, m_actions, this);
  qApp->installEventFilter(this);
  for (QAction* action : m_actions->all()) addAction(action);  // shortcuts also work without the menu bar
}

void MainWindow::createPages() {
  m_pages = new PageStack(this);
  m_welcome = new WelcomePage(m_workspace->jobs(), m_workspace->library(), m_pages);
  m_pages->addWidget(m_welcome);
  m_library = new LibraryPage(m_workspace->library(), m_pages);
  m_pages->addWidget(m_library);
  m_papers = new PapersPage(m_workspace->jobs(), m_pages);
  m_pages->addWidget(m_papers);
  m_jobsDock = new JobsDock(m_workspace->jobs(), this);
  m_solutions = new SolutionsPage(m_workspace->jobs(), m_jobsDock->leftovers(), m_settings, m_pages);
  m_pages->addWidget(m_solutions);
  for (GameSession* session : m_workspace->sessions()) {
    m_views.push_back(session->makeView(m_actions, this));
    m_views.back()->setLibrary(m_workspace->library());
    m_pages->addWidget(m_views.back()->page());
  }
  const auto puzzleBoards = [this] {
    std::vector<PuzzleBoard*> boards;
    for (SessionView* view : m_views) boards.push_back(view->makePuzzleBoard(m_pages));
    return boards;
  };
  m_puzzles = new PuzzlesPage(m_workspace->library(), m_welcome->states(), m_settings, m_actions, puzzleBoards(), m_pages);
  m_pages->addWidget(m_puzzles);
  m_lessons = new LessonsPage(m_workspace->jobs(), m_workspace->library(), m_settings, puzzleBoards(), m_pages);
  m_pages->addWidget(m_lessons);
  m_library->setNavigationButtons(new WayOut(*m_actions));
  m_lessons->setNavigationButtons(new WayOut(*m_actions));
  m_papers->setNavigationButtons(new WayOut(*m_actions));
  m_solutions->setNavigationButtons(new WayOut(*m_actions));
  setCentralWidget(m_pages);
}

void MainWindow::createDocks() {
  setDockOptions(AllowTabbedDocks | AllowNestedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
  for (QDockWidget* dock : docks()) {
    dock->setTitleBarWidget(new DockTitle(dock));
    addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    letShrink(dock);
  }
  m_layouts = new WindowLayouts(this, m_settings, m_views, m_jobsDock);
  m_dockSizes = new DockSizes(this, docks());
  connect(m_layouts, &WindowLayouts::arranged, m_dockSizes, &DockSizes::learn, Qt::QueuedConnection);
  connect(m_layouts, &WindowLayouts::changed, this, [this] {
    refreshBars();
    refresh();
  });
}

std::vector<QDockWidget*> MainWindow::docks() const {
  std::vector<QDockWidget*> all;
  for (const SessionView* view : m_views) {
    const std::vector<QDockWidget*> own = view->docks();
    all.insert(all.end(), own.begin(), own.end());
  }
  all.push_back(m_jobsDock);
  return all;
}

void MainWindow::resetLayout() { m_layouts->reset(); }

void MainWindow::setPlayLayout(bool play) { m_settings->setPlayLayout(play); }

SessionView* MainWindow::openView() const {
  const auto found = std::ranges::find(m_views, m_workspace->session(), &SessionView::session);
  return found == m_views.end() ? m_views.front() : *found;
}

SessionView* MainWindow::shownView() const {
  const auto found = std::ranges::find(m_views, m_pages->currentWidget(), &SessionView::page);
  return found == m_views.end() ? nullptr : *found;
}

MessageBar* MainWindow::messages() const {
  const SessionView* shown = shownView();
  return shown ? shown->messages() : m_pages->currentWidget()->findChild<MessageBar*>();  // each page has its own
}

void MainWindow::withdrawWarning(const QString& text) {
  for (MessageBar* bar : findChildren<MessageBar*>()) bar->withdrawWarning(text);
}

void MainWindow::showWelcome() {
  m_layouts->leave();
  m_pages->setCurrentWidget(m_welcome);
  refreshContinued();
  refreshBars();
  m_welcome->showAllGames();
  refresh();
}

/// Shows the page of the open game, with its docks as before.
void MainWindow::showBoard() {
  SessionView* view = openView();
  if (shownView() == view) return;
  m_pages->setCurrentWidget(view->page());
  m_layouts->show(view);
  view->page()->setFocus();
  refresh();
}

/// The play layout has its own buttons, and shows on the board the information of the bars in the study layout.
void MainWindow::refreshBars() {
  const bool study = showsBoard() && !m_layouts->isPlay();
  m_toolBar->setVisible(study);
  statusBar()->setVisible(!showsBoard() || study);
  (*m_actions)[ActionId::PlayLayout]->setChecked(showsBoard() && m_layouts->isPlay());
  fitToolBar();
}

void MainWindow::restoreWindow() {
  setWindowTitle(QStringLiteral("Kotai"));
  resize(fittingSize(*this, firstSize));
  if (!m_settings->windowGeometry().isEmpty()) restoreGeometry(m_settings->windowGeometry());
  fitScreen();
  retranslate();
  showWelcome();
}

/// The window may come from a larger screen. Once it is no longer maximised, it is too large for this screen.
void MainWindow::fitScreen() {
  const Qt::WindowStates state = windowState();
  setWindowState(state & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
  resize(fittingSize(*this, size()));
  setWindowState(state);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_files->mayLeaveGame()) return event->ignore();
  // The second attempt closes the window without saving the game.
  if (!m_workspace->saveOpenGame() && !std::exchange(m_warnedBeforeClosing, true)) {
    messages()->showWarning(tr("The open game could not be saved. Close the window again to quit without saving it."));
    return event->ignore();
  }
  storeWindowState();
  QMainWindow::closeEvent(event);
}

void MainWindow::storeWindowState() {
  m_settings->setWindowGeometry(saveGeometry());
  m_layouts->write();
}

/// Unsaved changes of a game with a file are stored for the next start.
void MainWindow::leaveAtOnce() {
  m_workspace->saveOpenGame();
  storeWindowState();
  QCoreApplication::exit();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_languageButton) retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (m_toolBar) fitToolBar();
  if (!m_layouts) return;
  // The docks get their new sizes only after the layout has run.
  const QSize grown = event->size() - event->oldSize();
  QMetaObject::invokeMethod(
      m_layouts,
      [this, grown] {
        const bool higherDocks = m_dockSizes->growWithWindow(grown);
        if (higherDocks || grown.height() < 0) m_layouts->hideDocksBelowBoard();
      },
      Qt::QueuedConnection);
}

/// From any widget that does not use the key itself.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  SessionView* shown = shownView();
  if (event->key() == Qt::Key_Escape && shown) return shown->page()->setFocus();
  QMainWindow::keyPressEvent(event);
}

/// Docks restored before the window had its size are restored again, exactly.
void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (!event->spontaneous()) QMetaObject::invokeMethod(m_layouts, &WindowLayouts::restoreAgain, Qt::QueuedConnection);
}

bool MainWindow::event(QEvent* event) {
  // Qt creates the tab bars of docks on demand. Only at this point can their base line be removed and their texts be protected
  // from eliding.
  if (event->type() == QEvent::LayoutRequest)
    for (QTabBar* bar : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      // Each of these calls requests a layout even without a change. Otherwise the window would never stop its layout.
      if (bar->drawBase()) bar->setDrawBase(false);
      if (bar->elideMode() != Qt::ElideNone) bar->setElideMode(Qt::ElideNone);
      if (!bar->usesScrollButtons()) bar->setUsesScrollButtons(true);
      bar->setAccessibleName(withoutMnemonic(tr("Pa&nels")));
    }
  return QMainWindow::event(event);
}

/// The visible widgets and their order change all the time.
bool MainWindow::focusNextPrevChild(bool next) { return moveFocusInReadingOrder(this, next); }

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Space presses the focused button. Elsewhere it plays the best move.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
      (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched))) {
    event->accept();
    return true;
  }
  if (editsText(watched, event)) return true;
  const SessionView* typedOn = event->type() == QEvent::KeyPress ? shownView() : nullptr;
  if (typedOn && typesOnBoard(*typedOn->page()->focusProxy(), watched, event)) return true;
  // Return does the same, as in dialogs.
  if (event->type() == QEvent::KeyPress && isReturn(*static_cast<QKeyEvent*>(event)))
    if (auto* button = qobject_cast<QPushButton*>(watched); button && button->window() == this) {
      button->click();
      return true;
    }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::refreshStatus() {
  const SessionView* view = shownView();
  const bool shown = view && m_workspace->hasGame();
  for (QWidget* label : std::initializer_list<QWidget*>{m_positionLabel, m_movesLabel, m_solvedLabel}) label->setVisible(shown);
  if (!shown) return;
  const SessionView::StatusTexts texts = view->statusTexts();
  m_positionLabel->setText(texts.position);
  m_movesLabel->setText(texts.moves);
  m_solvedLabel->setText(texts.solved);
}

void MainWindow::refreshEnabled() {
  using enum ActionId;
  const auto set = [this](ActionId id, bool enabled) { (*m_actions)[id]->setEnabled(enabled); };
  SessionView* view = shownView() ? shownView() : m_views.front();
  const TreeDocument& document = *view->session()->document();
  const bool game = shownView() && document.hasGame();
  for (const ActionId id : {ExportPng, ExportSvg, ExportPdf, PrintBoard, CopyPosition, CopyGame, EditPosition, EditPositionText,
                            CopyBoardPicture, Restart, FlipBoard, OwnSideBelow, ShowCoordinates, PlayLayout, ResetLayout})
    set(id, game);
  set(Paste, game || m_pages->currentWidget() == m_welcome);
  const bool moved = game && document.currentNode() != TreeDocument::root;
  const bool onward = game && !document.nodeAt(document.currentNode()).children.empty();
  for (const ActionId id : {StepBack, ToStart}) set(id, moved);
  for (const ActionId id : {StepForward, ToEnd}) set(id, onward);
  set(ShowBoard, !shownView() && m_workspace->hasGame());
  set(Welcome, m_pages->currentWidget() != m_welcome || m_welcome->shownGame());
  for (const SessionView* each : m_views)
    for (const ActionId id : each->ownActions()) (*m_actions)[id]->setVisible(each == view);
  view->refreshActions(game);
  m_history->refresh(showsBoard());
  m_puzzles->refreshActions(m_pages->currentWidget() == m_puzzles);
}

void MainWindow::refresh() {
  refreshEnabled();
  refreshStatus();
}

}  // namespace kotai::ui

#include "moc_main_window.cpp"
