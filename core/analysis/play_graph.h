// The graph of perfect play from a position: moves lead from position to position, ways that meet are one.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Moves of a position that the graph follows.
enum class FollowedMoves : std::uint8_t {
  Best,   ///< of both sides all that keep outcome and distance
  Proof,  ///< of the side that wins the first of the best moves, of the other side every move: why it is a win. In a drawn
          ///< position there is nothing to prove: then those that keep the draw
  All,    ///< every legal move
};

struct PlayGraphEdge {
  AnyMove move;
  std::string text;
  std::size_t to = 0;  ///< number of the node
};

struct PlayGraphNode {
  AnyPosition position;
  Value value;              ///< for the side to move
  std::uint32_t plies = 0;  ///< from the root, on the way by which it was found first
  bool expanded = false;    ///< its moves are in the graph
  std::vector<PlayGraphEdge> edges;
};

/// Grows as it is walked in. Node 0 is the root; a node once there keeps its number. Positions are the same if they are equal
/// square by square: mirror images are nodes of their own, so that moves can be followed on the board. Not thread-safe.
class PlayGraph {
 public:
  /// Throws SolutionError, as everything here.
  PlayGraph(SolutionPtr solution, const AnyPosition& root, FollowedMoves followed);

  const Variant& variant() const { return *m_solution->variant(); }
  FollowedMoves followed() const { return m_followed; }
  const std::vector<PlayGraphNode>& nodes() const { return m_nodes; }
  std::size_t edgeCount() const { return m_edgeCount; }

  void expand(std::size_t node);
  /// Expands all nodes less than \p plies from the root, the nearest first. False: it stopped before, as there are \p mostNodes
  /// nodes or it was asked to.
  bool expandAll(std::uint32_t plies, std::size_t mostNodes, const std::stop_token& stop = {});

 private:
  std::size_t nodeOf(const AnyPosition& position, std::uint32_t plies);

  SolutionPtr m_solution;
  FollowedMoves m_followed;
  std::vector<PlayGraphNode> m_nodes;
  std::unordered_map<AnyPosition, std::size_t> m_numbers;
  std::size_t m_edgeCount = 0;
};

}  // namespace kotai
