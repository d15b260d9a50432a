#include "ui/session/alternating/alternating_view.h"

#include <QComboBox>
#include <QMainWindow>

#include "core/game/game.h"
#include "ui/board/board_page.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/opponent_boxes.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/game/move_tree_view.h"
#include "ui/docks/graph/value_graph_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_data.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/work_offer.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/play/review.h"
#include "ui/puzzles/alternating_puzzle_board.h"
#include "ui/session/alternating/alternating_session.h"
#include "ui/settings/settings.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/percent_sign.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/widgets/header_strip.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr int rightColumnPx = 392;
constexpr int bottomRowPx = 292;
}  // namespace

AlternatingView::AlternatingView(AlternatingSession* session, JobManager* jobs, Settings* settings, Actions* actions,
                                 QMainWindow* window)
    : SessionView(session, jobs, settings, actions, window),
      m_alternating(session),
      m_document(session->document()),
      m_page(new BoardPage(m_document, settings, window)),
      m_boxes(new OpponentBoxes(m_document, settings, BoxesForm::Row, window)),
      m_valuesOffer(new WorkOffer(jobs, this)) {
  createDocks();
  auto* moves = new MoveTreeView(wordsOfMoves(m_document), MoveTreeView::Arrangement::Columns);
  m_page->setPlayParts(new PlayPanel(m_document, moves), new PlayButtons(actions));
  setPlayers(m_boxes, new OpponentBoxes(m_document, settings, BoxesForm::Column));
  auto* review = new MoveReview(m_document, session->opponent(), settings, this);
  connect(review, &MoveReview::moveShown, m_page->board(), &BoardView::showHint);
  connect(review, &MoveReview::lineShown, m_page->board(), &BoardView::showLine);
  connectView(review);
  connectActions();
  connectOpponent();
  connectDocks();
  connectAgreements();
  connectClock();
}

PageFrame* AlternatingView::page() const { return m_page; }

GameDock* AlternatingView::movesOfGame() const { return m_game; }

void AlternatingView::createDocks() {
  StateHub* hub = m_session->hub();
  m_moves = new MovesDock(m_document, hub, m_window);
  m_line = new LineDock(m_document, hub, m_window);
  const GameWordsPtr text = wordsOfMoves(m_document);
  m_game = new GameDock(text, hub, QStringLiteral("gameDock"), MoveTreeView::Arrangement::Flowing, m_window);
  m_valueGraph = new ValueGraphDock(text, hub, QStringLiteral("valueGraphDock"), m_window);
  m_parents = new ParentsDock(parentsOfGame(m_document), hub, QStringLiteral("parentsDock"), m_window);
  m_tables = new TablesDock(m_document, hub, m_window);
  m_positions = new PositionsDock(m_document, hub, m_window);
}

std::vector<QDockWidget*> AlternatingView::docks() const {
  return {m_moves, m_line, m_parents, m_game, m_valueGraph, m_tables, m_positions};
}

void AlternatingView::arrangeDocks(QDockWidget* jobsDock) {
  m_window->addDockWidget(Qt::RightDockWidgetArea, m_moves);
  m_window->addDockWidget(Qt::RightDockWidgetArea, m_game);
  m_window->addDockWidget(Qt::RightDockWidgetArea, m_valueGraph);
  m_window->tabifyDockWidget(m_moves, m_line);
  m_window->tabifyDockWidget(m_line, m_parents);
  if (isLow()) {
    m_window->tabifyDockWidget(m_parents, m_tables);
    m_window->tabifyDockWidget(m_game, m_valueGraph);
  } else {
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_tables);
  }
  m_window->tabifyDockWidget(m_tables, m_positions);
  m_window->tabifyDockWidget(m_positions, jobsDock);
  for (QDockWidget* dock : docks()) dock->show();
  jobsDock->show();
  m_tables->raise();
  m_game->raise();
  m_moves->raise();
  const int least = std::min(rightColumnPx, m_window->width() * 2 / 5);
  m_window->resizeDocks({m_moves}, {isLow() ? std::max(least, m_window->width() * 9 / 25) : least}, Qt::Horizontal);
  if (isLow()) return m_window->resizeDocks({m_moves, m_game}, {420, 200}, Qt::Vertical);
  m_window->resizeDocks({m_moves, m_game, m_valueGraph}, {360, 260, 170}, Qt::Vertical);
  m_window->resizeDocks({m_tables}, {bottomRowHeight(bottomRowPx)}, Qt::Vertical);
}

QString AlternatingView::layoutName(bool play) const { return play ? QStringLiteral("playState") : QStringLiteral("state"); }

void AlternatingView::setPlayLayout(bool play) {
  SessionView::setPlayLayout(play);
  placeClocks();
}

std::vector<QComboBox*> AlternatingView::playerChoices() const { return {m_boxes->person(), m_boxes->strength()}; }

QString AlternatingView::sidesNote() const {
  const auto person = m_settings->personSide();
  if (!person || !m_document->hasGame()) return {};
  const Variant& variant = *m_document->variant();
  const QString side = sideName(variant, *person);
  const QString program = strengthName(m_settings->opponentStrength());
  return variant.sideToMove(m_document->tree().node(GameTree::root).position) == *person
             ? tr("You play %1 and move first, against %2.", "a side, a level").arg(side, program)
             : tr("You play %1; %2 moves first.", "a side, a level").arg(side, program);
}

QString AlternatingView::turnNote() const {
  const Variant& variant = *m_document->variant();
  if (const auto end = m_document->end()) return endSentence(variant, m_document->position(), *end);
  const int number = m_document->tree().node(m_document->currentNode()).ply / 2 + 1;
  const OpponentSides sides = m_settings->opponentSides();
  const Side mover = m_document->sideToMove();
  if (sides == OpponentSides::None || sides == OpponentSides::Both)
    return tr("move %1, %2 to play", "its number, a side").arg(number).arg(sideName(variant, mover));
  return (m_alternating->opponent()->plays(mover) ? tr("move %1, the computer's turn", "its number")
                                                  : tr("move %1, your turn", "its number"))
      .arg(number);
}

SessionView::Paint AlternatingView::smallBoard() const {
  BoardScene scene = m_page->board()->exportScene();
  scene.surroundings = false;
  scene.valueMarks.clear();
  scene.pieceMarks.clear();
  return [scene](QPainter& painter, const QRectF& area) { paintBoardScene(painter, area, scene, Theme::instance().palette()); };
}

SessionView::StatusTexts AlternatingView::statusTexts() const {
  return {QString::fromStdString(m_document->positionText()),
          tr("%n legal moves", nullptr, static_cast<int>(m_document->legalMoves().size())), solvedText()};
}

QString AlternatingView::solvedText() const {
  const Variant& variant = *m_document->variant();
  const SolutionPtr& solution = m_document->solution();
  // Counting the positions of a large board takes long, but a solution contains their number.
  const auto positions = static_cast<double>(solution ? solution->positions() : variant.tierGraph().approximatePositions());
  if (const auto share = m_jobs->doneShare(variant.id()))
    return tr("being solved: %1").arg(withPercentSign(static_cast<int>(*share * 100)));
  if (solution && solution->valuesOnly()) return tr("values known · %1 positions").arg(countText(positions));
  if (solution)
    return tr("solved · %1 positions").arg(countText(positions)) + QStringLiteral(" · ") +
           byteCountText(static_cast<double>(solution->fileBytes()));
  if (variant.game().countsSlowly) return tr("not solved · about %1 positions").arg(roughCountText(positions));
  return tr("not solved · %1 positions").arg(countText(positions));
}

void AlternatingView::showState(const SessionState& state) {
  if (!state.valuesShown) messages()->clearVerdict();
  m_page->header()->setSolvable(state.refusal.isEmpty());
  m_page->header()->setWork(
      state.work.running, m_document->solution() ? tr("Getting lists and tables ready") : valuesOnTheWay(state.work.secondsLeft),
      state.work.damaged);
}

Picture AlternatingView::picture() const { return pictureOf(m_page->board()->exportScene()); }

void AlternatingView::editPosition(bool asText) {
  const auto openChosen = [this](auto& dialog) {
    if (dialog.exec() == QDialog::Accepted && dialog.position() != m_document->position()) openPosition(dialog.position());
  };
  if (asText) {
    PositionTextDialog dialog(m_document->variant(), m_document->position(), m_window);
    return openChosen(dialog);
  }
  const bool values = m_settings->valuesShown();
  PositionEditorDialog dialog(m_document->variant(), m_document->position(), values ? m_document->solution() : nullptr,
                              m_settings->boardFlipped(), m_window);
  openChosen(dialog);
}

PuzzleBoard* AlternatingView::makePuzzleBoard(QWidget* parent) const {
  return new AlternatingPuzzleBoard(m_jobs, m_settings, parent);
}

}  // namespace kotai::ui

#include "moc_alternating_view.cpp"
