#include "ui/shell/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QUndoStack>
#include <QUrl>

#include "core/library/library_game.h"
#include "ui/accessibility/reading_order.h"
#include "ui/board/typed_move.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/tables_panel.h"
#include "ui/jobs/work_offer.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/shell/continued_games.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/window_pages.h"
#include "ui/shell/workspace.h"
#include "ui/shortcuts/shortcuts_dialog.h"
#include "ui/sounds/game_sounds.h"
#include "ui/welcome/game_requests.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

constexpr QSize firstSize(1440, 900);
constexpr int copiedMs = 3000;
constexpr int workspaceMs = 12000;

static bool isReturn(const QKeyEvent& event) {
  return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && !(event.modifiers() & ~Qt::KeypadModifier);
}

/// Fits the window to its screen, which may be smaller than the screen of the last run. Even a maximised window
/// may be too large for the screen.
static void fitScreen(QWidget& window) {
  const Qt::WindowStates state = window.windowState();
  window.setWindowState(state & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
  window.resize(fittingSize(window, window.size()));
  window.setWindowState(state);
}

MainWindow::MainWindow(Workspace* workspace, LanguageSwitch* language, QWidget* parent)
    : QMainWindow(parent), m_workspace(workspace), m_settings(workspace->settings()) {
  createActions();
  createPages(language);
  connectActions();
  connectChoices();
  connectViews();
  connectWorkspace();
  connect(&m_settings->language, &ChangingSetting::changed, language,
          [this, language] { language->setLanguage(m_settings->language()); });
  restoreWindow();
  if (const QString problem = dataFolderProblem(m_workspace->jobs()->dataDirectory()); !problem.isEmpty()) showWarning(problem);
}

void MainWindow::createActions() {
  m_actions = new Actions(this);
  loadShortcuts(*m_actions, *m_settings);
  m_history = new HistoryActions(m_workspace, m_actions, this);
  m_firstSteps = new FirstSteps(m_workspace, this);
  m_coach = new Coach(m_settings, this);
  (*m_actions)[ActionId::HelpFirstSteps]->setVisible(FirstSteps::isThere());
  m_gameBefore = new GameBefore(m_workspace, this);
  m_files = new FileActions(m_workspace, m_actions, this);
  qApp->installEventFilter(this);
  for (QAction* action : m_actions->all()) addAction(action);  // shortcuts also work without the menu bar
}

void MainWindow::createPages(LanguageSwitch* language) {
  m_stack = new PageStack(m_workspace, this);
  m_jobsDock = new JobsDock(m_workspace->jobs(), this);
  for (GameSession* session : m_workspace->sessions()) {
    SessionView* view = session->makeView(m_actions, this);
    view->setLibrary(m_workspace->library());
    m_stack->addView(view);
  }
  m_opener = new GameOpener(m_workspace, m_stack, m_firstSteps, m_coach, this);
  m_pages = new WindowPages(m_workspace, m_stack, m_opener, m_actions, m_jobsDock, this);
  m_pages->connectFiles(m_files);
  m_pages->connectFirstSteps(m_firstSteps);
  setCentralWidget(m_stack);
  m_layouts = new WindowLayouts(this, m_settings, m_stack->views(), m_jobsDock);
  m_stack->setLayouts(m_layouts);
  m_bars = new WindowBars(this, m_workspace, m_stack, m_layouts, m_files, m_actions, language);
  // On a page without a game, the action for the rules shows the rules of the open game.
  const auto game = [this] {
    const std::string shown = m_pages->shownGame();
    return shown.empty() && m_workspace->hasGame() ? gameIdOf(m_workspace->session()->document()->variantId()) : shown;
  };
  m_help = new HelpActions(m_actions, m_settings, language, game, this);
  connect(m_pages->welcome()->requests(), &GameRequests::rules, m_help, &HelpActions::showRules);
}

const std::vector<SessionView*>& MainWindow::views() const { return m_stack->views(); }

SessionView* MainWindow::shownView() const { return m_stack->shownView(); }

void MainWindow::showWelcome() { m_pages->showWelcome(); }

void MainWindow::showLibrary() { m_pages->showLibrary(); }

void MainWindow::showBoard() { m_stack->showBoard(); }

void MainWindow::showWarning(const QString& text) { m_stack->showWarning(text); }

void MainWindow::showCourse(const QString& file, const Course& course) { m_pages->showCourse(file, course); }

void MainWindow::setPlayLayout(bool play) { m_settings->setPlayLayout(play); }

/// Makes each view connect the actions that differ between kinds of games.
void MainWindow::connectActions() {
  using enum ActionId;
  const auto on = [this](ActionId id, auto receiver) { connect((*m_actions)[id], &QAction::triggered, this, receiver); };
  connect((*m_actions)[NewGame], &QAction::triggered, m_opener, &GameOpener::newGame);
  connect((*m_actions)[ShowBoard], &QAction::triggered, m_pages, &WindowPages::showBoard);
  connect((*m_actions)[ResetLayout], &QAction::triggered, m_layouts, &WindowLayouts::reset);
  on(HelpFirstSteps, [this] { m_opener->beginFirstSteps(m_pages->shownGame()); });
  connect((*m_actions)[Quit], &QAction::triggered, this, &MainWindow::close);
  on(OpenDataFolder, [this] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(m_workspace->jobs()->dataDirectory().string())));
  });
  on(CopyPosition, [this] {
    if (!showsBoard()) return;
    const QString position = QString::fromStdString(m_workspace->session()->document()->positionText());
    QApplication::clipboard()->setText(position);
    m_stack->messages()->showMessage(tr("Position copied: %1").arg(position), copiedMs);
  });
  on(CopyGame, [this] {
    QApplication::clipboard()->setText(QString::fromUtf8(writeGame(m_workspace->session()->record())));
    m_stack->messages()->showMessage(tr("Game copied"), copiedMs);
  });
  on(Paste, [this] {
    const QString failure = m_workspace->paste(QApplication::clipboard()->text(), showsBoard());
    if (!failure.isEmpty()) m_stack->showMessage(failure);
  });
  on(ShowJobs, [this] {
    m_jobsDock->show();
    m_jobsDock->raise();
  });
}

/// Connects the actions whose check mark shows a setting.
void MainWindow::connectChoices() {
  using enum ActionId;
  const auto follow = [this](ActionId id, Setting<bool>* setting) {
    QAction* action = (*m_actions)[id];
    const auto show = [action, setting] { action->setChecked((*setting)()); };
    show();
    connect(setting, &ChangingSetting::changed, action, show);
    connect(action, &QAction::triggered, setting, &Setting<bool>::set);
  };
  follow(FlipBoard, &m_settings->boardFlipped);
  follow(OwnSideBelow, &m_settings->ownSideBelow);
  follow(Sounds, &m_settings->sounds);
  follow(SolveWhatIsPlayed, &m_settings->solvesPlayedGame);
  follow(ShowCoordinates, &m_settings->coordinatesShown);
  follow(ShowPaths, &m_settings->pathsShown);
  follow(ExplainNewGames, &m_settings->explainsNewGames);
  (*m_actions)[ShowValues]->setChecked(m_settings->valuesShown());
  connect((*m_actions)[ShowValues], &QAction::triggered, m_settings, &Settings::setValuesShown);
  connect((*m_actions)[PlayLayout], &QAction::triggered, m_settings, &Settings::setPlayLayout);
  connect((*m_actions)[ExplainNewGames], &QAction::triggered, m_coach, [this](bool checked) {
    if (checked) m_coach->forget();
    if (!checked) m_coach->leave();
  });
  connect(m_settings, &Settings::valuesShownChanged, (*m_actions)[ShowValues], &QAction::setChecked);
  const auto showColours = [this] { Theme::instance().setChoices(m_settings->theme(), m_settings->vision()); };
  connect(&m_settings->theme, &ChangingSetting::changed, &Theme::instance(), showColours);
  connect(&m_settings->vision, &ChangingSetting::changed, &Theme::instance(), showColours);
  connect(m_settings, &Settings::pieceSetChanged, &Theme::instance(), &Theme::setPieceSet);
}

void MainWindow::connectViews() {
  auto* sounds = new GameSounds(m_settings, this);
  for (SessionView* view : views()) {
    sounds->addSession(view->session());
    connect(view, &SessionView::statusChanged, this, [this, view] {
      if (view == shownView()) refresh();
    });
    connect(view->toolBarBoxes(), &BoxesFrame::sizeChanged, m_bars, &WindowBars::fitToolBar, Qt::QueuedConnection);
    connect(view, &SessionView::warningOver, m_stack, &PageStack::withdrawWarning);
    connect(view->docks().tables->exports(), &TableExportButton::warningOver, m_stack, &PageStack::withdrawWarning);
    connect(view->docks().tables->exports(), &TableExportButton::warningRaised, m_stack, &PageStack::showWarning);
    connect(view->session()->document()->history().stack(), &QUndoStack::indexChanged, this, &MainWindow::refresh);
    connect(view->session()->document(), &TreeDocument::nodesRemoved, this,
            [this](int count) { m_history->offerUndo(m_stack->messages(), count); });
  }
  connect(m_stack, &QStackedWidget::currentChanged, this, [this] {
    for (SessionView* view : views()) view->onPageShown(m_stack->currentWidget() == view->page());
    m_gameBefore->moveOfferTo(m_stack->messages());
    m_files->setGameShown(showsBoard());
  });
  connect(m_stack, &PageStack::shown, m_bars, &WindowBars::refresh);
  connect(m_stack, &PageStack::shown, this, &MainWindow::refresh);
  connect(m_layouts, &WindowLayouts::changed, m_bars, &WindowBars::refresh);
  connect(m_layouts, &WindowLayouts::changed, this, &MainWindow::refresh);
  connect(m_pages->welcome(), &WelcomePage::pageChanged, this, &MainWindow::refreshEnabled);
  connect(m_settings, &Settings::opponentChanged, this, [this] {
    if (showsBoard()) refresh();
  });
}

void MainWindow::connectWorkspace() {
  setAcceptDrops(true);
  connect(m_files, &FileActions::warningRaised, m_stack, &PageStack::showWarning);
  connect(m_files, &FileActions::warningOver, m_stack, &PageStack::withdrawWarning);
  connect(m_files, &FileActions::messageRaised, m_stack, &PageStack::showMessage);
  const auto show = [this](const QString& text) { m_stack->messages()->showMessage(text, workspaceMs); };
  const auto offerRepair = [this, offer = new WorkOffer(m_workspace->jobs(), this)](const QString& variantId,
                                                                                    const QString& text) {
    offer->showQueued(m_stack->messages(), variantId.toStdString(), text, tr("Repair"),
                      [this, variantId] { m_workspace->repair(variantId); });
  };
  connect(m_workspace, &Workspace::messageRaised, m_stack, show);
  connect(m_workspace, &Workspace::repairOffered, this, offerRepair);
  for (const GameSession* session : m_workspace->sessions()) {
    connect(session, &GameSession::messageRaised, m_stack, show);
    connect(session, &GameSession::repairOffered, this, offerRepair);
  }
  connect(m_workspace, &Workspace::warningRaised, m_stack, &PageStack::showWarning);
  connect(m_workspace, &Workspace::warningOver, m_stack, &PageStack::withdrawWarning);
  m_gameBefore->moveOfferTo(m_stack->messages());
}

void MainWindow::restoreWindow() {
  setWindowTitle(QStringLiteral("Kotai"));
  resize(fittingSize(*this, firstSize));
  if (!m_settings->windowGeometry().isEmpty()) restoreGeometry(m_settings->windowGeometry());
  fitScreen(*this);
  retranslate();
  showWelcome();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_files->maybeSave()) return event->ignore();
  // The window stays open if the game cannot be saved. The second attempt closes the window without saving.
  if (!m_workspace->saver()->keep() && !std::exchange(m_warnedBeforeClosing, true)) {
    m_stack->showWarning(tr("The open game could not be saved. Close the window again to quit without saving it."));
    return event->ignore();
  }
  storeWindowState();
  QMainWindow::closeEvent(event);
}

void MainWindow::storeWindowState() {
  m_settings->windowGeometry.set(saveGeometry());
  m_layouts->write();
}

/// Ends the program without questions. Unsaved changes of a game with a file are stored for the next start.
void MainWindow::quitAtOnce() {
  m_workspace->saver()->keep();
  storeWindowState();
  QCoreApplication::exit();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_bars) retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (!m_bars) return;
  m_bars->fitToolBar();
  // The docks get their new sizes after the layout has run.
  const QSize grown = event->size() - event->oldSize();
  QMetaObject::invokeMethod(
      m_layouts, [this, grown] { m_layouts->resizeDocks(grown); }, Qt::QueuedConnection);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!FileActions::filesIn(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QStringList files = FileActions::filesIn(event->mimeData());
  if (files.isEmpty()) return;
  event->acceptProposedAction();
  // Opens the files later, because a dialog may open, and because the program from which the user drags the files
  // is blocked until the drop is over.
  QMetaObject::invokeMethod(
      m_files, [this, files] { m_files->open(files); }, Qt::QueuedConnection);
}

/// Handles keys that the focused widget does not use.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  SessionView* shown = shownView();
  if (event->key() == Qt::Key_Escape && shown) return shown->page()->setFocus();
  QMainWindow::keyPressEvent(event);
}

/// Restores the docks again when the window is shown, because the window only now has its final size.
void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (!event->spontaneous()) QMetaObject::invokeMethod(m_layouts, &WindowLayouts::restoreAgain, Qt::QueuedConnection);
}

bool MainWindow::event(QEvent* event) {
  // Qt creates the tab bars of docks on demand. Only then can base lines and elided texts be switched off.
  if (event->type() == QEvent::LayoutRequest)
    for (QTabBar* bar : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      // Each call requests a layout. Calls that change nothing would therefore repeat forever.
      if (bar->drawBase()) bar->setDrawBase(false);
      if (bar->elideMode() != Qt::ElideNone) bar->setElideMode(Qt::ElideNone);
      if (!bar->usesScrollButtons()) bar->setUsesScrollButtons(true);
      bar->setAccessibleName(withoutMnemonic(tr("Pa&nels")));
    }
  return QMainWindow::event(event);
}

/// Moves the focus in reading order. Computes the order each time, because the visible widgets and their places
/// change.
bool MainWindow::focusNextPrevChild(bool next) { return moveFocusInReadingOrder(this, next); }

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Space presses the focused button. If no button has the focus, Space plays the best move.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
      (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched))) {
    event->accept();
    return true;
  }
  if (editsText(watched, event)) return true;
  const SessionView* typedOn = event->type() == QEvent::KeyPress ? shownView() : nullptr;
  if (typedOn && redirectsTyping(*typedOn->page()->focusProxy(), watched, event)) return true;
  // Return also presses the focused button, as in dialogs.
  if (event->type() == QEvent::KeyPress && isReturn(*static_cast<QKeyEvent*>(event)))
    if (auto* button = qobject_cast<QPushButton*>(watched); button && button->window() == this) {
      button->click();
      return true;
    }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::retranslate() {
  m_actions->retranslate();
  m_history->refresh(showsBoard());
  m_bars->retranslate();
  m_files->setGameShown(showsBoard());
  m_pages->refreshContinued();
}

void MainWindow::refreshEnabled() {
  using enum ActionId;
  const auto set = [this](ActionId id, bool enabled) { (*m_actions)[id]->setEnabled(enabled); };
  const WelcomePage* welcome = m_pages->welcome();
  SessionView* view = shownView() ? shownView() : views().front();
  const TreeDocument& document = *view->session()->document();
  const bool game = shownView() && document.hasGame();
  for (const ActionId id : {ExportPng, ExportSvg, ExportPdf, PrintBoard, CopyPosition, CopyGame, EditPosition, EditPositionText,
                            CopyBoardPicture, Restart, FlipBoard, OwnSideBelow, ShowCoordinates, PlayLayout, ResetLayout})
    set(id, game);
  set(Paste, game || m_stack->currentWidget() == welcome);
  const bool moved = game && document.currentNode() != TreeDocument::root;
  const bool onward = game && !document.nodeAt(document.currentNode()).children.empty();
  for (const ActionId id : {StepBack, ToStart}) set(id, moved);
  for (const ActionId id : {StepForward, ToEnd}) set(id, onward);
  set(ShowBoard, !shownView() && m_workspace->hasGame());
  set(Welcome, m_stack->currentWidget() != welcome || welcome->shownGame());
  for (const SessionView* each : views())
    for (const ActionId id : each->ownActions()) (*m_actions)[id]->setVisible(each == view);
  view->refreshActions(game);
  m_history->refresh(showsBoard());
  m_pages->puzzles()->refreshActions();
}

void MainWindow::refresh() {
  refreshEnabled();
  m_bars->refreshStatus();
}

}  // namespace kotai::ui

#include "moc_main_window.cpp"
