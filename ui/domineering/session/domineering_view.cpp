#include "ui/domineering/session/domineering_view.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <algorithm>

#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/dialogs/covered_editor_dialog.h"
#include "ui/domineering/dialogs/outcome_table_dialog.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/matrix/matrix_dock.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/puzzles/domino_puzzle_board.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_session.h"
#include "ui/domineering/solving/turn_solving_window.h"
#include "ui/domineering/strategy/proved_moves.h"
#include "ui/domineering/strategy/strategy_opener.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/tournament/tournament_dialog.h"
#include "ui/jobs/job_manager.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/session/after_game.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

class TurnNames : public GameWords {
  Q_DECLARE_TR_FUNCTIONS(TurnNames)

 public:
  explicit TurnNames(DomineeringDocument* document) : m_document(document) {}

  TreeDocument* document() const override { return m_document; }
  QString title() const override { return tr("Turns"); }
  VariationText::Words words() const override;
  CommentBox::Words commentWords() const override;
  QString commentHeading() const override { return tr("Comment on turn %1").arg(node(m_document->currentNode()).number); }
  QString noMoves() const override { return tr("No turns yet. Turns appear here once both sides have chosen."); }
  std::vector<MoveWord> moves(bool withValues) const override;
  GraphStrings graphStrings() const override;
  std::vector<ValuePoint> line() const override;
  bool isSolved() const override { return m_document->solution() != nullptr; }
  MissingStrings missingValues() const override;

 private:
  const TurnTree::Node& node(int id) const { return m_document->tree().node(id); }
  QString text(const TurnTree::Node& turn) const { return turnText(*m_document->variant(), turn.turn); }
  static QString textAt(const ValuePoint& point, const std::optional<GameValue>& value);

  DomineeringDocument* m_document;
};

VariationText::Words TurnNames::words() const {
  return {tr("Turns"),    tr("Turns of the game"), tr("Go to this turn"),
          tr("Comment…"), tr("Promote variation"), tr("Delete from here")};
}

CommentBox::Words TurnNames::commentWords() const {
  return {tr("Delete from here"), tr("Delete the current turn and all turns after it"), tr("Write a comment on this turn"),
          tr("Comment")};
}

std::vector<MoveWord> TurnNames::moves(bool withValues) const {
  WrittenMoves moves;
  moves.node = [this](int id) -> const VariationNode& { return node(id); };
  moves.move = [this, withValues](int id, bool) {
    const TurnTree::Node& turn = node(id);
    const QString both = text(turn);
    MoveWord word{MoveWord::Kind::Move, id, QString::number(turn.number) + QLatin1Char('.'),
                  both.section(QLatin1Char(' '), 0, 0)};
    word.answer = both.section(QLatin1Char(' '), 1);
    if (withValues && turn.value) word.value = payoffText(turn.value->value);
    return word;
  };
  return moveWords(moves);
}

/// Returns the text for a point of the graph. Empty if the turn of the point is no longer part of the game.
QString TurnNames::textAt(const ValuePoint& point, const std::optional<GameValue>& value) {
  const QString where = point.moveText.isEmpty()
                            ? tr("Start position")
                            : tr("Turn %1: %2", "number of a turn, the turn").arg(point.number).arg(point.moveText);
  if (!value) return tr("%1 · value not known").arg(where);
  return tr("%1 · %2 · %3", "turn · value · what it means").arg(where, payoffText(value->value), valueSentence(*value));
}

std::vector<ValuePoint> TurnNames::line() const {
  std::vector<ValuePoint> points;
  for (const TurnTree::NodeId id : m_document->tree().lineThrough(m_document->currentNode())) {
    const TurnTree::Node& turn = node(id);
    ValuePoint& point = points.emplace_back();
    point.node = id;
    point.number = turn.number;
    if (id != TurnTree::root) point.moveText = text(turn);
    point.verdict = textAt(point, turn.value);
    if (!turn.value) continue;
    point.value = Value{outcomeOf(turn.value->value), 0};
    point.height = std::clamp(turn.value->value, -1.0, 1.0);
  }
  return points;
}

GraphStrings TurnNames::graphStrings() const {
  const auto caption = [](Side side) {
    return tr("%1 wins: %2", "a side, a payoff").arg(playerName(side), payoffText(payoffFor(side, 1)));
  };
  return {{caption(Side::First), caption(Side::Second)},
          [](const ValuePoint& point) { return point.verdict; },
          [](Side side) { return Theme::instance().palette().seatTextOf(side); }};
}

MissingStrings TurnNames::missingValues() const {
  const SimultaneousVariant& variant = *m_document->variant();
  const bool solvable = workFor(variant) == SimultaneousWork::Solve;
  const auto& proved = m_document->provedOutcome();
  return {.name = variantName(variant),
          .offer = {},
          .heading = proved && proved->settled() ? provedSentence(*proved) : QString(),
          .refusal = solvable ? QString() : unsolvedText(variant)};
}

GameWordsPtr wordsOfTurns(DomineeringDocument* document) { return std::make_shared<const TurnNames>(document); }

DomineeringView::DomineeringView(DomineeringSession* session, JobManager* jobs, Settings* settings, Actions* actions,
                                 QMainWindow* window)
    : SessionView(session, jobs, settings, actions, window),
      m_document(session->document()),
      m_opponent(session->opponent()),
      m_page(new DomineeringPage(m_document, m_opponent, m_settings, window)),
      m_boxes(new PlayerBoxes(m_settings, BoxesForm::Row, window)),
      m_strategies(new StrategyOpener(session, jobs, m_page->messages(), window)) {
  Docks docks = createDocks();
  auto* turns = new MoveTreeView(wordsOfTurns(m_document), MoveTreeView::Arrangement::Columns);
  m_page->setPlayParts(new PlayPanel(m_document, turns), new PlayButtons(actions));
  m_boxes->setObjectName(QStringLiteral("playerBoxes"));
  setPlayers(m_boxes, new PlayerBoxes(m_settings, BoxesForm::Column));
  auto* review = new TurnReview(m_document, m_opponent, session->gameJudge(), settings, this);
  connect(review, &TurnReview::mixShown, m_page->board(), &DominoBoardView::showHint);
  connectView(review, std::move(docks));
  connectDocks();
  connectActions();
  connectDocument();
}

PageFrame* DomineeringView::page() const { return m_page; }

PlayedBoard* DomineeringView::board() const { return m_page->board(); }

SessionView::Docks DomineeringView::createDocks() {
  StateHub* hub = m_session->hub();
  m_matrix = new MatrixDock(m_document, hub, m_window);
  const GameWordsPtr text = wordsOfTurns(m_document);
  auto* turns = new GameDock(text, hub, QStringLiteral("turnsDock"), MoveTreeView::Arrangement::Columns, m_window);
  auto* graph = new ValueGraphDock(text, hub, QStringLiteral("turnGraphDock"), m_window);
  m_parents = new ParentsDock(parentsOfTurns(m_document), hub, QStringLiteral("simultaneousParentsDock"), m_window);
  m_tables = new DomineeringTablesDock(m_document, hub, m_window);
  m_positions = new DomineeringPositionsDock(m_document, hub, m_window);
  return {.tabs = {m_matrix, m_parents},
          .moves = turns,
          .graph = graph,
          .tables = m_tables,
          .positions = m_positions,
          .columnPx = 440,
          .bottomRowPx = 250,
          .heights = {480, 190, 140},
          .lowWindowHeights = {480, 200}};
}

QString DomineeringView::layoutName(bool play) const {
  return play ? QStringLiteral("simultaneousPlayState") : QStringLiteral("simultaneousState3");
}

std::vector<QComboBox*> DomineeringView::playerChoices() const {
  std::vector<QComboBox*> boxes{m_boxes->seats()};
  for (const Side side : {Side::First, Side::Second})
    if (m_opponent->plays(side)) boxes.push_back(m_boxes->strength(side));
  return boxes;
}

QString DomineeringView::sidesNote() const {
  const auto person = m_settings->personSide();
  if (!person) return {};
  return tr("You play %1 against %2.", "a side, a player of the program")
      .arg(playerText(*person), m_boxes->strength(other(*person))->currentText());
}

QString DomineeringView::turnNote() const {
  if (const auto last = afterGame()->endOfGame())
    return resultText(m_document->variant()->finished(m_document->nodeAt(*last).position).value(),
                      personOf(m_document->header()));
  return tr("turn %1", "the number of the turn that is to be played")
      .arg(m_document->tree().node(m_document->currentNode()).number + 1);
}

/// Removes the hint when the page is hidden. Also pauses the program if it plays both sides.
void DomineeringView::onPageShown(bool shown) {
  if (!shown && !afterGame()->review()->isActive()) {
    m_page->board()->mark(&DominoMarks::hint, {});
    m_page->board()->mark(&DominoMarks::hintedSquare, {});
  }
  if (!shown && m_document->hasGame() && m_opponent->playsBoth()) m_opponent->setPaused(true);
}

void DomineeringView::connectDocks() {
  connect(m_matrix->view(), &MatrixView::pointed, m_page->board(),
          [this](const std::optional<JointMove>& turn) { m_page->board()->mark(&DominoMarks::preview, turn); });
  connect(m_matrix->view(), &MatrixView::chosen, m_opponent, &DomineeringOpponent::play);
  connect(m_matrix, &MatrixDock::strategyMissed, this, [this] { m_strategies->make(m_document->variant()); });
  connect(m_strategies, &StrategyOpener::made, m_matrix, &MatrixDock::readStrategies);
  connect(m_tables, &DomineeringTablesDock::positionsRequested, this, [this](const SimultaneousFilter& filter) {
    m_positions->showFilter(filter);
    showDock(m_positions);
  });
}

void DomineeringView::showState(const SessionState& state) {
  if (!state.valuesShown) m_page->clearVerdict();
  const bool proof = workFor(*m_document->variant()) == SimultaneousWork::Prove;
  m_page->header()->setWork(state.work.running, proof ? tr("Looking for a proof") : valuesPendingText(-1), state.work.damaged);
}

void DomineeringView::connectActions() {
  using enum ActionId;
  on(TakeBack, [this] {
    if (m_opponent->withdrawable() || m_opponent->playsBoth() || !undoLastMove()) m_opponent->takeBack();
  });
  on(PlayBest, [this] { playBest(); });
  on(Hint, [this] { afterGame()->giveHint(messages(), [this] { showHint(); }); });
  on(LetOpponentMove, [this] { m_opponent->chooseNow(); });
  on(WithdrawChoice, [this] { m_opponent->withdraw(); });
  on(RevealChoices, [this] { m_document->reveal(); });
  on(ShowTurnAgain, [this] { m_page->board()->reveal(); });
  on(SwitchValueSide, [this] { m_page->board()->setValueSide(other(m_page->board()->valueSide())); });
  on(ShowSolving, [this] {
    showWindow(m_session, new TurnSolvingWindow(m_document->solution(), m_document->position(), m_settings, m_window),
               m_document->variantId());
  });
  on(ShowProof, [this] { m_strategies->open(m_document->variant()); });
  connect((*m_actions)[Tournament], &QAction::triggered, this, &DomineeringView::showTournament);
  connect((*m_actions)[OutcomeTable], &QAction::triggered, this,
          [this] { OutcomeTableDialog(m_jobs->dataDirectory(), m_window).exec(); });
  QAction* atOnce = (*m_actions)[RevealAtOnce];
  atOnce->setChecked(m_settings->revealsAtOnce());
  connect(atOnce, &QAction::toggled, &m_settings->revealsAtOnce, &Setting<bool>::set);
}

void DomineeringView::connectDocument() {
  m_page->header()->setDataDirectory(m_jobs->dataDirectory());
  connect(m_document, &DomineeringDocument::choiceChanged, this, &DomineeringView::statusChanged);
  // A verdict describes a single turn or choice. A change of the position removes the verdict.
  connect(m_document, &DomineeringDocument::positionChanged, m_page, &DomineeringPage::clearVerdict);
  connect(m_document, &DomineeringDocument::positionChanged, m_page, &DomineeringPage::clearRefusal);
  connect(m_document, &DomineeringDocument::positionChanged, this, [this] { m_asking.drop(); });
  connect(m_document, &DomineeringDocument::choiceChanged, m_page, [this](Side side) {
    if (!m_opponent->plays(side)) m_page->clearRefusal();
  });
  connect(m_opponent, &DomineeringOpponent::stateChanged, this, &DomineeringView::statusChanged);
  connect(m_opponent, &DomineeringOpponent::judged, this, &DomineeringView::showVerdict);
  connect(m_page->board(), &DominoBoardView::moveRefused, m_page, &DomineeringPage::showRefusal);
}

std::vector<ActionId> DomineeringView::ownActions() const {
  using enum ActionId;
  return {WithdrawChoice, RevealChoices, ShowTurnAgain, RevealAtOnce, SwitchValueSide, Tournament, OutcomeTable};
}

void DomineeringView::refreshActions(bool game) {
  using enum ActionId;
  if (!game) return;
  const bool moved = m_document->currentNode() != TurnTree::root;
  const bool mixKnown = m_document->game() != nullptr;
  const bool moveKnown = mixKnown || hasProof();
  enable(TakeBack, moved || m_opponent->withdrawable());
  enable(ShowTurnAgain, moved);
  enable(Hint, moveKnown);
  enable(RandomNotable, m_document->solution() != nullptr);
  enable(PlayBest, moveKnown && m_opponent->awaited());
  enable(SwitchValueSide, mixKnown);
  enable(ShowSolving, m_document->solution() && TurnSolvingWindow::isPossible(*m_document->solution()));
  enable(ShowProof, StrategyOpener::canOpen(*m_document->variant()));
  enable(LetOpponentMove, !m_document->result());
  enable(SwapSides, m_settings->personSide().has_value());
  enable(WithdrawChoice, m_opponent->withdrawable().has_value());
  enable(RevealChoices, m_document->bothChosen());
  enable(SolveVariant, !m_document->solution() && !m_jobs->isRunning(m_document->variantId()) &&
                           workFor(*m_document->variant()) != SimultaneousWork::None);
}

SessionView::StatusStrings DomineeringView::statusStrings() const {
  const QString moves = moveCountsText(m_document->moves(Side::First).size(), m_document->moves(Side::Second).size());
  return {QString::fromStdString(m_document->positionText()), moves, solvedText()};
}

QString DomineeringView::solvedText() const {
  const SimultaneousVariant& variant = *m_document->variant();
  if (const auto share = solutionWork(*m_jobs, variant.id()).running) {
    const bool proof = workFor(variant) == SimultaneousWork::Prove;
    return (proof ? tr("being proved: %1") : tr("being solved: %1")).arg(withPercentSign(static_cast<int>(*share * 100)));
  }
  if (m_document->solution())
    return tr("solved \u00b7 %1").arg(byteCountText(static_cast<double>(m_document->solution()->fileBytes())));
  if (m_document->valuesKnown() && !m_document->result()) return tr("the rest of the game is solved");
  if (m_document->provedOutcome() && m_document->provedOutcome()->settled())
    return tr("proved", "the outcome of the empty board");
  return tr("not solved");
}

PuzzleBoard* DomineeringView::makePuzzleBoard(QWidget* parent) const { return new DominoPuzzleBoard(m_jobs, m_settings, parent); }

/// Returns whether a proof may contain a move for the position.
bool DomineeringView::hasProof() const {
  const auto& outcome = m_document->provedOutcome();
  return outcome && hasStrategy(*outcome) && !m_document->result();
}

/// Reads the move of the side that must choose from the proof and passes the move to \p use. Without a move,
/// shows the reason.
void DomineeringView::askProof(std::function<void(Side side, AnyMove move)> use) {
  const Side side = m_opponent->awaited().value_or(m_page->board()->valueSide());
  m_asking.run(
      this,
      [variant = m_document->variant(), folder = m_jobs->dataDirectory(), outcome = *m_document->provedOutcome(),
       position = m_document->position()]() { return provedMoves(variant, folder, outcome, position); },
      [this, side, use = std::move(use)](const ProvedMoves& read) {
        if (!read.failure.isEmpty()) return messages()->showMessage(read.failure);
        if (read.moves.empty()) return m_strategies->offerToMake(m_document->variant());
        const auto own = std::ranges::find(read.moves, side, &ProvedMove::side);
        if (own == read.moves.end())
          return messages()->showMessage(tr("The proof has no moves for %1.", "a side").arg(playerName(side)));
        if (const auto move = own->advice.move ? own->advice.move : own->advice.safeMove) use(side, *move);
        messages()->showMessage(provedMoveSentence(*m_document->variant(), *own));
      });
}

void DomineeringView::showHint() {
  afterGame()->recordHelp();
  if (m_document->game()) return explainHint(*m_document->game());
  if (hasProof())
    askProof([this](Side side, AnyMove move) {
      m_page->board()->mark(&DominoMarks::hint, {{m_page->board()->placeOf(side, move), GhostDomino::Kind::Hint}});
    });
}

/// Shows the choice that guarantees the value, with a reason. If only a mix is optimal, shows the mix.
void DomineeringView::explainHint(const domineering::PositionGame& game) {
  const Side side = m_opponent->awaited().value_or(m_page->board()->valueSide());
  const auto best = sureChoice(game, side);
  if (!best) {
    m_page->board()->showHint();
    return messages()->showMessage(mixAdvice(*m_document->variant(), game, side));
  }
  m_page->board()->mark(&DominoMarks::hint, {{m_page->board()->placeOf(side, *best), GhostDomino::Kind::Hint}});
  explainChoiceLater(
      this, knownValues(*m_document), m_document->position(), side, *best,
      [this, node = m_document->currentNode(),
       text = placeText(*m_document->variant(), side, *best)](const std::vector<Fact>& facts) {
        if (facts.empty() || node != m_document->currentNode()) return;
        messages()->showMessage(tr("Best choice: %1. %2", "a domino, why").arg(text, explanationText(facts.front())));
      });
}

/// Chooses a move for the side that must choose: at random from the optimal mix, or from the proof.
void DomineeringView::playBest() {
  const auto& game = m_document->game();
  const auto side = m_opponent->awaited();
  if (!side) return;
  if (!game && hasProof())
    askProof([this](Side asked, AnyMove move) {
      if (m_opponent->awaited() != asked) return;
      afterGame()->recordHelp();
      m_document->choose(asked, move);
    });
  if (!game) return;
  const auto& moves = *side == Side::First ? game->firstMoves : game->secondMoves;
  const auto& mix = *side == Side::First ? game->equilibrium.rowStrategy : game->equilibrium.columnStrategy;
  double draw = QRandomGenerator::global()->generateDouble();
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (mix[i] <= 0) continue;
    chosen = i;
    draw -= mix[i];
    if (draw < 0) break;
  }
  afterGame()->recordHelp();
  m_document->choose(*side, moves[chosen]);
}

void DomineeringView::showVerdict(const std::vector<ChoiceVerdict>& verdicts, TurnTree::NodeId node) {
  if (!m_settings->valuesShown()) return;
  const JointMove& turn = m_document->tree().node(node).turn;
  const auto place = [&](Side side) {
    return placeText(*m_document->variant(), side, side == Side::First ? turn.first : turn.second);
  };
  const auto outcome = [](const ChoiceVerdict& verdict) {
    if (verdict.isMistake()) return Outcome::Loss;
    return verdict.hasLostValue() ? Outcome::Draw : Outcome::Win;  // green if the choice lost nothing
  };
  if (verdicts.size() == 1) {
    const ChoiceVerdict& own = verdicts.front();
    m_page->showVerdict(playerSymbol(own.side) + QLatin1Char(' ') + place(own.side), outcome(own),
                        tr("Your choice: %1").arg(verdictText(own)));
    return explainChoice(own.side, node);
  }
  QStringList lines;
  Outcome worst = Outcome::Win;
  for (const ChoiceVerdict& verdict : verdicts) {
    lines << tr("%1 %2: %3", "a side, its domino, what there is to say about it")
                 .arg(playerName(verdict.side), place(verdict.side), verdictText(verdict));
    worst = std::min(worst, outcome(verdict));
  }
  m_page->showVerdict(tr("Turn %1").arg(m_document->tree().node(node).number), worst, lines.join(QLatin1Char('\n')));
}

/// Explains a choice unless the user steps to another position before the explanation is ready.
void DomineeringView::explainChoice(Side side, TurnTree::NodeId node) {
  const TurnTree::Node& made = m_document->tree().node(node);
  explainChoiceLater(this, knownValues(*m_document), m_document->tree().node(made.parent).position, side,
                     side == Side::First ? made.turn.first : made.turn.second, [this, node](const std::vector<Fact>& facts) {
                       if (m_document->currentNode() == node && !facts.empty())
                         m_page->messages()->explainVerdict(explanationText(facts));
                     });
}

void DomineeringView::editPosition(bool asText) {
  const bool values = m_settings->valuesShown();
  CoveredEditorDialog dialog(m_document->variant(), m_document->position(), values ? m_document->solution() : nullptr,
                             m_settings->boardFlipped(), m_window);
  if (asText) dialog.startWithText();
  if (dialog.exec() == QDialog::Accepted && dialog.position() != m_document->position()) openPosition(dialog.position());
}

/// Shows the tournament, which is available on every page because it does not depend on the open game.
void DomineeringView::showTournament() {
  if (!m_tournament) m_tournament = new TournamentDialog(m_jobs, m_window);
  const QVariant preset = (*m_actions)[ActionId::Tournament]->data();
  (*m_actions)[ActionId::Tournament]->setData(QVariant());
  if (preset.isValid())
    m_tournament->choosePreset(preset.toInt());
  else if (isShown())
    m_tournament->setVariant(m_document->variant());
  m_tournament->show();
  m_tournament->raise();
  m_tournament->activateWindow();
}

}  // namespace kotai::ui

#include "moc_domineering_view.cpp"
