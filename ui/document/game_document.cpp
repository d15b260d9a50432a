#include "ui/document/game_document.h"

#include "core/base/read_failure.h"
#include "core/game/game.h"
#include "core/record/end_words.h"
#include "ui/background/background.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Result of the worker. Contains copies and no references to the document.
struct GameDocument::Answer {
  quint64 token = 0;
  quint64 generation = 0;
  std::optional<Value> value;
  std::vector<MoveValue> moves;
  struct Node {
    NodeId id = root;
    Value value;
    std::optional<Giveaway> giveaway;
  };
  std::vector<Node> nodes;
  std::optional<SolutionError> failure;
};

GameDocument::GameDocument(QObject* parent) : TreeDocumentOf(parent) {}

Side GameDocument::sideToMove() const { return m_variant ? m_variant->sideToMove(position()) : Side::First; }

bool GameDocument::isFinished() const { return m_variant && m_legalMoves.empty(); }

bool GameDocument::isDecided() const { return m_variant && decidedWinner(*m_variant, position()).has_value(); }

void GameDocument::newGame(VariantPtr variant, SolutionPtr solution) {
  const AnyPosition start = variant->start();
  newGameFrom(std::move(variant), std::move(solution), start);
}

void GameDocument::newGameFrom(VariantPtr variant, SolutionPtr solution, const AnyPosition& start) {
  reset(std::move(variant), std::move(solution), start, false, {});
}

void GameDocument::load(const ReadGame& game, SolutionPtr solution) {
  reset(game.variant, std::move(solution), game.start, false, [&] {
    const NodeId current = addRead(game, [this](NodeId parent, AnyMove move) { return addMove(parent, move); });
    const NodeId last = m_tree.lineThrough(root).back();
    if (const auto end = declaredEndOf(game.header); end && !endBefore(last)) m_tree.setDeclaredEnd(last, end);
    return current;
  });
}

GameTree::NodeId GameDocument::addMove(NodeId parent, AnyMove move) {
  const AnyPosition before = m_tree.node(parent).position;
  const QString text = QString::fromStdString(m_variant->formatMove(before, move));
  return m_tree.add(parent, move, text, m_variant->play(before, move));
}

bool GameDocument::playMove(AnyMove move, bool answers) {
  if (!m_variant || std::find(m_legalMoves.begin(), m_legalMoves.end(), move) == m_legalMoves.end()) return false;
  const int sizeBefore = m_tree.size();
  const NodeId node = addMove(m_current, move);
  const bool isNew = m_tree.size() != sizeBefore;
  if (!isNew && continuesHere()) m_tree.setDeclaredEnd(node, std::nullopt);  // undo reverts the end and the move together
  const auto end = endBefore(node);
  if (isNew && end && *end != node) m_tree.setTry(node);
  showPlayed(node, isNew, answers);
  if (m_current == node && end == node) emit gameEnded();
  return true;
}

std::vector<AnyPosition> GameDocument::positionsTo(NodeId node) const {
  std::vector<AnyPosition> positions;
  for (const NodeId id : m_tree.pathTo(node)) positions.push_back(m_tree.node(id).position);
  return positions;
}

std::optional<GameEnd> GameDocument::endAt(NodeId node) const {
  if (!m_variant) return std::nullopt;
  if (const auto& declared = m_tree.node(node).declaredEnd) return declared;
  return endOf(*m_variant, repeatsCount() ? positionsTo(node) : std::vector{m_tree.node(node).position});
}

std::optional<GameTree::NodeId> GameDocument::endBefore(NodeId node) const {
  if (!m_variant) return std::nullopt;
  if (std::exchange(m_endsVersion, m_tree.endsVersion()) != m_tree.endsVersion()) m_endsBefore.clear();
  const auto known = m_endsBefore.find(node);
  return known != m_endsBefore.end() ? known->second : m_endsBefore[node] = findEndBefore(node);
}

std::optional<GameTree::NodeId> GameDocument::findEndBefore(NodeId node) const {
  const int allowed = m_variant->game().drawnAtOccurrence;
  std::unordered_map<AnyPosition, int> times;
  for (const NodeId id : m_tree.pathTo(node)) {
    const GameTree::Node& each = m_tree.node(id);
    const bool repeated = repeatsCount() && ++times[each.position] == allowed;
    const bool byRules = id == node ? endByRules(*m_variant, each.position).has_value()  // no moves follow a finished position
                                    : decidedWinner(*m_variant, each.position).has_value();
    if (each.declaredEnd || repeated || byRules) return id;
  }
  return std::nullopt;
}

void GameDocument::declareEnd(const GameEnd& end) {
  if (!m_variant || endBefore(m_current)) return;
  const auto set = [this, node = m_current](std::optional<GameEnd> declared) { m_tree.setDeclaredEnd(node, declared); };
  set(end);
  m_history.recordEnd(
      m_current, [set, end] { set(end); }, [set] { set(std::nullopt); });
  emit treeChanged();
  emit gameEnded();
}

void GameDocument::findMoves() { m_legalMoves = isDecided() ? std::vector<AnyMove>() : m_variant->legalMoves(position()); }

void GameDocument::forgetValues() {
  TreeDocument::forgetValues();
  m_value.reset();
  m_moveValues.clear();
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
  struct Wanted {
    NodeId node = root;
    AnyPosition position;
    AnyMove move;
    std::optional<AnyPosition> before;
  };
  std::vector<Wanted> wanted;
  for (const NodeId id : unknownNodes()) {
    const GameTree::Node& node = m_tree.node(id);
    wanted.push_back({id, node.position, node.move, std::nullopt});
    if (node.parent >= 0) wanted.back().before = m_tree.node(node.parent).position;
  }

  const auto work = [token = m_token, generation = m_generation, solution = m_solution, at = position(), wanted] {
    Answer answer;
    answer.token = token;
    answer.generation = generation;
    try {
      answer.value = solution->value(at);
      answer.moves = kotai::moveValues(*solution, at);
      for (const Wanted& each : wanted) {
        const auto giveaway = each.before ? giveawayBy(*solution, *each.before, each.move) : std::nullopt;
        answer.nodes.push_back({each.node, solution->value(each.position), giveaway});
      }
    } catch (...) {
      answer.failure = readFailure(solution->file());
    }
    return answer;
  };
  runInBackground(m_pool, this, work, [this](const Answer& answer) { storeAnswer(answer); });
}

bool GameDocument::repeatsCount() const { return m_variant->game().drawnAtOccurrence > 0; }

/// Counts the occurrences of each position in the tree, to find draws by repetition quickly.
std::unordered_map<AnyPosition, int> GameDocument::timesInTree() const {
  std::unordered_map<AnyPosition, int> times;
  for (NodeId id = root; repeatsCount() && id < m_tree.size(); ++id) ++times[m_tree.node(id).position];
  return times;
}

Value GameDocument::valueAtNode(NodeId node, Value elsewhere, const std::unordered_map<AnyPosition, int>& times) const {
  const auto found = times.find(m_tree.node(node).position);
  if (found == times.end() || found->second < m_variant->game().drawnAtOccurrence) return elsewhere;
  const auto end = endAt(node);
  return end && end->cause == EndCause::Repetition ? Value::draw() : elsewhere;
}

void GameDocument::storeAnswer(const Answer& answer) {
  if (answer.generation != m_generation) return;
  const auto times = timesInTree();
  for (const auto& [id, value, giveaway] : answer.nodes) {
    m_tree.setValue(id, valueAtNode(id, value, times));
    if (giveaway) m_tree.setGiveaway(id, *giveaway);
  }
  const bool current = answer.token == m_token;
  if (current && answer.failure) {
    m_valueFailure = errorText(*answer.failure);
    emit readingFailed(*answer.failure);
  } else if (current) {
    m_value = valueAtNode(m_current, *answer.value, times);
    if (!isDecided()) m_moveValues = answer.moves;
  }
  if (!answer.nodes.empty()) emit treeChanged();
  if (current) emit valuesChanged();
}

}  // namespace kotai::ui

#include "moc_game_document.cpp"
