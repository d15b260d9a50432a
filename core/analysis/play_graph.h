// The graph of perfect play from a position. Transpositions share a node.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Moves that the graph follows from a position.
enum class GraphMoves : std::uint8_t {
  Best,   ///< all moves of both sides that keep outcome and distance
  Proof,  ///< one best move of the winning side and every move of the losing side, enough to prove the win.
          ///< In a drawn position: all moves that preserve the draw
  All,    ///< every legal move
};

struct PlayGraphEdge {
  AnyMove move;
  std::string text;
  std::size_t to = 0;  ///< number of the next node
};

struct PlayGraphNode {
  AnyPosition position;
  Value value;              ///< value for the side to move
  std::uint32_t plies = 0;  ///< distance from the root, along the path by which the position was first found
  bool expanded = false;    ///< whether the moves from this node are in the graph
  std::vector<PlayGraphEdge> edges;
};

/// Graph that grows on demand. Node 0 is the root. Node numbers never change. Mirror images are separate nodes, so that
/// a user can follow moves on the board. Not thread-safe.
class PlayGraph {
 public:
  /// Throws SolutionError, like all functions of this class.
  PlayGraph(SolutionPtr solution, const AnyPosition& root, GraphMoves followed);

  const Variant& variant() const { return *m_solution->variant(); }
  GraphMoves followed() const { return m_graphMoves; }
  const std::vector<PlayGraphNode>& nodes() const { return m_nodes; }
  std::size_t edgeCount() const { return m_edgeCount; }

  void expand(std::size_t node);
  /// Expands all nodes less than \p plies from the root, nearest first. Returns false after an early stop, which
  /// happens at \p maxNodes nodes or on request.
  bool expandAll(std::uint32_t plies, std::size_t maxNodes, const std::stop_token& stop = {});

 private:
  std::size_t nodeOf(const AnyPosition& position, std::uint32_t plies);

  SolutionPtr m_solution;
  GraphMoves m_graphMoves;
  std::vector<PlayGraphNode> m_nodes;
  std::unordered_map<AnyPosition, std::size_t> m_numbers;
  std::size_t m_edgeCount = 0;
};

}  // namespace kotai
