// Signals of the view of an alternating game: actions, opponent and docks.
#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <algorithm>

#include "ui/background/background.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/graph/value_graph_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/moves/moves_model.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/document/explain_later.h"
#include "ui/document/explained_line.h"
#include "ui/games/presentation.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/work_offer.h"
#include "ui/opponent/searched_hint.h"
#include "ui/play/review.h"
#include "ui/session/after_game.h"
#include "ui/session/alternating/alternating_session.h"
#include "ui/session/alternating/alternating_view.h"
#include "ui/settings/settings.h"
#include "ui/solving/solving_window.h"
#include "ui/strings/exception_text.h"
#include "ui/strings/strings.h"
#include "ui/trees/play_graph_window.h"
#include "ui/trees/proof_walk.h"
#include "ui/trees/proof_window.h"
#include "ui/widgets/header_strip.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

void AlternatingView::connectActions() {
  using enum ActionId;
  Opponent* opponent = m_alternating->opponent();
  on(CopyLine, [this] { QApplication::clipboard()->setText(m_line->lineGame()); });
  on(TakeBack, [this, opponent] {
    if (!undoLastMove()) opponent->takeBack();
  });
  on(PlayBest, [this, opponent] {
    if (!opponent->isThinking()) m_line->playBest();  // not for the computer's own move
  });
  on(Hint, [this] { showHint(); });
  on(LetOpponentMove, [opponent] { opponent->moveNow(); });
  on(PlayOutLine, [this] { m_line->togglePlayOut(); });
  on(ShowPlayGraph, [this] { showPlayGraph(); });
  on(ShowProof, [this] { showProof(); });
  on(ShowSolving, [this] { showSolving(); });
  on(RandomNotable, [this] { showDock(m_positions); });
  on(TakeUp, [this] { m_page->board()->pickUp(); });
}

std::vector<ActionId> AlternatingView::ownActions() const {
  using enum ActionId;
  return {PlayOutLine, ShowPlayGraph, ShowSolving, CopyLine, TakeUp, ShowPaths, Resign, OfferDraw};
}

void AlternatingView::refreshActions(bool game) {
  using enum ActionId;
  const bool open = game && !m_document->isFinished();
  const bool solved = game && m_document->solution();
  enable(TakeBack, game && m_document->currentNode() != GameTree::root);
  for (const ActionId id : {PlayBest, ShowPlayGraph}) enable(id, open && solved);
  for (const ActionId id : {PlayOutLine, CopyLine}) enable(id, open && solved && m_settings->valuesShown());
  enable(Hint, open && !m_document->isOver());
  enable(LetOpponentMove, open);
  enable(ShowProof, open && solved && m_document->value() && m_document->value()->outcome != Outcome::Draw);
  for (const ActionId id : {Resign, OfferDraw}) enable(id, game && m_alternating->agreements()->isOpen());
  const auto gives = [&](ActionId id) {
    return game && std::ranges::count(presentationOf(*m_document->variant()).actions, id, &ActionDescription::id) > 0;
  };
  for (const ActionId id : {TakeUp, ShowPaths}) (*m_actions)[id]->setVisible(gives(id));
  enable(TakeUp, gives(TakeUp) && open);
  enable(ShowPaths, gives(ShowPaths));
  enable(SwapSides, game && m_settings->personSide());
  const bool whole = game && m_document->wholeSolution();
  enable(SolveVariant, game && !whole && !m_jobs->isRunning(m_document->variantId()));
  enable(RandomNotable, whole);
  enable(ShowSolving, whole && SolvingSteps::isPossible(*m_document->solution()));
}

void AlternatingView::connectOpponent() {
  const Opponent* opponent = m_alternating->opponent();
  BoardView* board = m_page->board();
  const auto say = [this](const QString& text) { messages()->showMessage(text); };
  connect(opponent, &Opponent::stateChanged, board, [opponent, board] { board->setInputEnabled(!opponent->isThinking()); });
  connect(opponent, &Opponent::waitsToBeAsked, this, &AlternatingView::offerOpponentMove);
  connect(opponent, &Opponent::judged, this, &AlternatingView::showVerdict);
  connect(m_document, &GameDocument::positionChanged, this, &AlternatingView::clearOldVerdict);
  connect(m_document, &GameDocument::gameReset, this, [this] {
    m_judgedAt = -1;
    clearOldVerdict();
  });
  connect(m_document, &GameDocument::movePlayed, this, &AlternatingView::warnAfterEnd);
  connect(opponent, &Opponent::needsValues, this, &AlternatingView::offerValues);
  connect(opponent, &Opponent::looksAhead, messages(), &MessageBar::addMessage);
  connect(board, &BoardView::moveRefused, this, say);
}

void AlternatingView::showList() { showDock(m_positions); }

void AlternatingView::showQuery(const QString& query) {
  m_positions->showQuery(query);
  showDock(m_positions);
}

void AlternatingView::setLibrary(const std::shared_ptr<GameLibrary>& library) { m_moves->model()->setLibrary(library); }

void AlternatingView::connectDocks() {
  BoardView* board = m_page->board();
  connect(m_line, &LineDock::bestPlayed, afterGame(), &AfterGame::recordHelp);
  connect(m_line, &LineDock::keysGivenUp, this, [this] { m_page->board()->setFocus(Qt::OtherFocusReason); });
  connect(m_moves, &MovesDock::previewRequested, board, &BoardView::previewMove);
  connect(m_moves, &MovesDock::previewEnded, board, &BoardView::clearPreview);
  connect(m_tables, &TablesDock::warningRaised, this, &AlternatingView::warningRaised);
  connect(m_tables, &TablesDock::workWanted, (*m_actions)[ActionId::ShowPapers], &QAction::trigger);
  connect(m_tables, &TablesDock::warningOver, this, &AlternatingView::warningOver);
  connect(m_tables, &TablesDock::cellActivated, this, [this](const PositionFilter& filter, quint64 publishedCount) {
    m_positions->showFilter(filter, publishedCount);
    showDock(m_positions);
  });
  for (const PositionsPanel* const each : {static_cast<PositionsPanel*>(m_positions), static_cast<PositionsPanel*>(m_parents)})
    connect(each, &PositionsPanel::positionActivated, this, [this](const AnyPosition& position) { openPosition(position); });
  connect(m_positions, &PositionsDock::trainingWanted, this, &SessionView::trainingWanted);
}

void AlternatingView::showHint() {
  const auto& moves = m_document->moveValues();
  if (m_document->solution()) {
    if (moves.empty()) return;
    afterGame()->recordHelp();
    m_page->board()->showHint(moves.front().move);
    return explainHint(moves.front());
  }
  afterGame()->recordHelp();
  m_alternating->requestSolveForHint();
  runInBackground(
      this, [variant = m_document->variant(), position = m_document->position()] { return searchedHint(variant, position); },
      [this, variant = m_document->variant(), node = m_document->currentNode()](AnyMove move) {
        if (m_document->variant() == variant && m_document->currentNode() == node) m_page->board()->showHint(move);
      });
}

/// The most important reason for the move.
void AlternatingView::explainHint(const MoveValue& best) {
  explainLater(
      this, m_document->solution(), m_document->position(), best.move,
      [this, node = m_document->currentNode(), text = QString::fromStdString(best.text)](const std::vector<Fact>& facts) {
        if (facts.empty() || node != m_document->currentNode()) return;
        messages()->showMessage(tr("Best move: %1. %2", "a move, why").arg(text, explanationText(facts.front())));
      });
}

void AlternatingView::offerValues() {
  const VariantPtr variant = m_document->variant();
  const QString refusal = m_alternating->solvability()->refusal();
  if (m_jobs->isRunning(variant->id()))
    return messages()->addMessage(tr("The perfect opponent moves as soon as the values are ready."));
  const QString text = tr("The perfect opponent needs the values of this game. Levels 1 to 9 can play right away.");
  if (!refusal.isEmpty()) return messages()->showMessage(text + QLatin1Char(' ') + refusal);
  m_valuesOffer->show(messages(), variant->id(), text, tr("Get values ready"),
                      [this, variant] { m_alternating->requestSolve(variant->id()); });
  withdrawWithPosition(text);
}

/// On a hidden page the program does not move, because the user would not see it. A hint counts only at the time of the
/// request.
void AlternatingView::onPageShown(bool shown) {
  if (!shown) m_line->stopPlayOut();
  if (!shown && !afterGame()->review()->isActive()) m_page->board()->clearHint();
  m_alternating->opponent()->setResting(!shown);
}

void AlternatingView::showPlayGraph() {
  auto* graph = new PlayGraphWindow(m_document->solution(), m_document->position(), m_window);
  const Root root{m_document->variant(), m_document->currentNode(), m_document->position()};
  connect(graph, &PlayGraphWindow::positionChosen, this, [this, root](const std::vector<AnyMove>& moves) { walk(root, moves); });
  graph->show();
}

void AlternatingView::showSolving() {
  auto* window = new SolvingWindow(m_document->solution(), m_document->position(), m_window);
  connect(window, &SolvingWindow::positionChosen, this, [this, variant = m_document->variant()](const AnyPosition& position) {
    emit m_session->openRequested({variant->id(), position});
  });
  window->show();
}

/// The figures of a large solution take a moment to read.
void AlternatingView::showProof() {
  struct Read {
    std::shared_ptr<SolutionProof> proof;
    QString failure;
  };
  const VariantPtr variant = m_document->variant();
  runInBackground(
      this,
      [solution = m_document->solution(), root = m_document->position()]() -> Read {
        try {
          return {std::make_shared<SolutionProof>(solution, root), {}};
        } catch (...) {
          return {nullptr, exceptionText(std::current_exception())};
        }
      },
      [this, variant](const Read& read) {
        if (!read.proof) return messages()->showMessage(read.failure);
        auto* window = new ProofWindow({read.proof}, m_window);
        connect(window, &ProofWindow::positionChosen, this, [this, variant](const AnyPosition& position) {
          emit m_session->openRequested({variant->id(), position});
        });
        window->show();
      });
}

void AlternatingView::walk(const Root& from, const std::vector<AnyMove>& moves) {
  const bool isThere = m_document->variant() == from.variant && m_document->contains(from.node) &&
                       m_document->tree().node(from.node).position == from.position;
  if (!isThere) {
    AnyPosition last = from.position;
    for (const AnyMove move : moves) last = from.variant->play(last, move);
    emit m_session->openRequested({from.variant->id(), last});
    return;
  }
  m_document->goTo(from.node);
  for (const AnyMove move : moves) m_document->play(move);
}

void AlternatingView::showVerdict(const MoveVerdict& verdict, int node) {
  if (!m_settings->valuesShown()) return;
  m_judgedAt = m_document->currentNode();
  const GameTree::Node& made = m_document->tree().node(node);
  messages()->showVerdict(made.moveText, verdict.after, verdictText(verdict));
  if (m_document->endsByRepetition(node)) return;  // the solution ignores repetitions
  explainLater(this, m_document->solution(), m_document->tree().node(made.parent).position, made.move,
               [this, judgedAt = m_judgedAt](const std::vector<Fact>& facts) {
                 if (judgedAt != m_judgedAt || facts.empty()) return;
                 messages()->explainVerdict(explanationText(facts));
                 m_page->board()->showLine(explainedLine(*m_document->variant(), facts, m_document->position()));
               });
}

/// Stepping back or opening another game clears the verdict on a move.
void AlternatingView::clearOldVerdict() {
  const bool there = m_document->contains(m_judgedAt) && m_document->tree().leadsTo(m_judgedAt, m_document->currentNode());
  if (!there) messages()->clearVerdict();
}

/// In a game that was only opened, this offer follows the offer to return to the previous game.
void AlternatingView::offerOpponentMove() {
  const bool both = m_settings->opponentSides() == OpponentSides::Both;
  const QString text = both ? tr("The computer plays both sides here.") : tr("It is the computer's turn.");
  const auto move = [this] { m_alternating->opponent()->moveNow(); };
  if (!m_alternating->isLookedAt()) return offerHere(text, tr("Make it move"), move);
  messages()->showOfferBefore(text, tr("Make it move"), move);
  withdrawWithPosition(text);
}

void AlternatingView::offerHere(const QString& text, const QString& label, std::function<void()> accept) {
  messages()->showOffer(text, label, std::move(accept));
  withdrawWithPosition(text);
}

void AlternatingView::withdrawWithPosition(const QString& offer) {
  MessageBar* bar = messages();
  connect(
      m_document, &GameDocument::positionChanged, bar, [bar, offer] { bar->withdrawOffer(offer); }, Qt::SingleShotConnection);
}

}  // namespace kotai::ui
