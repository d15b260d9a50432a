#include "ui/document/game_document.h"

#include <QFuture>
#include <QtConcurrentRun>
#include <algorithm>

#include "core/base/read_failure.h"
#include "ui/document/game_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// What the worker found: copies only, nothing points into the document.
struct GameDocument::Answer {
  quint64 token = 0;
  quint64 generation = 0;
  std::optional<Value> value;
  std::vector<MoveValue> moves;
  std::vector<std::pair<GameTree::NodeId, Value>> nodeValues;
  std::optional<SolutionError> failure;
};

GameDocument::GameDocument(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_tree.reset(AnyPosition{});
}

GameDocument::~GameDocument() { m_pool.waitForDone(); }

Side GameDocument::sideToMove() const { return m_variant ? m_variant->sideToMove(position()) : Side::First; }

bool GameDocument::isFinished() const { return m_variant && m_legalMoves.empty(); }

void GameDocument::newGame(VariantPtr variant, SolutionPtr solution) {
  const AnyPosition start = variant->start();
  newGameFrom(std::move(variant), std::move(solution), start);
}

void GameDocument::newGameFrom(VariantPtr variant, SolutionPtr solution, const AnyPosition& start) {
  const bool otherSolution = solution != m_solution;
  const AnyPosition startCopy = start;  // may live in the tree that is cleared now
  m_history.clear();                    // while variant and tree still belong together
  m_variant = std::move(variant);
  m_solution = std::move(solution);
  ++m_generation;
  m_tree.reset(startCopy);
  m_current = GameTree::root;
  m_legalMoves = m_variant->legalMoves(startCopy);
  forgetValues();
  emit gameReset();
  if (otherSolution) emit solutionChanged();
  emit treeChanged();
  emit positionChanged();
  requestValues();
}

void GameDocument::setSolution(SolutionPtr solution) {
  if (solution == m_solution || !m_variant) return;
  m_solution = std::move(solution);
  ++m_generation;
  forgetValues();
  emit solutionChanged();
  requestValues();
}

bool GameDocument::playMove(AnyMove move, bool answers) {
  if (!m_variant || std::find(m_legalMoves.begin(), m_legalMoves.end(), move) == m_legalMoves.end()) return false;
  const AnyPosition before = position();
  const QString text = QString::fromStdString(m_variant->formatMove(before, move));
  const int sizeBefore = m_tree.size();
  const GameTree::NodeId node = m_tree.add(m_current, move, text, m_variant->play(before, move));
  if (m_tree.size() != sizeBefore) {
    m_history.recordAdded(node, answers);
    emit treeChanged();
  }
  setCurrent(node);
  emit movePlayed(node);
  return true;
}

void GameDocument::addMoves(const ReadGame& game) {
  std::vector<GameTree::NodeId> nodes{GameTree::root};
  m_tree.setComment(GameTree::root, game.startComment);
  for (const ReadGame::Move& move : game.moves) {
    const GameTree::NodeId parent = nodes[static_cast<std::size_t>(move.parent)];
    const AnyPosition before = m_tree.node(parent).position;
    const QString text = QString::fromStdString(m_variant->formatMove(before, move.move));
    nodes.push_back(m_tree.add(parent, move.move, text, m_variant->play(before, move.move)));
    const QString& known = m_tree.node(nodes.back()).comment;  // of the same move, found twice
    m_tree.setComment(nodes.back(), known.isEmpty() ? move.comment : known + QLatin1Char('\n') + move.comment);
  }
  emit treeChanged();
  setCurrent(nodes[static_cast<std::size_t>(game.current)]);
}

void GameDocument::goTo(GameTree::NodeId node) {
  if (!m_variant || node == m_current || !m_tree.contains(node)) return;
  setCurrent(node);
}

void GameDocument::stepBack() { goTo(m_tree.node(m_current).parent); }

void GameDocument::stepForward() {
  const auto& children = m_tree.node(m_current).children;
  if (!children.empty()) goTo(children.front());
}

void GameDocument::goToStart() { goTo(GameTree::root); }

void GameDocument::goToEnd() { goTo(m_tree.lineThrough(m_current).back()); }

void GameDocument::removeNode(GameTree::NodeId node) {
  if (node == GameTree::root || !m_tree.contains(node)) return;
  const bool holdsCurrent = m_tree.leadsTo(node, m_current);
  const int count = m_history.remove(node, m_current);
  showChange(holdsCurrent ? m_tree.node(node).parent : m_current);
  emit nodesRemoved(count);
}

void GameDocument::promoteNode(GameTree::NodeId node) {
  if (m_history.promote(node, m_current)) emit treeChanged();
}

void GameDocument::setComment(GameTree::NodeId node, const QString& comment) {
  if (m_tree.node(node).comment == comment) return;
  m_history.setComment(node, comment);
  emit treeChanged();
}

/// The tree has been changed; the current node may be gone.
void GameDocument::showChange(GameTree::NodeId node) {
  emit treeChanged();
  if (node != m_current) setCurrent(node);
}

void GameDocument::setCurrent(GameTree::NodeId node) {
  m_history.endTyping();
  m_current = node;
  m_legalMoves = m_variant->legalMoves(position());
  forgetValues();
  emit positionChanged();
  requestValues();
}

void GameDocument::forgetValues() {
  ++m_token;
  m_value.reset();
  m_moveValues.clear();
  m_valueFailure.clear();
}

void GameDocument::requestValues() {
  if (!m_solution) {
    if (const auto finished = m_variant->finishedValue(position())) {
      m_value = finished;
      m_tree.setValue(m_current, *finished);
    }
    emit valuesChanged();
    return;
  }
  std::vector<std::pair<GameTree::NodeId, AnyPosition>> wanted;
  for (GameTree::NodeId id = 0; id < m_tree.size(); ++id)
    if (!m_tree.node(id).removed && !m_tree.node(id).value) wanted.emplace_back(id, m_tree.node(id).position);

  const auto work = [token = m_token, generation = m_generation, solution = m_solution, at = position(), wanted] {
    Answer answer;
    answer.token = token;
    answer.generation = generation;
    try {
      answer.value = solution->value(at);
      answer.moves = kotai::moveValues(*solution, at);
      for (const auto& [id, where] : wanted) answer.nodeValues.emplace_back(id, solution->value(where));
    } catch (...) {
      answer.failure = readFailure(solution->file());
    }
    return answer;
  };
  QtConcurrent::run(&m_pool, work).then(this, [this](const Answer& answer) { takeAnswer(answer); });
}

void GameDocument::takeAnswer(const Answer& answer) {
  if (answer.generation != m_generation) return;
  for (const auto& [id, value] : answer.nodeValues) m_tree.setValue(id, value);
  const bool current = answer.token == m_token;
  if (current && answer.failure) {
    m_valueFailure = errorText(*answer.failure);
    emit readingFailed(*answer.failure);
  } else if (current) {
    m_value = answer.value;
    m_moveValues = answer.moves;
  }
  if (!answer.nodeValues.empty()) emit treeChanged();
  if (current) emit valuesChanged();
}

}  // namespace kotai::ui
