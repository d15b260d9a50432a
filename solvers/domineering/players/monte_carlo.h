// Flat Monte Carlo: random playouts after each move of the searching side.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/games/domineering/variant.h"
#include "solvers/domineering/players/playouts.h"

namespace kotai::domineering {

/// Scores of the possible results of a playout for the searching side.
struct PlayoutScores {
  int win = 1;
  int draw = 0;
  int loss = -1;
};

/// Rule that distributes the playouts of a decision over the moves of the searching side.
enum class PlayoutSpread {
  Even,  ///< equal numbers for all moves; the first moves get one more if necessary
  Ucb,   ///< more playouts for promising moves, chosen by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002)
};

struct MonteCarloOptions {
  std::uint64_t playouts = 10000;  ///< number of playouts per decision; at least one per move of the searching side
  PlayoutScores scores;
  PlayoutSpread spread = PlayoutSpread::Even;
};

struct MonteCarloMove {
  AnyMove move;
  double score = 0;  ///< mean score of the move's playouts
  PlayoutTally tally;
};

/// Returns all moves of the searching side in the order of their codes. Incomplete if stopped. Precondition: both sides can move.
std::vector<MonteCarloMove> monteCarlo(const domineering::DomineeringVariant& variant, const AnyPosition& position, Side side,
                                       const MonteCarloOptions& options, RandomStream& random, std::stop_token stop = {},
                                       bool portable = false);

}  // namespace kotai::domineering
