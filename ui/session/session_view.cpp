#include "ui/session/session_view.h"

#include <QApplication>
#include <QPushButton>
#include <QToolButton>

#include "core/tables/file_stem.h"
#include "ui/actions/action_button.h"
#include "ui/board/played_board.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/positions/positions_panel.h"
#include "ui/docks/tables/tables_panel.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/work_offer.h"
#include "ui/opponent/program_sides.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/board_header.h"
#include "ui/play/game_clock.h"
#include "ui/play/name_fields.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_panel.h"
#include "ui/play/result_card.h"
#include "ui/play/review_card.h"
#include "ui/session/after_game.h"

namespace kotai::ui {

constexpr int lowWindowPx = 1000;
/// Maximum share of the window's height for the tables. The board has priority, but charts must be readable.
constexpr double maxBottomRowShare = 0.28;

static bool isOnCard(const QWidget* widget) {
  for (; widget; widget = widget->parentWidget())
    if (qobject_cast<const ResultCard*>(widget) || qobject_cast<const ReviewCard*>(widget)) return true;
  return false;
}

SessionView::SessionView(GameSession* session, JobManager* jobs, Settings* settings, Actions* actions, QMainWindow* window)
    : QObject(window), m_session(session), m_jobs(jobs), m_settings(settings), m_actions(actions), m_window(window) {}

MessageBar* SessionView::messages() const { return page()->messages(); }

PlayPanel* SessionView::playPanel() const { return page()->playPanel(); }

PlayButtons* SessionView::playButtons() const { return page()->playButtons(); }

bool SessionView::isShown() const { return page()->isVisibleTo(m_window) && m_session->document()->hasGame(); }

void SessionView::connectView(Review* review, Docks docks) {
  m_docks = std::move(docks);
  m_after = new AfterGame(m_session, review, m_settings, (*m_actions)[ActionId::SaveGame], this);
  connectActions();
  connectWork();
  connect(m_after, &AfterGame::cardChanged, this, &SessionView::placeCard);
  connect(m_after, &AfterGame::refreshed, this, &SessionView::refreshPlayers);
  connect(m_after, &AfterGame::newGameRequested, this, &SessionView::startAgain);
  connectDocks();
  TreeDocument* document = m_session->document();
  // The actions must be updated immediately, because the user may press another key.
  for (const auto signal :
       {&TreeDocument::positionChanged, &TreeDocument::valuesChanged, &TreeDocument::treeChanged, &TreeDocument::solutionChanged})
    connect(document, signal, this, &SessionView::statusChanged);
  connect(document, &TreeDocument::gameReset, messages(), &MessageBar::clear);
  connect(document, &TreeDocument::positionChanged, messages(), &MessageBar::onPositionChanged);
  connect(m_session->opponent(), &ProgramSides::cannotPlay, this, [this](const QString& text) { messages()->showMessage(text); });
  connect(playPanel()->moves(), &VariationText::commentWanted, this, [this, document](int node) {
    document->selectNode(node);
    showDock(movesOfGame());
    movesOfGame()->comment()->setFocus();
  });
}

void SessionView::connectActions() {
  using enum ActionId;
  TreeDocument* document = m_session->document();
  on(ExportPng, [this] { exportBoard(QStringLiteral("png")); });
  on(ExportSvg, [this] { exportBoard(QStringLiteral("svg")); });
  on(ExportPdf, [this] { exportBoard(QStringLiteral("pdf")); });
  on(PrintBoard, [this] {
    if (const auto printer = askForPrinter(m_window)) printBoardOn(*printer);
  });
  on(CopyBoardPicture, [this] { copyPicture(pictureOf(board()->exportScene())); });
  on(EditPosition, [this] { editPosition(false); });
  on(EditPositionText, [this] { editPosition(true); });
  on(RandomNotable, [this] { showList(); });
  on(StepBack, [document] { document->step(-1); });
  on(StepForward, [document] { document->step(1); });
  on(ToStart, [document] { document->selectNode(TreeDocument::root); });
  on(ToEnd, [document] { document->step(TreeDocument::toEnd); });
  on(Restart, [this, document] { startAgain(document->nodeAt(TreeDocument::root).position); });
  on(SwapSides, [this] { m_session->opponent()->swapSides(); });
  on(SolveVariant, [this] { m_session->requestSolve(m_session->document()->variantId()); });
}

void SessionView::connectWork() {
  StateHub* hub = m_session->hub();
  connect(hub, &StateHub::changed, this, &SessionView::onStateChanged);
  connect(hub, &StateHub::valuesRequested, this, [this] {
    page()->setFocus(Qt::OtherFocusReason);  // moves the focus before the focused button disappears
    (*m_actions)[ActionId::ShowValues]->trigger();
  });
  connect(page()->header()->solveButton(), &QPushButton::clicked, hub, &StateHub::requestWork);
  connect(page()->header()->workBar()->stopButton(), &QToolButton::clicked, m_jobs,
          [this] { m_jobs->pauseWork(m_session->document()->variantId()); });
  // Requests a solve when the user wants to see values that are unknown.
  connect((*m_actions)[ActionId::ShowValues], &QAction::triggered, this, [this](bool shown) {
    if (shown && isShown() && !m_session->knowsValues()) m_session->requestSolve(m_session->document()->variantId());
  });
  connect(m_session, &GameSession::solveOffered, this,
          [this, offer = new WorkOffer(m_jobs, this)](const QString& variantId, const QString& text, const QString& label) {
            offer->show(messages(), variantId.toStdString(), text, label,
                        [this, variantId] { m_jobs->start(variantId.toStdString()); });
          });
}

void SessionView::connectDocks() {
  for (QDockWidget* dock : {static_cast<QDockWidget*>(m_docks.positions), m_docks.tabs.back()})
    connect(qobject_cast<PositionsPanel*>(dock), &PositionsPanel::positionActivated, this, &SessionView::openPosition);
}

void SessionView::startAgain(const AnyPosition& start) {
  emit m_session->openRequested(
      {m_session->document()->variantId(), start, Purpose::Play, m_session->clock() && m_session->clock()->isUsed()});
}

/// Moves the widgets above the moves into the panel of the play layout, or back.
void SessionView::setPlayLayout(bool play) {
  page()->setPlayLayout(play);
  m_after->setSmall(!play);
  placeCard();
}

/// Places the card above the moves, in either layout. Does not remove the cards of other views from the panel.
void SessionView::placeCard() {
  const bool play = page()->isPlayLayout();
  // Moves the focus without the effects of the Tab key.
  if (isOnCard(QApplication::focusWidget())) page()->setFocus(Qt::OtherFocusReason);
  movesOfGame()->setCard(play ? nullptr : m_after->makeCard(movesOfGame()));
  QWidget* card = play ? m_after->makeCard(playPanel()) : nullptr;
  if (!card && m_panelCard && playPanel()->card() == m_panelCard) playPanel()->clearCard();
  if (card) playPanel()->setCard(card);
  m_panelCard = card;
}

void SessionView::setPlayers(BoxesFrame* row, BoxesFrame* column) {
  m_toolBarBoxes = row;
  auto* names = new NameFields(m_session->document(), m_settings, [this](Side side) { return m_session->sideText(side); });
  connect(names, &NameFields::changed, this, &SessionView::refreshPlayers);
  playPanel()->setPlayers(column, new ActionButton((*m_actions)[ActionId::Restart]), names);
}

void SessionView::fillToolBar(QToolBar* bar) { m_boxesAction = bar->addWidget(m_toolBarBoxes); }

void SessionView::showInToolBar(bool shown, bool captions) {
  m_boxesAction->setVisible(shown);
  m_toolBarBoxes->setCaptionsShown(captions);
}

TableExportButton* SessionView::tableExports() const { return m_docks.tables->exports(); }

QString SessionView::playersNote() const {
  const OpponentSides sides = m_settings->opponentSides();
  if (sides == OpponentSides::None) return peopleText(*m_settings, [this](Side side) { return m_session->sideText(side); });
  const auto name = [this](Side side) { return shortStrengthName(m_session->strength(side)); };
  return playersText(sides, name(Side::First), name(Side::Second));
}

void SessionView::refreshPlayers() {
  const TreeDocument& document = *m_session->document();
  const auto person = document.hasGame() ? m_settings->personSide() : std::nullopt;
  const auto played = m_after->shownPlayers();
  BoardHeader* header = page()->header();
  header->setPlayersText(person ? againstText(shortStrengthName(m_session->strength(other(*person)))) : playersNote());
  header->setPlayersOfGame(played ? played->person : std::nullopt, playersIn(document.header()));
  playPanel()->setOpponentText(opponentText());
}

/// Returns a description of the opponents chosen in the boxes, or of the opponents in a finished game.
QString SessionView::opponentText() const {
  const auto played = m_after->shownPlayers();
  if (played && played->person && !played->strength.isEmpty() && played->strength != m_session->strength(other(*played->person)))
    return tr("Played against %1", "an opponent").arg(describedStrength(played->strength));
  QStringList programs;
  for (const Side side : {Side::First, Side::Second})
    if (m_session->opponent()->plays(side)) programs << m_session->strength(side);
  programs.removeDuplicates();
  const bool differ = programs.size() > 1;
  for (QString& each : programs) each = differ ? describedStrength(each) : strengthLine(each);
  return programs.join(QLatin1Char('\n'));
}

bool SessionView::undoLastMove() {
  TreeDocument* document = m_session->document();
  if (!document->history().endsWithMoveTo(document->currentNode())) return false;
  (*m_actions)[ActionId::Undo]->trigger();
  return true;
}

void SessionView::onStateChanged(const SessionState& state) {
  playPanel()->moves()->setValuesShown(state.valuesShown);
  if (state.hasGame()) showState(state);
  emit statusChanged();
}

void SessionView::openPosition(const AnyPosition& position) {
  if (m_session->document()->hasGame()) emit m_session->openRequested({m_session->document()->variantId(), position});
}

QString SessionView::valuesPendingText(double secondsLeft) {
  return secondsLeft < 0 ? tr("Computing values") : tr("Values in %1", "%1: about 20 s").arg(estimateText(secondsLeft));
}

bool SessionView::isLow() const { return m_window->height() < lowWindowPx; }

std::vector<QDockWidget*> SessionView::docks() const {
  std::vector<QDockWidget*> all = m_docks.tabs;
  all.insert(all.end(), {m_docks.moves, m_docks.graph, m_docks.tables, m_docks.positions});
  return all;
}

/// Arranges the docks. In a window that is not tall, the docks for the tables and the graph are tabs.
void SessionView::arrangeDocks(QDockWidget* jobsDock) {
  const std::vector<QDockWidget*>& tabs = m_docks.tabs;
  QDockWidget* first = tabs.front();
  for (QDockWidget* dock : {first, static_cast<QDockWidget*>(m_docks.moves), m_docks.graph})
    m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
  for (std::size_t i = 1; i < tabs.size(); ++i) m_window->tabifyDockWidget(tabs[i - 1], tabs[i]);
  if (isLow()) {
    m_window->tabifyDockWidget(tabs.back(), m_docks.tables);
    m_window->tabifyDockWidget(m_docks.moves, m_docks.graph);
  } else {
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_docks.tables);
  }
  m_window->tabifyDockWidget(m_docks.tables, m_docks.positions);
  m_window->tabifyDockWidget(m_docks.positions, jobsDock);
  for (QDockWidget* dock : docks()) dock->show();
  jobsDock->show();
  for (QDockWidget* dock : {static_cast<QDockWidget*>(m_docks.tables), static_cast<QDockWidget*>(m_docks.moves), first})
    dock->raise();
  const int column = std::min(m_docks.columnPx, m_window->width() * 2 / 5);
  const int least = isLow() ? m_window->width() * m_docks.minPercent / 100 : 0;
  m_window->resizeDocks({first}, {std::max(column, least)}, Qt::Horizontal);
  const auto& low = m_docks.lowWindowHeights;
  const auto& high = m_docks.heights;
  if (isLow()) return m_window->resizeDocks({first, m_docks.moves}, {low[0], low[1]}, Qt::Vertical);
  m_window->resizeDocks({first, m_docks.moves, m_docks.graph}, {high[0], high[1], high[2]}, Qt::Vertical);
  const int most = static_cast<int>(m_window->height() * maxBottomRowShare);
  m_window->resizeDocks({m_docks.tables}, {std::min(m_docks.bottomRowPx, most)}, Qt::Vertical);
}

void SessionView::showList() { showDock(m_docks.positions); }

void SessionView::showDock(QDockWidget* dock) {
  dock->show();
  dock->raise();
}

BoardScene SessionView::smallBoard() const {
  BoardScene scene = board()->exportScene(BoardMoment::Small);
  scene.surroundings = false;
  return scene;
}

void SessionView::exportBoard(const QString& suffix) {
  const QString name = QString::fromStdString(fileStem(m_session->document()->variantId()));
  const QString file =
      askForSaveName(m_window, tr("Export board"), QStringLiteral("%1-board.%2").arg(name, suffix), fileFilters({suffix}));
  if (!file.isEmpty()) saveBoardAs(file);
}

void SessionView::printBoardOn(QPrinter& printer) {
  messages()->showMessage(print(pictureOf(board()->exportScene()), printer)
                              ? tr("Printed.")
                              : tr("The page could not be printed. Check the printer, then try again."));
}

void SessionView::saveBoardAs(const QString& file) {
  if (const auto failure = savePicture(pictureOf(board()->exportScene()), file)) {
    m_exportWarnings << fileFailureText(*failure);
    return messages()->showWarning(m_exportWarnings.back());
  }
  for (const QString& each : std::exchange(m_exportWarnings, {})) emit warningOver(each);
  messages()->showMessage(tr("Saved %1").arg(fileText(file)));
}

}  // namespace kotai::ui

#include "moc_session_view.cpp"
