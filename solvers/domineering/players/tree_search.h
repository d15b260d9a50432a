// Monte Carlo tree search for simultaneous moves: decoupled UCT.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/games/domineering/variant.h"
#include "solvers/domineering/players/monte_carlo.h"

namespace kotai::domineering {

struct TreeSearchOptions {
  std::uint64_t playouts = 10000;  ///< number of playouts per decision
  PlayoutScores scores;
};

struct TreeSearchMove {
  AnyMove move;
  std::uint64_t visits = 0;
  double score = 0;  ///< mean score of the move's playouts
};

/// Monte Carlo tree search. In every position of the tree, each side chooses by UCB1 among its own moves,
/// independently of the other side's choice. This method is decoupled UCT (Finnsson and Bjornsson,
/// "Simulation-based approach to general game playing", 2008; Tak, Lanctot and Winands, "Monte Carlo tree
/// search variants for simultaneous move games", 2014). Transpositions share a node. Chooses the most visited
/// move. Play need not converge to an equilibrium. Reuses its memory between decisions. Not thread-safe.
class TreeSearch {
 public:
  virtual ~TreeSearch() = default;
  /// Returns all moves of the searching side in the order of their codes. Precondition: both sides can move.
  virtual std::vector<TreeSearchMove> search(const AnyPosition& position, RandomStream& random, std::stop_token stop = {}) = 0;
};

std::unique_ptr<TreeSearch> makeTreeSearch(const domineering::DomineeringVariant& variant, Side side,
                                           const TreeSearchOptions& options);

}  // namespace kotai::domineering
