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

static bool isOnCard(const QWidget* widget) {
  for (; widget; widget = widget->parentWidget())
    if (qobject_cast<const ResultCard*>(widget) || qobject_cast<const ReviewCard*>(widget)) return true;
  return false;
}

SessionView::SessionView(GameSession* session, JobManager* jobs, Settings* settings, Actions* actions, QMainWindow* window)
    : QObject(window), m_session(session), m_jobs(jobs), m_settings(settings), m_actions(actions), m_window(window) {}

MessageBar* SessionView::messages() const { return page()->messages(); }

PlayPanel* SessionView::playPanel() const { return page()->playPanel(); }

bool SessionView::isShown() const { return page()->isVisibleTo(m_window) && m_session->document()->hasGame(); }

void SessionView::connectView(Review* review, Docks docks) {
  m_docks = std::move(docks);
  m_after = new AfterGame(m_session, review, m_settings, (*m_actions)[ActionId::SaveGame], this);
  connectActions();
  connectWork();
  connect(m_after, &AfterGame::cardChanged, this, &SessionView::placeCard);
  connect(m_after, &AfterGame::refreshed, this, &SessionView::refreshPlayers);
  connect(m_after, &AfterGame::newGameRequested, this, &SessionView::startAgain);
  for (QDockWidget* dock : {static_cast<QDockWidget*>(m_docks.positions), m_docks.tabs.back()})
    connect(qobject_cast<PositionsPanel*>(dock), &PositionsPanel::positionActivated, this, &SessionView::openPosition);
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
    showDock(m_docks.moves);
    m_docks.moves->comment()->setFocus();
  });
}

void SessionView::connectActions() {
  using enum ActionId;
  TreeDocument* document = m_session->document();
  for (const auto& [action, suffix] : {std::pair(ExportPng, QStringLiteral("png")), std::pair(ExportSvg, QStringLiteral("svg")),
                                       std::pair(ExportPdf, QStringLiteral("pdf"))})
    on(action, [this, document, suffix = suffix] {
      const QString name = QStringLiteral("%1-board.%2").arg(QString::fromStdString(fileStem(document->variantId())), suffix);
      const QString file = askForSaveName(m_window, tr("Export board"), name, fileFilters({suffix}));
      if (!file.isEmpty()) saveBoardAs(file);
    });
  on(PrintBoard, [this] {
    if (const auto printer = askForPrinter(m_window)) printBoardOn(*printer);
  });
  on(CopyBoardPicture, [this] { copyPicture(pictureOf(board()->exportScene())); });
  on(EditPosition, [this] { editPosition(false); });
  on(EditPositionText, [this] { editPosition(true); });
  on(RandomNotable, [this] { showList(); });
  on(StepBack, [document] { step(*document, -1); });
  on(StepForward, [document] { step(*document, 1); });
  on(ToStart, [document] { document->selectNode(TreeDocument::root); });
  on(ToEnd, [document] { step(*document, TreeDocument::toEnd); });
  on(Restart, [this, document] { startAgain(document->nodeAt(TreeDocument::root).position); });
  on(SwapSides, [this] { m_session->opponent()->swapSides(); });
  on(SolveVariant, [this] { m_session->requestSolve(m_session->document()->variantId()); });
}

void SessionView::connectWork() {
  StateHub* hub = m_session->hub();
  connect(hub, &StateHub::changed, this, [this](const SessionState& state) {
    playPanel()->moves()->setValuesShown(state.valuesShown);
    if (state.hasGame()) showState(state);
    emit statusChanged();
  });
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
  m_docks.moves->setCard(play ? nullptr : m_after->makeCard(m_docks.moves));
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

QString SessionView::playersNote() const {
  const OpponentSides sides = m_settings->opponentSides();
  if (sides == OpponentSides::None) return peopleText(*m_settings, [this](Side side) { return m_session->sideText(side); });
  const auto name = [this](Side side) { return shortStrengthName(m_session->strength(side)); };
  return playersText(sides, name(Side::First), name(Side::Second));
}

/// Returns a description of the opponents chosen in the boxes, or of the opponents in a finished game.
static QString opponentText(GameSession& session, const AfterGame& after) {
  const auto played = after.shownPlayers();
  if (played && played->person && !played->strength.isEmpty() && played->strength != session.strength(other(*played->person)))
    return SessionView::tr("Played against %1", "an opponent").arg(describedStrength(played->strength));
  QStringList programs;
  for (const Side side : {Side::First, Side::Second})
    if (session.opponent()->plays(side)) programs << session.strength(side);
  programs.removeDuplicates();
  const bool differ = programs.size() > 1;
  for (QString& each : programs) each = differ ? describedStrength(each) : strengthLine(each);
  return programs.join(QLatin1Char('\n'));
}

void SessionView::refreshPlayers() {
  const TreeDocument& document = *m_session->document();
  const auto person = document.hasGame() ? m_settings->personSide() : std::nullopt;
  const auto played = m_after->shownPlayers();
  BoardHeader* header = page()->header();
  header->setPlayersText(person ? againstText(shortStrengthName(m_session->strength(other(*person)))) : playersNote());
  header->setPlayersOfGame(played ? played->person : std::nullopt, playersIn(document.header()));
  playPanel()->setOpponentText(opponentText(*m_session, *m_after));
}

bool SessionView::undoLastMove() {
  TreeDocument* document = m_session->document();
  if (!document->history().endsWithMoveTo(document->currentNode())) return false;
  (*m_actions)[ActionId::Undo]->trigger();
  return true;
}

void SessionView::openPosition(const AnyPosition& position) {
  if (m_session->document()->hasGame()) emit m_session->openRequested({m_session->document()->variantId(), position});
}

QString valuesPendingText(double secondsLeft) {
  return secondsLeft < 0 ? SessionView::tr("Computing values")
                         : SessionView::tr("Values in %1", "%1: about 20 s").arg(estimateText(secondsLeft));
}

std::vector<QDockWidget*> SessionView::Docks::all() const {
  std::vector<QDockWidget*> all = tabs;
  all.insert(all.end(), {moves, graph, tables, positions});
  return all;
}

void SessionView::showList() { showDock(m_docks.positions); }

void showDock(QDockWidget* dock) {
  dock->show();
  dock->raise();
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
