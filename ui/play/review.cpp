#include "ui/play/review.h"

#include <algorithm>

#include "core/explain/explain.h"
#include "core/explain/without_better.h"
#include "core/library/library_game.h"
#include "ui/document/explain_later.h"
#include "ui/document/move_list.h"
#include "ui/opponent/program_sides.h"
#include "ui/play/game_report.h"
#include "ui/strings/end_strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

Review::Review(TreeDocument* document, ProgramSides* program, Settings* settings, QObject* parent)
    : QObject(parent), m_tree(document), m_program(program), m_values(settings) {
  connect(document, &TreeDocument::gameReset, this, &Review::end);
}

int Review::before() const { return m_tree->nodeAt(mistake().node).parent; }

bool Review::start(int last, std::optional<Side> side) {
  if (isActive()) return true;
  m_last = last;
  m_side = side;
  m_both = !side;
  m_mistakes = collect();
  if (m_mistakes.empty()) return false;
  m_stepsBefore = m_tree->history().stack()->index();
  m_tree->setAnalysis(true);
  m_values.hide();
  m_program->setActive(false);
  open(0);
  return true;
}

std::vector<Review::Mistake> Review::collect() {
  std::vector<Mistake> found = mistakesOf(m_last, m_side);
  if (m_side && m_both) {
    const auto others = mistakesOf(m_last, other(*m_side));
    found.insert(found.end(), others.begin(), others.end());
    std::ranges::sort(found);  // nodes are numbered in the order of the game
  }
  return found;
}

void Review::open(int index) {
  if (!isActive()) return;
  m_index = std::clamp(index, 0, count() - 1);
  forgetTry();
  undoTries();
  m_tree->selectNode(before());
  m_kinds.clear();
  setState(State::Asked);
  findKinds();
}

std::pair<int, int> Review::place() const {
  const auto slips = static_cast<int>(std::ranges::count_if(m_mistakes, &Mistake::isSlip));
  const int others = count() - slips;
  return mistake().isSlip ? std::pair(m_index + 1 - others, slips) : std::pair(m_index + 1, others);
}

void Review::setKinds(std::vector<std::string> kinds) {
  m_kinds = std::move(kinds);
  emit changed();
}

std::optional<LessonLink> Review::lesson() const {
  return isActive() ? lessonAbout(gameIdOf(m_tree->variantId()), m_kinds) : std::nullopt;
}

void Review::openLesson() {
  if (const auto about = lesson()) emit lessonWanted(*about);
}

void Review::setState(State state) {
  if (!isActive()) return;
  m_state = state;
  emit changed();
}

void Review::undoTries() {
  TreeHistory& history = m_tree->history();
  while (history.stack()->index() > m_stepsBefore && history.undoable() == TreeChange::Move) history.stack()->undo();
}

void Review::setBothSides(bool both) {
  if (!isActive() || both == m_both) return;
  const Mistake shown = mistake();
  m_both = both;
  const auto found = collect();
  if (found.empty()) return leave();  // the values are no longer known
  m_mistakes = found;
  open(static_cast<int>(std::ranges::lower_bound(m_mistakes, shown) - m_mistakes.begin()));
}

void Review::leave() {
  if (!isActive()) return;
  forgetTry();
  undoTries();
  end();
  m_tree->selectNode(m_last);
}

void Review::end() {
  if (!isActive()) return;
  forgetTry();
  m_mistakes.clear();
  m_state = State::Asked;
  m_tree->setAnalysis(false);
  m_values.restore();
  m_program->setActive(true);
  emit left();
}

MoveReview::MoveReview(GameDocument* document, ProgramSides* program, Settings* settings, QObject* parent)
    : Review(document, program, settings, parent), m_document(document) {
  connect(document, &GameDocument::movePlayed, this, &MoveReview::onMovePlayed);
  connect(document, &GameDocument::valuesChanged, this, &MoveReview::onValuesRead);
  connect(document, &GameDocument::treeChanged, this, &MoveReview::onValuesRead);
}

std::vector<Review::Mistake> MoveReview::mistakesOf(int last, std::optional<Side> side) {
  const ReviewedMoves reviewed = movesToReview(*m_document, last, side);
  std::vector<Mistake> found;
  const auto add = [&](GameTree::NodeId node, bool isSlip) {
    const AnyPosition& position = m_document->nodeAt(m_document->nodeAt(node).parent).position;
    found.push_back({node, m_document->variant()->sideToMove(position), isSlip});
  };
  for (const GameTree::NodeId node : reviewed.moves) add(node, false);
  for (const GameTree::NodeId node : reviewed.slips) add(node, true);
  return found;
}

Review::Kind MoveReview::kind() const {
  if (mistake().isSlip) return Kind::Slip;
  return moveVerdict().isMistake() ? Kind::Mistake : Kind::Inaccuracy;
}

bool MoveReview::triedWell() const {
  const MoveVerdict tried = verdictOf(m_tried);
  return !tried.isMistake() && !giveaway() && (kind() != Kind::Inaccuracy || tried.wastedPlies == 0);
}

bool MoveReview::hasExercises() const {
  return std::ranges::any_of(mistakes(), [this](const Mistake& each) { return isExercise(each); });
}

/// Returns the positions of mistakes and slips. Omits positions of inaccurate moves, because several moves keep the outcome in
/// these positions. The shown mistake comes first.
std::vector<MadeMistake> MoveReview::exercises() const {
  std::vector<MadeMistake> found;
  for (const Mistake& each : mistakes()) {
    const GameTree::Node& made = m_document->tree().node(each.node);
    const auto place = each.node == mistake().node ? found.begin() : found.end();
    if (isExercise(each)) found.insert(place, {m_document->tree().node(made.parent).position, made.move, each.side});
  }
  return found;
}

void MoveReview::forgetTry() {
  m_tried = mistake().node;
  m_awaited.reset();
  m_answer.reset();
  forgetReasons();
}

void MoveReview::onMovePlayed(GameTree::NodeId node) {
  if (!isActive() || m_document->tree().node(node).parent != before()) return;
  m_tried = node;
  m_awaited = State::Tried;
  forgetReasons();
  onValuesRead();
}

void MoveReview::showRefutation() {
  if (isActive()) showNode(m_tried, State::Refuted);
}

void MoveReview::showBest() {
  if (isActive()) showNode(before(), State::Solved);
}

void MoveReview::showNode(GameTree::NodeId node, State state) {
  m_awaited = state;
  forgetReasons();
  m_document->selectNode(node);
  onValuesRead();
}

/// Shows the answer that had to wait for the values.
void MoveReview::onValuesRead() {
  if (!isActive() || !m_awaited) return;
  const GameTree& tree = m_document->tree();
  if (m_awaited == State::Tried) {
    if (!tree.node(m_tried).value || !tree.node(before()).value) return;
  } else {
    if (m_document->currentNode() != (m_awaited == State::Solved ? before() : m_tried)) return;
    const auto& moves = m_document->moveValues();
    if (moves.empty() && !m_document->isFinished()) return;
    m_answer = moves.empty() ? std::nullopt : std::optional(answerAmong(moves));
  }
  setState(*std::exchange(m_awaited, std::nullopt));
  if (state() == State::Tried) return;
  findReasons();
  if (m_answer) emit moveShown(m_answer->move);
}

/// Returns the best move, or the best reply. At a slip, the best move gives nothing away, and the best reply captures the piece.
const MoveValue& MoveReview::answerAmong(const std::vector<MoveValue>& moves) const {
  const auto& given = m_document->tree().node(m_awaited == State::Solved ? mistake().node : m_tried).giveaway;
  if (!isSlip() || !given) return moves.front();
  const auto found = std::ranges::find(moves, m_awaited == State::Solved ? given->better : given->reply, &MoveValue::move);
  return found == moves.end() ? moves.front() : *found;
}

void MoveReview::forgetReasons() {
  ++m_reasonsAsked;
  m_reasons.clear();
  emit lineShown({});
  emit moveShown({});
}

/// Returns the kinds of the shown slip: what its motifs say about its flaws, and about the capture that follows.
std::vector<std::string> MoveReview::flawsOfSlip() const {
  const Variant& variant = *m_document->variant();
  const GameTree::Node& made = m_document->tree().node(mistake().node);
  std::vector<std::string> kinds;
  if (!variant.game().motifs || !made.giveaway) return kinds;
  const auto add = [&kinds](const Motif& motif) {
    if (*motif.sentence->topic != '\0') kinds.emplace_back(motif.sentence->topic);
  };
  for (const Motif& each : variant.game().motifs(variant, m_document->tree().node(before()).position, made.move))
    if (each.flaw) add(each);
  for (const Motif& each : variant.game().motifs(variant, made.position, made.giveaway->reply)) add(each);
  return kinds;
}

/// Finds the kinds of a mistake or a slip. An inaccurate move has none.
void MoveReview::findKinds() {
  const GameTree::NodeId node = mistake().node;
  if (isSlip()) return setKinds(flawsOfSlip());
  if (kind() == Kind::Inaccuracy) return;
  const AnyPosition position = m_document->tree().node(before()).position;
  const AnyMove move = m_document->tree().node(node).move;
  explainLater(this, m_document->solution(), position, move, [this, node, position, move](const std::vector<Fact>& facts) {
    if (isActive() && mistake().node == node) setKinds(mistakeKinds(facts, mainReason(facts, position, move)));
  });
}

/// Finds the reasons for the shown answer. A refutation must not reveal the better move.
void MoveReview::findReasons() {
  const bool best = state() == State::Solved;
  if (best && !m_answer) return;
  if (!best && m_document->endsByRepetition(m_tried)) return;  // the solution's values do not know of repetitions
  if (!best && isSlip() && giveaway()) return;                 // the text says all
  const AnyPosition position = m_document->tree().node(before()).position;
  const AnyMove move = best ? m_answer->move : m_document->tree().node(m_tried).move;
  explainLater(this, m_document->solution(), position, move,
               [this, best, position, move, token = m_reasonsAsked](const std::vector<Fact>& facts) {
                 if (token != m_reasonsAsked) return;
                 m_reasons = best ? facts : withoutBetterMove(facts, position, move);
                 emit changed();
                 const auto line = explainedLine(*m_document->variant(), m_reasons, m_document->position());
                 if (!line.empty()) emit lineShown(line);
               });
}

MoveVerdict MoveReview::verdictOf(GameTree::NodeId node) const {
  const GameTree& tree = m_document->tree();
  return judge(*tree.node(tree.node(node).parent).value, *tree.node(node).value);
}

QString MoveReview::answerText() const {
  const Variant& variant = *m_document->variant();
  const AnyPosition& position = m_document->tree().node(state() == State::Refuted ? m_tried : before()).position;
  return playedSentence(variant, variant.sideToMove(position), playedMoveValue(variant, m_answer->after, m_answer->value));
}

QString MoveReview::refutationText() const {
  const QString played = m_document->tree().node(m_tried).moveText;
  if (!m_answer) return tr("%1 ended the game at once.").arg(played);
  if (std::ranges::count(m_reasons, FactKind::Refutation, &Fact::kind) > 0) return explanationText(m_reasons);
  if (isSlip() && giveaway())
    return tr("After %1 the reply %2 captures a piece, and nothing can recapture.", "moves")
        .arg(played, QString::fromStdString(m_answer->text));
  return tr("After %1 the best reply is %2: %3.", "moves; who wins")
             .arg(played, QString::fromStdString(m_answer->text), answerText()) +
         reasonsText();
}

/// Returns a text about a missed short win. The text does not name the moves.
QString MoveReview::missedWinText() const {
  const GameTree::Node& node = m_document->tree().node(before());
  const Value best = playedValue(*m_document->variant(), node.position, *node.value);
  if (best.outcome != Outcome::Win || best.distancePlies > longestLinePlies || verdictOf(m_tried).keepsOutcome()) return {};
  return tr("There was a win in %n moves.", "not made", static_cast<int>(best.distancePlies)) + QLatin1Char('\n');
}

QString MoveReview::stateSentence() const {
  switch (state()) {
    case State::Asked:
      if (isSlip()) return slipTask();
      if (kind() == Kind::Mistake) return tr("Find a better move.");
      return moveVerdict().before == Outcome::Win
                 ? tr("The result stayed the same here, but the win took longer than necessary. Find a faster move on the board.")
                 : tr("The result stayed the same here, but the loss came sooner than necessary. Find a move on the board that "
                      "holds out longer.");
    case State::Tried:
      return tr("%1: %2", "a move: what it did")
          .arg(m_document->tree().node(m_tried).moveText,
               isSlip() && giveaway() ? tr("gives a piece away", "a move") : verdictText(verdictOf(m_tried)));
    case State::Refuted: return missedWinText() + refutationText();
    case State::Solved: break;
  }
  if (!m_answer) return {};
  return tr("The best move is %1: %2.", "a move; who wins").arg(QString::fromStdString(m_answer->text), answerText()) +
         reasonsText();
}

/// Returns the reasons on separate lines below the answer.
QString MoveReview::reasonsText() const {
  const QString text = explanationText(m_reasons);
  return text.isEmpty() ? text : QLatin1Char('\n') + text;
}

QString MoveReview::slipTask() const {
  switch (moveVerdict().before) {
    case Outcome::Win: return tr("Find a move that keeps the win and gives no piece away.");
    case Outcome::Draw: return tr("Find a move that keeps the draw and gives no piece away.");
    case Outcome::Loss: break;
  }
  return tr("Find a move that gives no piece away.");
}

QString MoveReview::slipText() const {
  switch (moveVerdict().before) {
    case Outcome::Win: return tr("gave a piece away, still winning", "a move");
    case Outcome::Draw: return tr("gave a piece away, still a draw", "a move");
    case Outcome::Loss: break;
  }
  return tr("already losing, and gave a piece away", "a move");
}

Review::Words MoveReview::words() const {
  const GameTree& tree = m_document->tree();
  const GameTree::NodeId node = mistake().node;
  const QString task =
      tr("Move %1, %2%3: %4", "number, move, ? or ??, what it threw away")
          .arg(moveNumber(*m_document->variant(), tree, node))
          .arg(tree.node(node).moveText, mistakeMark(tree, node), isSlip() ? slipText() : verdictText(moveVerdict()));
  return {task,
          stateSentence(),
          tr("Show the best reply to the move that was played"),
          tr("Best move"),
          plainToolTip(moveHint(m_document->variant()->gameId())),
          state() == State::Solved || (state() == State::Tried && triedWell())};
}

}  // namespace kotai::ui

#include "moc_review.cpp"
