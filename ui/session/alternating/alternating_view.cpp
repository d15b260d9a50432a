#include "ui/session/alternating/alternating_view.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>

#include "core/game/game.h"
#include "core/players/level_player.h"
#include "ui/background/background.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/opponent_boxes.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/document/explain_later.h"
#include "ui/jobs/job_manager.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/board_header.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/play/review.h"
#include "ui/puzzles/alternating_puzzle_board.h"
#include "ui/session/after_game.h"
#include "ui/session/alternating/alternating_session.h"
#include "ui/solving/solving_window.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"
#include "ui/trees/play_graph_window.h"
#include "ui/trees/proof_window.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

AlternatingView::AlternatingView(AlternatingSession* session, JobManager* jobs, Settings* settings, Actions* actions,
                                 QMainWindow* window)
    : SessionView(session, jobs, settings, actions, window),
      m_alternating(session),
      m_document(session->document()),
      m_page(new BoardPage(m_document, settings, window)),
      m_boxes(new OpponentBoxes(m_document, settings, BoxesForm::Row, window)),
      m_valuesOffer(new WorkOffer(jobs, this)) {
  Docks docks = createDocks();
  auto* moves = new MoveTreeView(wordsOfMoves(m_document), MoveTreeView::Arrangement::Columns);
  m_page->setPlayParts(new PlayPanel(m_document, moves), new PlayButtons(actions));
  setPlayers(m_boxes, new OpponentBoxes(m_document, settings, BoxesForm::Column));
  auto* review = new MoveReview(m_document, session->opponent(), settings, this);
  BoardView* board = m_page->board();
  connect(review, &MoveReview::moveShown, board,
          [board](const std::optional<AnyMove>& move) { board->mark(&BoardMarks::hint, move); });
  connect(review, &MoveReview::lineShown, board,
          [board](const std::vector<MoveSquares>& line) { board->mark(&BoardMarks::line, line); });
  connectView(review, std::move(docks));
  connectActions();
  connectOpponent();
  connectDocks();
  connectAgreements();
  connect(session->clock(), &GameClock::changed, this, &AlternatingView::showClocks);
  connect(session->clock(), &GameClock::restored, this, &AlternatingView::placeClocks);
  connect(m_document, &GameDocument::gameReset, this, &AlternatingView::placeClocks);
}

PageFrame* AlternatingView::page() const { return m_page; }

PlayedBoard* AlternatingView::board() const { return m_page->board(); }

SessionView::Docks AlternatingView::createDocks() {
  StateHub* hub = m_session->hub();
  m_moves = new MovesDock(m_document, hub, m_window);
  m_line = new LineDock(m_document, hub, m_window);
  const GameWordsPtr text = wordsOfMoves(m_document);
  auto* game = new GameDock(text, hub, QStringLiteral("gameDock"), MoveTreeView::Arrangement::Flowing, m_window);
  auto* graph = new ValueGraphDock(text, hub, QStringLiteral("valueGraphDock"), m_window);
  m_parents = new ParentsDock(parentsOfGame(m_document), hub, QStringLiteral("parentsDock"), m_window);
  m_tables = new TablesDock(m_document, hub, m_window);
  m_positions = new PositionsDock(m_document, hub, m_window);
  return {.tabs = {m_moves, m_line, m_parents},
          .moves = game,
          .graph = graph,
          .tables = m_tables,
          .positions = m_positions,
          .columnPx = 392,
          .minPercent = 36,
          .bottomRowPx = 292,
          .heights = {360, 260, 170},
          .lowWindowHeights = {420, 200}};
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
  const QString strength = m_settings->opponentStrength(), program = strengthName(strength);
  const bool first = variant.sideToMove(m_document->tree().node(GameTree::root).position) == *person;
  const QString note = first ? tr("You play %1 and move first, against %2.", "a side, a level").arg(side, program)
                             : tr("You play %1, and %2 moves first.", "a side, a level").arg(side, program);
  return strength == QLatin1String(Settings::firstGameStrength) ? note + QLatin1Char(' ') + firstOpponentNote() : note;
}

QString AlternatingView::turnNote() const {
  const Variant& variant = *m_document->variant();
  if (const auto last = afterGame()->endOfGame())
    return endSentence(variant, m_document->nodeAt(*last).position, m_document->endAt(*last).value(),
                       personOf(m_document->header()));
  const int number = m_document->tree().node(m_document->currentNode()).ply / 2 + 1;
  const OpponentSides sides = m_settings->opponentSides();
  const Side mover = m_document->sideToMove();
  if (sides == OpponentSides::None || sides == OpponentSides::Both)
    return tr("move %1, %2 to play", "its number, a side").arg(number).arg(sideName(variant, mover));
  return (m_alternating->opponent()->plays(mover) ? tr("move %1, the computer's turn", "its number")
                                                  : tr("move %1, your turn", "its number"))
      .arg(number);
}

SessionView::StatusStrings AlternatingView::statusStrings() const {
  return {QString::fromStdString(m_document->positionText()),
          tr("%n legal moves", nullptr, static_cast<int>(m_document->legalMoves().size())), solvedText()};
}

QString AlternatingView::solvedText() const {
  const Variant& variant = *m_document->variant();
  const SolutionPtr& solution = m_document->solution();
  // A solution contains the number of positions. Without a solution, counting would take long for a large board.
  const auto positions = static_cast<double>(solution ? solution->positions() : variant.tierGraph().approximatePositions());
  if (const auto share = solutionWork(*m_jobs, variant.id()).running)
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
  m_page->header()->setWork(state.work.running,
                            m_document->solution() ? tr("Preparing lists") : valuesPendingText(state.work.secondsLeft),
                            state.work.damaged);
}

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

/// Returns the move of the strongest level that searches and makes no deliberate mistakes. Takes up to a
/// second. Can be called on any thread. Precondition: there is a legal move.
static AnyMove searchedHint(const VariantPtr& variant, const AnyPosition& position) {
  LevelStrength strength = levelStrength(*variant, LevelPlayer::highestLevel);
  strength.noise = 0;
  LevelPlayer adviser(LevelPlayer::highestLevel, strength, variant, searchForesight(variant), 0);
  return adviser.choose(position);
}

void AlternatingView::connectActions() {
  using enum ActionId;
  Opponent* opponent = m_alternating->opponent();
  on(CopyLine, [this] { QApplication::clipboard()->setText(m_line->lineGame()); });
  on(TakeBack, [this, opponent] {
    if (!undoLastMove()) opponent->takeBack();
  });
  on(PlayBest, [this, opponent] {
    if (!opponent->isThinking()) m_line->playBest();  // plays nothing while the computer is thinking
  });
  on(Hint, [this] { afterGame()->giveHint(messages(), [this] { showHint(); }); });
  on(LetOpponentMove, [opponent] { opponent->moveNow(); });
  on(PlayOutLine, [this] { m_line->togglePlayOut(); });
  on(ShowPlayGraph, [this] { showPlayGraph(); });
  on(ShowProof, [this] { showProof(); });
  on(ShowSolving, [this] {
    showWindow(m_session, new SolvingWindow(m_document->solution(), m_document->position(), m_settings, m_window),
               m_document->variantId());
  });
  on(TakeUp, [this] { m_page->board()->pickUp(); });
}

std::vector<ActionId> AlternatingView::ownActions() const {
  using enum ActionId;
  return {PlayOutLine, ShowPlayGraph, CopyLine, TakeUp, ShowPaths, Resign, OfferDraw};
}

void AlternatingView::refreshActions(bool game) {
  using enum ActionId;
  const bool open = game && !m_document->isFinished();
  const bool solved = game && m_document->solution();
  enable(TakeBack, game && m_document->currentNode() != GameTree::root);
  for (const ActionId id : {PlayBest, ShowPlayGraph}) enable(id, open && solved);
  for (const ActionId id : {PlayOutLine, CopyLine}) enable(id, open && solved && m_settings->valuesShown());
  enable(Hint, open && !isOver(*m_document));
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
  connect(opponent, &Opponent::waitsForRequest, this, &AlternatingView::offerOpponentMove);
  connect(opponent, &Opponent::judged, this, &AlternatingView::showVerdict);
  connect(m_document, &GameDocument::positionChanged, this, &AlternatingView::clearOldVerdict);
  connect(m_document, &GameDocument::gameReset, this, [this] {
    m_judgedAt = -1;
    clearOldVerdict();
  });
  // Warns at the first move after the end of the game. The warning needs no answer.
  connect(m_document, &GameDocument::movePlayed, this, [this, say](int node) {
    if (m_settings->personSide() && m_document->endBefore(node) == m_document->nodeAt(node).parent)
      say(tr("The game is over. You can keep trying moves, but they do not count."));
  });
  connect(opponent, &Opponent::needsValues, this, &AlternatingView::offerValues);
  connect(opponent, &Opponent::playsUnsolved, messages(), &MessageBar::addMessage);
  connect(board, &BoardView::moveRefused, this, say);
}

void AlternatingView::setLibrary(const std::shared_ptr<GameLibrary>& library) { m_moves->model()->setLibrary(library); }

void AlternatingView::connectDocks() {
  BoardView* board = m_page->board();
  connect(m_line, &LineDock::bestPlayed, afterGame(), &AfterGame::recordHelp);
  connect(m_line, &LineDock::focusReleased, this, [this] { m_page->board()->setFocus(Qt::OtherFocusReason); });
  connect(m_moves, &MovesDock::previewRequested, board, [board](AnyMove move) { board->mark(&BoardMarks::preview, move); });
  connect(m_moves, &MovesDock::previewEnded, board, [board] { board->mark(&BoardMarks::preview, {}); });
  connect(m_tables->note(), &QLabel::linkActivated, (*m_actions)[ActionId::ShowPapers], &QAction::trigger);
  connect(m_tables, &TablesDock::cellActivated, this, [this](const PositionFilter& filter, quint64 publishedCount) {
    m_positions->showFilter(filter, publishedCount);
    showDock(m_positions);
  });
}

void AlternatingView::showHint() {
  const auto& moves = m_document->moveValues();
  if (m_document->solution()) {
    if (moves.empty()) return;
    afterGame()->recordHelp();
    m_page->board()->mark(&BoardMarks::hint, moves.front().move);
    return explainHint(moves.front());
  }
  afterGame()->recordHelp();
  m_alternating->requestSolveForHint();
  runInBackground(
      this, [variant = m_document->variant(), position = m_document->position()] { return searchedHint(variant, position); },
      [this, variant = m_document->variant(), node = m_document->currentNode()](AnyMove move) {
        if (m_document->variant() == variant && m_document->currentNode() == node) m_page->board()->mark(&BoardMarks::hint, move);
      });
}

/// Shows the most important reason for the move, or what the move leads to.
void AlternatingView::explainHint(const MoveValue& best) {
  explainLater(this, m_document->solution(), m_document->position(), best.move,
               [this, node = m_document->currentNode(), text = QString::fromStdString(best.text),
                outcome = best.value.outcome](const std::vector<Fact>& facts) {
                 if (node != m_document->currentNode()) return;
                 const QString reason = !facts.empty()            ? explanationText(facts.front())
                                        : outcome == Outcome::Win ? tr("It keeps the win.")
                                        : outcome == Outcome::Draw
                                            ? tr("It holds the draw.")
                                            : tr("Every move loses, but after this one the game lasts longest.");
                 messages()->showMessage(tr("Best move: %1. %2", "a move, why").arg(text, reason));
               });
}

void AlternatingView::offerValues() {
  const VariantPtr variant = m_document->variant();
  const QString refusal = m_alternating->solvability()->refusal();
  if (m_jobs->isRunning(variant->id()))
    return messages()->addMessage(tr("The perfect opponent moves as soon as the values are ready."));
  const QString text = tr("The perfect opponent needs the values of this game. Levels 1 to 9 can play right away.");
  if (!refusal.isEmpty()) return messages()->showMessage(text + QLatin1Char(' ') + refusal);
  m_valuesOffer->show(messages(), variant->id(), text, tr("Compute values"),
                      [this, variant] { m_alternating->requestSolve(variant->id()); });
  withdrawWithPosition(text);
}

/// Pauses the program and removes the hint when the page is hidden, because the user would not see the
/// program's moves.
void AlternatingView::onPageShown(bool shown) {
  if (!shown) m_line->stopPlayOut();
  if (!shown && !afterGame()->review()->isActive()) {
    m_page->board()->mark(&BoardMarks::hint, {});
    m_page->board()->mark(&BoardMarks::line, {});
  }
  m_alternating->opponent()->setSuspended(!shown);
}

void AlternatingView::showPlayGraph() {
  auto* graph = new PlayGraphWindow(m_document->solution(), m_document->position(), m_window);
  const Root root{m_document->variant(), m_document->currentNode(), m_document->position()};
  connect(graph, &PlayGraphWindow::positionChosen, this, [this, root](const std::vector<AnyMove>& moves) { walk(root, moves); });
  graph->show();
}

/// Shows the proof as soon as a worker has read the figures of the solution, which takes a moment for a large
/// solution.
void AlternatingView::showProof() {
  runInBackground(
      this,
      [solution = m_document->solution(), root = m_document->position()] {
        return tryTo([&] { return std::make_shared<SolutionProof>(solution, root); });
      },
      [this, id = m_document->variantId()](const auto& read) {
        if (!read) return messages()->showMessage(read.error());
        showWindow(m_session, new ProofWindow({*read}, m_window), id);
      });
}

void AlternatingView::walk(const Root& from, const std::vector<AnyMove>& moves) {
  const bool isThere = m_document->variant() == from.variant && contains(*m_document, from.node) &&
                       m_document->tree().node(from.node).position == from.position;
  if (!isThere) {
    AnyPosition last = from.position;
    for (const AnyMove move : moves) last = from.variant->play(last, move);
    emit m_session->openRequested({from.variant->id(), last});
    return;
  }
  m_document->selectNode(from.node);
  for (const AnyMove move : moves) m_document->play(move);
}

void AlternatingView::showVerdict(const MoveVerdict& verdict, int node) {
  if (!m_settings->valuesShown()) return;
  m_judgedAt = m_document->currentNode();
  const GameTree::Node& made = m_document->tree().node(node);
  messages()->showVerdict(made.moveText, verdict.after, asSentence(verdictText(verdict)));
  if (m_document->endsByRepetition(node)) return;  // the solution's values ignore repetitions
  explainLater(this, m_document->solution(), m_document->tree().node(made.parent).position, made.move,
               [this, judgedAt = m_judgedAt](const std::vector<Fact>& facts) {
                 if (judgedAt != m_judgedAt || facts.empty()) return;
                 messages()->explainVerdict(explanationText(facts));
                 m_page->board()->mark(&BoardMarks::line, explainedLine(*m_document->variant(), facts, m_document->position()));
               });
}

/// Clears the verdict on a move after stepping back or opening another game.
void AlternatingView::clearOldVerdict() {
  const bool there = contains(*m_document, m_judgedAt) && m_document->tree().leadsTo(m_judgedAt, m_document->currentNode());
  if (!there) messages()->clearVerdict();
}

/// Offers to let the computer move. In a game opened for viewing, this offer follows the offer to return to the
/// previous game.
void AlternatingView::offerOpponentMove() {
  const bool both = m_settings->opponentSides() == OpponentSides::Both;
  const QString text = both ? tr("The computer plays both sides here.") : tr("It is the computer's turn.");
  const auto move = [this] { m_alternating->opponent()->moveNow(); };
  if (!m_alternating->opponent()->isOnlyViewing()) return offerHere(text, tr("Make it move"), move);
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

void AlternatingView::connectAgreements() {
  Agreements* agreements = m_alternating->agreements();
  // Asks before resigning, because an accidental key or click must not end a game.
  on(ActionId::Resign, [this, agreements] {
    if (agreements->isOpen())
      messages()->showQuestion(tr("Resign this game?"), tr("Resign"), tr("Play on"), [agreements] { agreements->resign(); });
  });
  on(ActionId::OfferDraw, [agreements] { agreements->offerDraw(); });
  const auto offer = [this, agreements](const QString& text) {
    offerHere(text, tr("Accept"), [agreements] { agreements->acceptDraw(); });
  };
  connect(agreements, &Agreements::drawOfferedTo, this, [this, offer](Side side) {
    offer(tr("%1 offers a draw.", "a side").arg(sideName(*m_document->variant(), other(side))));
  });
  connect(agreements, &Agreements::computerOffersDraw, this, [offer](bool again) {
    offer(again ? tr("The game is making no progress. The computer offers a draw again.")
                : tr("This position has come up three times. The computer offers a draw."));
  });
  connect(agreements, &Agreements::drawDeclined, this,
          [this] { messages()->showMessage(tr("The computer declines the draw and plays on.")); });
}

void AlternatingView::placeClocks() {
  const bool play = m_page->isPlayLayout();
  const bool used = m_alternating->clock()->isUsed();
  for (const Side side : {Side::First, Side::Second}) playPanel()->setClock(side, nullptr);
  QWidget* row = nullptr;
  if (used && play)
    for (const Side side : {Side::First, Side::Second})
      playPanel()->setClock(side, m_faces[static_cast<std::size_t>(side)] = new ClockFace(playPanel()));
  if (used && !play) {
    row = new QWidget(docks().moves);
    auto* faces = makeLayout<QHBoxLayout>(row, {0, 0, 0, 0});
    for (QPointer<ClockFace>& face : m_faces) faces->addWidget(face = new ClockFace(row));
  }
  docks().moves->setClocks(row);
  showClocks();
}

void AlternatingView::showClocks() {
  if (!m_document->hasGame()) return;
  for (const Side side : {Side::First, Side::Second})
    if (ClockFace* face = m_faces[static_cast<std::size_t>(side)])
      face->showTime(sideName(*m_document->variant(), side), m_alternating->clock()->remainingMs(side),
                     m_alternating->clock()->running() == side);
}

}  // namespace kotai::ui

#include "moc_alternating_view.cpp"
