#include "ui/play/review.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/document/explain_later.h"
#include "ui/document/explained_line.h"
#include "ui/opponent/opponent.h"
#include "ui/play/game_report.h"

namespace kotai::ui {

Review::Review(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_opponent(opponent), m_values(settings) {
  connect(document, &GameDocument::gameReset, this, &Review::end);
  connect(document, &GameDocument::movePlayed, this, &Review::onMovePlayed);
  connect(document, &GameDocument::valuesChanged, this, &Review::onValuesRead);
  connect(document, &GameDocument::treeChanged, this, &Review::onValuesRead);
}

bool Review::start(GameTree::NodeId last, std::optional<Side> side) {
  if (isActive()) return true;
  const auto moves = movesToReview(*m_document, last, side).moves;
  if (moves.empty()) return false;
  m_last = last;
  m_side = side;
  m_both = !side;
  m_moves = moves;
  m_stepsBefore = m_document->history().stack()->index();
  m_document->setTriesOut(true);
  m_values.hide();
  m_opponent->setActive(false);
  open(0);
  return true;
}

void Review::open(int index) {
  if (!isActive()) return;
  m_index = std::clamp(index, 0, count() - 1);
  m_tried = move();
  m_state = m_awaited = State::Asked;
  m_answer.reset();
  forgetReasons();
  forgetTries();
  m_document->goTo(before());
  emit changed();
}

void Review::forgetTries() {
  TreeHistory& history = m_document->history();
  while (history.stack()->index() > m_stepsBefore && history.undoable() == TreeChange::Move) history.stack()->undo();
}

void Review::setBothSides(bool both) {
  if (!isActive() || both == m_both) return;
  const GameTree::NodeId shown = move();
  m_both = both;
  m_moves = movesToReview(*m_document, m_last, m_side).moves;
  if (both) {
    const auto others = movesToReview(*m_document, m_last, other(*m_side)).moves;
    m_moves.insert(m_moves.end(), others.begin(), others.end());
    std::ranges::sort(m_moves);
  }
  const auto next = std::ranges::lower_bound(m_moves, shown);  // nodes are numbered in the order of the game
  open(static_cast<int>(next - m_moves.begin()));
}

void Review::onMovePlayed(GameTree::NodeId node) {
  if (!isActive() || m_document->tree().node(node).parent != before()) return;
  m_tried = node;
  m_awaited = State::Tried;
  onValuesRead();
}

void Review::showRefutation() {
  if (isActive()) lookAt(m_tried, State::Refuted);
}

void Review::showBest() {
  if (isActive()) lookAt(before(), State::Solved);
}

void Review::lookAt(GameTree::NodeId node, State state) {
  m_awaited = state;
  m_document->goTo(node);
  onValuesRead();
}

/// A request may have to wait for the values.
void Review::onValuesRead() {
  if (!isActive() || m_awaited == State::Asked) return;
  const GameTree& tree = m_document->tree();
  if (m_awaited == State::Tried) {
    if (!tree.node(m_tried).value || !tree.node(before()).value) return;
  } else {
    if (m_document->currentNode() != (m_awaited == State::Solved ? before() : m_tried)) return;
    const auto& moves = m_document->moveValues();
    if (moves.empty() && !m_document->isFinished()) return;
    m_answer = moves.empty() ? std::nullopt : std::optional(moves.front());
  }
  m_state = std::exchange(m_awaited, State::Asked);
  findReasons();
  emit changed();
  if (m_state != State::Tried && m_answer) emit moveShown(m_answer->move);
}

void Review::forgetReasons() {
  ++m_reasonsAsked;
  m_reasons.clear();
}

/// A refutation must not reveal the better move.
void Review::findReasons() {
  forgetReasons();
  const bool best = m_state == State::Solved;
  if (m_state == State::Asked || m_state == State::Tried || (best && !m_answer)) return;
  if (!best && m_document->endsByRepetition(m_tried)) return;  // the solution ignores repetitions
  const AnyPosition position = m_document->tree().node(before()).position;
  const AnyMove move = best ? m_answer->move : m_document->tree().node(m_tried).move;
  const auto isLeftOut = [position, move](const Fact& fact) {
    const bool isTold = fact.kind == FactKind::Refutation && fact.moves.size() <= 2;  // the answer itself
    return isTold || (!fact.moves.empty() && fact.moves.front().before == position && fact.moves.front().move != move);
  };
  explainLater(this, m_document->solution(), position, move,
               [this, isLeftOut, token = m_reasonsAsked](const std::vector<Fact>& facts) {
                 if (token != m_reasonsAsked) return;
                 std::ranges::remove_copy_if(facts, std::back_inserter(m_reasons), isLeftOut);
                 emit changed();
                 const auto line = explainedLine(*m_document->variant(), m_reasons, m_document->position());
                 if (!line.empty()) emit lineShown(line);
               });
}

MoveVerdict Review::verdictOf(GameTree::NodeId node) const {
  const GameTree& tree = m_document->tree();
  return judge(*tree.node(tree.node(node).parent).value, *tree.node(node).value);
}

Side Review::answering() const {
  return m_document->variant()->sideToMove(m_document->tree().node(m_state == State::Refuted ? m_tried : before()).position);
}

void Review::leave() {
  if (!isActive()) return;
  const GameTree::NodeId last = m_last;
  m_state = m_awaited = State::Asked;
  m_tried = move();
  forgetTries();
  end();
  m_document->goTo(last);
}

void Review::end() {
  if (!isActive()) return;
  forgetReasons();
  m_moves.clear();
  m_document->setTriesOut(false);
  m_values.restore();
  m_opponent->setActive(true);
  emit left();
}

}  // namespace kotai::ui

#include "moc_review.cpp"
