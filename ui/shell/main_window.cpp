#include "ui/shell/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "core/game/game.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/opponent_choices.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/graph/value_graph_dock.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/shell/domineering_controller.h"
#include "ui/domineering/shell/domineering_page.h"
#include "ui/games/presentation.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/history_actions.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"
#include "ui/widgets/dock_title.h"
#include "ui/widgets/header_strip.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr QSize firstSize(1440, 900);
constexpr QSize desktopFrame(8, 40);  ///< room for what the desktop puts around the window
constexpr int rightColumnPx = 392;
constexpr int bottomRowPx = 292;
constexpr int stateVersion = 2;
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
  if (const QString problem = m_workspace->dataFolderProblem(); !problem.isEmpty()) messages()->showWarning(problem);
}

void MainWindow::createActions() {
  m_actions = new Actions(this);
  m_history = new HistoryActions(m_workspace, m_actions, this);
  qApp->installEventFilter(this);
  for (QAction* action : m_actions->all()) addAction(action);  // shortcuts work with the menu bar hidden, too
}

void MainWindow::createPages() {
  m_pages = new QStackedWidget(this);
  m_welcome = new WelcomePage(m_workspace->jobs(), m_pages);
  m_boardPage = new BoardPage(m_workspace->document(), m_settings, m_pages);
  m_pages->addWidget(m_welcome);
  m_controller = new DomineeringController(m_workspace, m_actions, this);
  m_pages->addWidget(m_boardPage);
  m_pages->addWidget(m_controller->page());
  setCentralWidget(m_pages);
}

void MainWindow::createDocks() {
  GameDocument* document = m_workspace->document();
  m_movesDock = new MovesDock(document, m_settings, this);
  m_lineDock = new LineDock(document, m_settings, this);
  m_gameDock = new GameDock(document, this);
  m_valueGraphDock = new ValueGraphDock(document, this);
  m_tablesDock = new TablesDock(document, m_workspace->jobs(), this);
  m_positionsDock = new PositionsDock(document, this);
  m_jobsDock = new JobsDock(m_workspace->jobs(), this);
  setDockOptions(AllowTabbedDocks | AllowNestedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
  for (QDockWidget* dock : docks()) {
    dock->setTitleBarWidget(new DockTitle(dock));
    addDockWidget(Qt::RightDockWidgetArea, dock);
  }
  hideDocks();
}

std::vector<QDockWidget*> MainWindow::alternatingDocks() const {
  return {m_movesDock, m_lineDock, m_gameDock, m_valueGraphDock, m_tablesDock, m_positionsDock};
}

std::vector<QDockWidget*> MainWindow::docks() const {
  std::vector<QDockWidget*> all = alternatingDocks();
  const std::vector<QDockWidget*> own = m_controller->docks();
  all.insert(all.end(), own.begin(), own.end());
  all.push_back(m_jobsDock);
  return all;
}

std::vector<QDockWidget*> MainWindow::docksInUse() const {
  std::vector<QDockWidget*> own = showsDomineering() ? m_controller->docks() : alternatingDocks();
  own.push_back(m_jobsDock);
  return own;
}

void MainWindow::arrangeDocks() {
  hideDocks();
  for (QDockWidget* dock : docksInUse()) dock->setFloating(false);
  if (showsDomineering()) return m_controller->arrangeDocks(m_jobsDock);
  addDockWidget(Qt::RightDockWidgetArea, m_movesDock);
  addDockWidget(Qt::RightDockWidgetArea, m_gameDock);
  addDockWidget(Qt::RightDockWidgetArea, m_valueGraphDock);
  tabifyDockWidget(m_movesDock, m_lineDock);
  addDockWidget(Qt::BottomDockWidgetArea, m_tablesDock);
  tabifyDockWidget(m_tablesDock, m_positionsDock);
  tabifyDockWidget(m_positionsDock, m_jobsDock);
  for (QDockWidget* dock : docksInUse()) dock->show();
  m_movesDock->raise();
  m_tablesDock->raise();
  resizeDocks({m_movesDock, m_gameDock, m_valueGraphDock}, {360, 260, 170}, Qt::Vertical);
  resizeDocks({m_movesDock}, {rightColumnPx}, Qt::Horizontal);
  resizeDocks({m_tablesDock}, {bottomRowPx}, Qt::Vertical);
}

void MainWindow::resetLayout() {
  m_dockStates = {};
  if (showsBoard()) arrangeDocks();
}

bool MainWindow::showsBoard() const { return m_pages->currentWidget() != m_welcome; }

bool MainWindow::showsDomineering() const { return m_pages->currentWidget() == m_controller->page(); }

MessageBar* MainWindow::messages() const {
  if (!showsBoard()) return m_welcome->messages();
  return showsDomineering() ? m_controller->page()->messages() : m_boardPage->messages();
}

void MainWindow::hideDocks() {
  for (QDockWidget* dock : docks()) dock->hide();
}

void MainWindow::keepDockState() {
  if (showsBoard()) m_dockStates[showsDomineering() ? 1 : 0] = saveState(stateVersion);
}

void MainWindow::showWelcome() {
  keepDockState();
  m_pages->setCurrentWidget(m_welcome);
  hideDocks();
  m_toolBar->hide();
  m_welcome->setFocus();
  refreshEnabled();
  refreshStatus();
}

/// The page of the game that is open, with its docks as they were left.
void MainWindow::showBoard() {
  QWidget* page = m_workspace->isDomineeringOpen() ? static_cast<QWidget*>(m_controller->page()) : m_boardPage;
  if (m_pages->currentWidget() == page) return;
  keepDockState();
  m_pages->setCurrentWidget(page);
  hideDocks();
  const QByteArray& state = m_dockStates[showsDomineering() ? 1 : 0];
  if (state.isEmpty() || !restoreState(state, stateVersion)) arrangeDocks();
  const std::vector<QDockWidget*> own = docksInUse();
  for (QDockWidget* dock : docks()) dock->toggleViewAction()->setVisible(std::find(own.begin(), own.end(), dock) != own.end());
  for (QAction* box : m_opponentBoxes) box->setVisible(!showsDomineering());
  m_playerBoxes->setVisible(showsDomineering());
  m_toolBar->show();
  fitToolBar();
  page->setFocus();
  refreshEnabled();
  refreshStatus();
}

void MainWindow::restoreWindow() {
  setWindowTitle(QStringLiteral("Kotai"));
  resize(firstSize.boundedTo(screen()->availableGeometry().size() - desktopFrame));
  if (!m_settings->windowGeometry().isEmpty()) restoreGeometry(m_settings->windowGeometry());
  m_dockStates = {m_settings->windowState(), m_settings->domineeringWindowState()};
  retranslate();
  applyValuesShown();
  showWelcome();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  // Whoever insists may leave without the game.
  if (!m_workspace->keepGame() && !std::exchange(m_toldBeforeClosing, true)) {
    messages()->showWarning(tr("The open game is in no file. Close the window once more to leave without it."));
    return event->ignore();
  }
  m_settings->setWindowGeometry(saveGeometry());
  keepDockState();
  m_settings->setWindowState(m_dockStates[0]);
  m_settings->setDomineeringWindowState(m_dockStates[1]);
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_languageButton) retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (m_toolBar) fitToolBar();
}

bool MainWindow::event(QEvent* event) {
  // Qt makes the tab bars of docks as they are needed: only here can their base line be taken away.
  if (event->type() == QEvent::LayoutRequest)
    for (QTabBar* bar : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) bar->setDrawBase(false);
  return QMainWindow::event(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Space presses the button that has the focus; only elsewhere it plays the best move.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
      (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched))) {
    event->accept();
    return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::refreshStatus() {
  const GameDocument& document = *m_workspace->document();
  const bool shown = showsBoard() && m_workspace->hasGame();
  for (QLabel* label : {m_positionLabel, m_movesLabel, m_solvedLabel}) label->setVisible(shown);
  if (!shown) return;
  if (showsDomineering()) {
    const auto [position, moves, solved] = m_controller->statusTexts();
    m_positionLabel->setText(position);
    m_movesLabel->setText(moves);
    m_solvedLabel->setText(solved);
    return;
  }
  m_positionLabel->setText(m_workspace->positionText());
  m_movesLabel->setText(tr("%n legal moves", nullptr, static_cast<int>(document.legalMoves().size())));
  // Counting the positions of a large board takes long; a solution knows them.
  const auto positions = static_cast<double>(document.solution() ? document.solution()->positions()
                                                                 : document.variant()->tierGraph().approximatePositions());
  if (const auto share = m_workspace->jobs()->doneShare(*document.variant()))
    m_solvedLabel->setText(tr("being solved: %1 %").arg(static_cast<int>(*share * 100)));
  else if (document.solution())
    m_solvedLabel->setText(tr("solved · %1 positions").arg(countText(positions)) + QStringLiteral(" · ") +
                           byteCountText(static_cast<double>(document.solution()->fileBytes())));
  else if (document.variant()->game().countsSlowly)
    m_solvedLabel->setText(tr("not solved · about %1 positions").arg(roughCountText(positions)));
  else
    m_solvedLabel->setText(tr("not solved · %1 positions").arg(countText(positions)));
}

void MainWindow::refreshEnabled() {
  const bool simultaneous = showsDomineering() && m_workspace->hasGame();
  if (!simultaneous) refreshAlternatingEnabled(showsBoard() && m_workspace->hasGame());
  m_controller->refreshActions(simultaneous);
  m_history->refresh(showsBoard());
}

void MainWindow::refreshAlternatingEnabled(bool game) {
  using enum ActionId;
  const GameDocument& document = *m_workspace->document();
  const auto set = [this](ActionId id, bool enabled) { (*m_actions)[id]->setEnabled(enabled); };
  for (const ActionId id :
       {ExportPng, ExportSvg, CopyPosition, PastePosition, EditPosition, EditPositionText, CopyBoardPicture, CopyLine,
        LetOpponentMove, PlayOutLine, RandomNotable, FlipBoard, ShowCoordinates, ShowJobs, ResetLayout})
    set(id, game);
  const bool moved = game && document.currentNode() != GameTree::root;
  const bool onward = game && !document.tree().node(document.currentNode()).children.empty();
  const bool open = game && !document.isFinished();
  set(TakeBack, moved);
  set(StepBack, moved);
  set(ToStart, moved);
  set(StepForward, onward);
  set(ToEnd, onward);
  set(PlayBest, open && document.solution());
  set(Hint, open && document.solution());
  set(PlayOutLine, open && document.solution());
  set(CopyLine, open && document.solution());
  set(LetOpponentMove, open);
  const auto gives = [&](ActionId id) {
    if (!game) return false;
    const std::vector<ActionDescription>& own = presentationOf(*document.variant()).actions;
    return std::any_of(own.begin(), own.end(), [id](const ActionDescription& each) { return each.id == id; });
  };
  set(TakeUp, gives(TakeUp) && !document.isFinished());
  set(ShowPaths, gives(ShowPaths));
  const OpponentSides sides = m_settings->opponentSides();
  set(SwapSides, game && (sides == OpponentSides::First || sides == OpponentSides::Second));
  const bool solving = game && m_workspace->jobs()->isRunning(*document.variant());
  m_boardPage->header()->setWork(solving, game && m_workspace->jobs()->isDamaged(document.variant()->id()));
  set(SolveVariant, game && !document.solution() && !solving);
  set(ActionId::RandomNotable, game && document.solution());
  set(Welcome, showsBoard());
}

void MainWindow::refreshOpponentBoxes() {
  fillStrengths(m_strength, m_settings->opponentStrength());
  fillPersonSides(m_person, m_settings->opponentSides(), m_workspace->document()->variant().get());
  fitToolBar();
}

void MainWindow::applyValuesShown() {
  const bool shown = m_settings->valuesShown() && !m_settings->noSpoilers();
  if (!shown) m_boardPage->messages()->clearVerdict();
  m_controller->applyValuesShown(shown);
  m_gameDock->setValuesShown(shown);
  m_valueGraphDock->setValuesShown(shown);
  (*m_actions)[ActionId::ShowValues]->setChecked(m_settings->valuesShown());
  (*m_actions)[ActionId::NoSpoilers]->setChecked(m_settings->noSpoilers());
}

}  // namespace kotai::ui
