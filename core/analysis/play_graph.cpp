#include "core/analysis/play_graph.h"

#include <utility>

#include "core/analysis/moves.h"

namespace kotai {

/// Returns the moves that the graph follows. Precondition: \p moves is sorted, best first.
static std::vector<MoveValue> graphMovesOf(std::vector<MoveValue> moves, GraphMoves followed) {
  if (moves.empty() || followed == GraphMoves::All) return moves;
  const Outcome outcome = moves.front().value.outcome;
  if (followed == GraphMoves::Best)
    std::erase_if(moves, [](const MoveValue& each) { return !each.perfect; });
  else if (outcome == Outcome::Win)
    moves.erase(moves.begin() + 1, moves.end());
  else if (outcome == Outcome::Draw)
    std::erase_if(moves, [](const MoveValue& each) { return !each.keepsOutcome; });
  return moves;
}

PlayGraph::PlayGraph(SolutionPtr solution, const AnyPosition& root, GraphMoves followed)
    : m_solution(std::move(solution)), m_graphMoves(followed) {
  nodeOf(root, 0);
}

std::size_t PlayGraph::nodeOf(const AnyPosition& position, std::uint32_t plies) {
  const auto [found, isNew] = m_numbers.try_emplace(position, m_nodes.size());
  if (isNew) {
    const std::optional<Value> finished = variant().finishedValue(position);
    m_nodes.push_back({position, finished ? *finished : m_solution->value(position), plies, finished.has_value(), {}});
  }
  return found->second;
}

void PlayGraph::expand(std::size_t node) {
  if (m_nodes[node].expanded) return;
  const AnyPosition position = m_nodes[node].position;
  const std::uint32_t plies = m_nodes[node].plies + 1;
  std::vector<PlayGraphEdge> edges;
  for (const MoveValue& each : graphMovesOf(moveValues(*m_solution, position), m_graphMoves))
    edges.push_back({each.move, each.text, nodeOf(each.after, plies)});
  m_edgeCount += edges.size();
  m_nodes[node].edges = std::move(edges);
  m_nodes[node].expanded = true;
}

bool PlayGraph::expandAll(std::uint32_t plies, std::size_t maxNodes, const std::stop_token& stop) {
  std::vector<std::size_t> waiting{0};
  std::vector<bool> seen{true};
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const std::size_t node = waiting[i];
    if (m_nodes[node].plies >= plies) continue;
    if (!m_nodes[node].expanded && (m_nodes.size() >= maxNodes || stop.stop_requested())) return false;
    expand(node);
    seen.resize(m_nodes.size(), false);
    for (const PlayGraphEdge& edge : m_nodes[node].edges)
      if (!seen[edge.to]) {
        seen[edge.to] = true;
        waiting.push_back(edge.to);
      }
  }
  return true;
}

}  // namespace kotai
