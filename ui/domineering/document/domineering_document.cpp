#include "ui/domineering/document/domineering_document.h"

#include "core/record/end_words.h"
#include "solvers/domineering/exact/subgame.h"
#include "ui/background/background.h"
#include "ui/document/tree_record.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Maximum number of positions that the document solves without a solution file, which takes about a second. If
/// more positions can follow, the values stay unknown.
constexpr std::uint64_t maxSubgamePositions = 150'000;

static GameValue valueOf(Payoff payoff) {
  const auto points = static_cast<std::int8_t>(payoff);
  return {static_cast<double>(points), points, points};
}

/// Result of the worker. Contains copies and no references to the document.
struct DomineeringDocument::Answer {
  quint64 token = 0;
  quint64 generation = 0;
  std::optional<GameValue> value;
  std::shared_ptr<const domineering::PositionGame> game;
  PositionValuesPtr subgame;
  std::vector<std::pair<TurnTree::NodeId, GameValue>> nodeValues;
  std::vector<TurnTree::NodeId> tooLarge;
  QString failure;
  std::optional<SolutionError> error;  ///< error if the solution could not be read
};

/// Request to the worker. Owns all data that the worker reads.
struct Request {
  SimultaneousVariantPtr variant;
  SimultaneousSolutionPtr solution;
  PositionValuesPtr subgame;
  AnyPosition at;
  std::vector<std::pair<TurnTree::NodeId, AnyPosition>> nodes;
  std::stop_token stop;

  std::optional<GameValue> known(const AnyPosition& position) const {
    if (const auto end = variant->finished(position)) return valueOf(*end);
    for (const PositionValues* values : {static_cast<const PositionValues*>(solution.get()), subgame.get()})
      if (values)
        if (const auto value = values->value(position)) return value;
    return std::nullopt;
  }
  /// Returns the matrix game of the position. Returns null if no values cover the position.
  std::shared_ptr<const domineering::PositionGame> game() const {
    for (const PositionValues* values : {static_cast<const PositionValues*>(solution.get()), subgame.get()})
      if (values)
        if (auto found = domineering::positionGame(*values, at))
          return std::make_shared<const domineering::PositionGame>(std::move(*found));
    return nullptr;
  }
  /// Returns the value of a position. If necessary, solves all positions that can follow. Returns nothing if
  /// there are too many.
  std::optional<GameValue> solved(const AnyPosition& position) {
    if (const auto value = known(position)) return value;
    auto found = domineering::solveSubgame(variant, position, maxSubgamePositions, stop);
    if (!found) return std::nullopt;
    subgame = std::move(found);
    return known(position);
  }
};

DomineeringDocument::DomineeringDocument(QObject* parent) : TreeDocumentOf(parent) {}

DomineeringDocument::~DomineeringDocument() { m_stop.request_stop(); }

std::optional<Payoff> DomineeringDocument::result() const { return m_variant ? m_variant->finished(position()) : std::nullopt; }

std::optional<GameEnd> DomineeringDocument::endAt(NodeId node) const {
  const auto payoff = m_variant ? m_variant->finished(m_tree.node(node).position) : std::nullopt;
  return payoff ? std::optional(GameEnd{EndCause::Rules, winnerOf(*payoff)}) : std::nullopt;
}

bool DomineeringDocument::isLegal(Side side, AnyMove move) const {
  const auto& legal = moves(side);
  return !result() && std::find(legal.begin(), legal.end(), move) != legal.end();
}

void DomineeringDocument::begin(SimultaneousVariantPtr variant, SimultaneousSolutionPtr solution, const AnyPosition& start,
                                const Fill& fill) {
  const bool wasProved = std::exchange(m_proved, std::nullopt).has_value();
  m_subgame.reset();
  m_tooLarge.clear();
  reset(std::move(variant), std::move(solution), start, wasProved, fill);
}

void DomineeringDocument::newGame(SimultaneousVariantPtr variant, SimultaneousSolutionPtr solution, const AnyPosition& start) {
  begin(std::move(variant), std::move(solution), start, {});
}

void DomineeringDocument::load(const ReadTurnGame& game, SimultaneousSolutionPtr solution) {
  begin(game.variant, std::move(solution), game.start,
        [&] { return addRead(game, [this](NodeId parent, JointMove turn) { return addTurn(parent, turn); }); });
}

TurnTree::NodeId DomineeringDocument::addTurn(NodeId parent, JointMove turn) {
  return m_tree.add(parent, turn, m_variant->play(m_tree.node(parent).position, turn));
}

void DomineeringDocument::setSolution(SimultaneousSolutionPtr solution) {
  if (solution != m_solution) m_tooLarge.clear();
  TreeDocumentOf::setSolution(std::move(solution));
}

void DomineeringDocument::setProvedOutcome(const std::optional<ProvedOutcome>& proved) {
  if (proved == m_proved) return;
  m_proved = proved;
  emit solutionChanged();
}

bool DomineeringDocument::choose(Side side, AnyMove move) {
  if (!m_variant || !isLegal(side, move)) return false;
  m_choices[static_cast<std::size_t>(side)] = move;
  emit choiceChanged(side);
  if (!m_waitsForReveal) reveal();
  return true;
}

void DomineeringDocument::withdraw(Side side) {
  auto& choice = m_choices[static_cast<std::size_t>(side)];
  if (!choice) return;
  choice.reset();
  emit choiceChanged(side);
}

void DomineeringDocument::setWaitsForReveal(bool waits) {
  m_waitsForReveal = waits;
  if (!waits) reveal();
}

void DomineeringDocument::reveal() {
  if (m_choices[0] && m_choices[1]) play({*m_choices[0], *m_choices[1]});
}

bool DomineeringDocument::play(JointMove turn) {
  if (!m_variant || !isLegal(Side::First, turn.first) || !isLegal(Side::Second, turn.second)) return false;
  const int sizeBefore = m_tree.size();
  const NodeId node = addTurn(m_current, turn);
  showPlayed(node, m_tree.size() != sizeBefore, false);
  if (m_current == node && result()) emit gameEnded();
  return true;
}

void DomineeringDocument::findMoves() {
  m_choices = {};
  for (const Side side : {Side::First, Side::Second})
    m_moves[static_cast<std::size_t>(side)] = m_variant->moves(position(), side);
}

void DomineeringDocument::forgetValues() {
  TreeDocument::forgetValues();
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_value.reset();
  m_game.reset();
}

void DomineeringDocument::requestValues() {
  if (!m_wantsValues) return;
  Request request{m_variant, m_solution, m_subgame, position(), {}, m_stop.get_token()};
  for (const TurnTree::NodeId id : unknownNodes()) request.nodes.emplace_back(id, m_tree.node(id).position);

  const auto work = [token = m_token, generation = m_generation, request = std::move(request)]() mutable {
    Answer answer;
    answer.token = token;
    answer.generation = generation;
    try {
      answer.value = request.solved(request.at);
      answer.subgame = request.subgame;
      if (answer.value && !request.variant->finished(request.at)) answer.game = request.game();
      for (const auto& [id, where] : request.nodes)
        if (const auto value = request.known(where)) answer.nodeValues.emplace_back(id, *value);
    } catch (const SolutionError& error) {
      answer.failure = errorText(error);
      answer.error = error;
    } catch (...) {
      answer.failure = tr("The values of this position could not be computed. %1", "%1: what went wrong")
                           .arg(exceptionText(std::current_exception()));
    }
    return answer;
  };
  runInBackground(m_pool, this, work, [this](const Answer& answer) { storeAnswer(answer); });
}

/// Computes the unknown values of a game, for views that show the values of a whole game. Begins with the
/// latest turn. Skips positions with too many continuations. Stops if the shown position changes, because that
/// position has priority.
void DomineeringDocument::requestEarlier() {
  Request request{m_variant, m_solution, m_subgame, position(), {}, m_stop.get_token()};
  const std::vector<TurnTree::NodeId> nodes = unknownNodes();
  for (auto id = nodes.rbegin(); id != nodes.rend(); ++id)
    if (!m_tooLarge.contains(*id)) request.nodes.emplace_back(*id, m_tree.node(*id).position);
  if (request.nodes.empty()) return;
  std::vector<int> parents;
  for (TurnTree::NodeId id = 0; id < m_tree.size(); ++id) parents.push_back(m_tree.node(id).parent);

  const auto work = [generation = m_generation, parents = std::move(parents), request = std::move(request)]() mutable {
    Answer answer;
    answer.generation = generation;
    std::set<TurnTree::NodeId> tooLarge;
    try {
      for (const auto& [id, where] : request.nodes) {
        const auto value = tooLarge.contains(id) ? std::nullopt : request.solved(where);
        if (request.stop.stop_requested()) break;
        if (value)
          answer.nodeValues.emplace_back(id, *value);
        else
          tooLarge.insert({id, parents[static_cast<std::size_t>(id)]});  // earlier positions have more continuations
      }
    } catch (...) {
      // Errors are reported only for the shown position. The values of other positions then stay unknown.
    }
    answer.tooLarge.assign(tooLarge.begin(), tooLarge.end());
    return answer;
  };
  runInBackground(m_pool, this, work, [this](const Answer& answer) { storeAnswer(answer); });
}

void DomineeringDocument::storeAnswer(const Answer& answer) {
  if (answer.generation != m_generation) return;
  for (const auto& [id, value] : answer.nodeValues) m_tree.setValue(id, value);
  m_tooLarge.insert(answer.tooLarge.begin(), answer.tooLarge.end());
  if (answer.subgame) m_subgame = answer.subgame;
  const bool current = answer.token == m_token;
  if (current) {
    m_value = answer.value;
    m_game = answer.game;
    m_valueFailure = answer.failure;
    if (answer.error) emit readingFailed(*answer.error);
  }
  if (!answer.nodeValues.empty()) emit treeChanged();
  if (!current) return;
  if (!answer.value) m_tooLarge.insert(m_current);
  emit valuesChanged();
  requestEarlier();
}

GameRecord recordOf(const DomineeringDocument& document) {
  const SimultaneousVariant& variant = *document.variant();
  GameRecord record = treeRecord(document, [&variant](const TurnTree::Node& node) { return variant.formatTurn(node.turn); });
  GameHeader& header = record.header;
  if (const auto end = document.endAt(endOfLine(document, TurnTree::root))) {
    header.result = resultOf(*end);
    header.reason = toText(end->cause);
  } else if (header.reason == toText(EndCause::Rules)) {  // the end was declared, but undone
    header.result = GameResult::Open;
    header.reason.clear();
  }
  return record;
}

}  // namespace kotai::ui

#include "moc_domineering_document.cpp"
