#include "ui/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>

#include "ui/application.h"
#include "ui/boards/board_view.h"
#include "ui/dialogs/opponent_choices.h"
#include "ui/docks/dock_title.h"
#include "ui/docks/game_dock.h"
#include "ui/docks/jobs_dock.h"
#include "ui/docks/line_dock.h"
#include "ui/docks/moves_dock.h"
#include "ui/docks/positions_dock.h"
#include "ui/docks/tables_dock.h"
#include "ui/docks/value_graph_dock.h"
#include "ui/document/texts.h"
#include "ui/settings/settings.h"
#include "ui/welcome_page.h"
#include "ui/widgets/board_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/workspace.h"

namespace kotai::ui {

namespace {
constexpr QSize firstSize(1440, 900);
constexpr int rightColumnPx = 392;
constexpr int bottomRowPx = 292;
constexpr int stateVersion = 1;
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
}

void MainWindow::createActions() {
  m_actions = new Actions(this);
  qApp->installEventFilter(this);
  for (QAction* action : m_actions->all()) addAction(action);  // shortcuts work with the menu bar hidden, too
}

void MainWindow::createPages() {
  m_pages = new QStackedWidget(this);
  m_welcome = new WelcomePage(m_workspace->jobs(), m_pages);
  m_boardPage = new BoardPage(m_workspace->document(), m_settings, m_pages);
  m_pages->addWidget(m_welcome);
  m_pages->addWidget(m_boardPage);
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
  for (QDockWidget* dock : docks()) dock->setTitleBarWidget(new DockTitle(dock));
  arrangeDocks();
}

std::vector<QDockWidget*> MainWindow::docks() const {
  return {m_movesDock, m_lineDock, m_gameDock, m_valueGraphDock, m_tablesDock, m_positionsDock, m_jobsDock};
}

void MainWindow::arrangeDocks() {
  for (QDockWidget* dock : docks()) dock->setFloating(false);
  addDockWidget(Qt::RightDockWidgetArea, m_movesDock);
  addDockWidget(Qt::RightDockWidgetArea, m_gameDock);
  addDockWidget(Qt::RightDockWidgetArea, m_valueGraphDock);
  tabifyDockWidget(m_movesDock, m_lineDock);
  addDockWidget(Qt::BottomDockWidgetArea, m_tablesDock);
  tabifyDockWidget(m_tablesDock, m_positionsDock);
  tabifyDockWidget(m_positionsDock, m_jobsDock);
  for (QDockWidget* dock : docks()) dock->show();
  m_movesDock->raise();
  m_tablesDock->raise();
  resizeDocks({m_movesDock, m_gameDock, m_valueGraphDock}, {360, 260, 170}, Qt::Vertical);
  resizeDocks({m_movesDock}, {rightColumnPx}, Qt::Horizontal);
  resizeDocks({m_tablesDock}, {bottomRowPx}, Qt::Vertical);
}

void MainWindow::resetLayout() {
  arrangeDocks();
  m_dockState = saveState(stateVersion);
  if (!showsBoard()) setDocksVisible(false);
}

bool MainWindow::showsBoard() const { return m_pages->currentWidget() == m_boardPage; }

void MainWindow::setDocksVisible(bool visible) {
  for (QDockWidget* dock : docks()) dock->setVisible(visible);
}

void MainWindow::showWelcome() {
  if (showsBoard()) m_dockState = saveState(stateVersion);
  m_pages->setCurrentWidget(m_welcome);
  setDocksVisible(false);
  m_toolBar->hide();
  m_welcome->setFocus();
  refreshEnabled();
  refreshStatus();
}

void MainWindow::showBoard() {
  if (showsBoard()) return;
  m_pages->setCurrentWidget(m_boardPage);
  if (m_dockState.isEmpty() || !restoreState(m_dockState, stateVersion)) arrangeDocks();
  m_toolBar->show();
  m_boardPage->setFocus();
  refreshEnabled();
  refreshStatus();
}

void MainWindow::restoreWindow() {
  setWindowTitle(QStringLiteral("Kotai"));
  resize(firstSize);
  if (!m_settings->windowGeometry().isEmpty()) restoreGeometry(m_settings->windowGeometry());
  m_dockState = m_settings->windowState();
  retranslate();
  applyValuesShown();
  showWelcome();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_settings->setWindowGeometry(saveGeometry());
  m_settings->setWindowState(showsBoard() ? saveState(stateVersion) : m_dockState);
  m_workspace->keepGame();
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
  const bool shown = showsBoard() && document.hasGame();
  for (QLabel* label : {m_positionLabel, m_movesLabel, m_solvedLabel}) label->setVisible(shown);
  if (!shown) return;
  m_positionLabel->setText(m_workspace->positionText());
  m_movesLabel->setText(tr("%n legal moves", nullptr, static_cast<int>(document.legalMoves().size())));
  // Counting the positions of a large board takes long; a solution knows them.
  const auto positions = static_cast<double>(document.solution() ? document.solution()->positions()
                                                                 : document.variant()->tierSpace().approximatePositions());
  if (const auto share = m_workspace->jobs()->doneShare(*document.variant()))
    m_solvedLabel->setText(tr("being solved: %1 %").arg(static_cast<int>(*share * 100)));
  else if (document.solution())
    m_solvedLabel->setText(tr("solved · %1 positions").arg(countText(positions)) + QStringLiteral(" · ") +
                           byteCountText(static_cast<double>(document.solution()->fileBytes())));
  else
    m_solvedLabel->setText(tr("not solved · %1 positions").arg(countText(positions)));
}

void MainWindow::refreshEnabled() {
  using enum ActionId;
  const GameDocument& document = *m_workspace->document();
  const bool game = showsBoard() && document.hasGame();
  const auto set = [this](ActionId id, bool enabled) { (*m_actions)[id]->setEnabled(enabled); };
  for (const ActionId id : {ExportPng, ExportSvg, CopyPosition, PastePosition, EditPosition, EditPositionText, CopyBoardPicture, CopyLine,
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
  const bool fences = game && hasFences(*document.variant());
  set(PlaceFence, fences && !document.isFinished());
  set(ShowPaths, fences);
  const OpponentSides sides = m_settings->opponentSides();
  set(SwapSides, game && (sides == OpponentSides::First || sides == OpponentSides::Second));
  set(SolveVariant, game && !document.solution());
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
  m_gameDock->setValuesShown(shown);
  m_valueGraphDock->setValuesShown(shown);
  (*m_actions)[ActionId::ShowValues]->setChecked(m_settings->valuesShown());
  (*m_actions)[ActionId::NoSpoilers]->setChecked(m_settings->noSpoilers());
}

}  // namespace kotai::ui
