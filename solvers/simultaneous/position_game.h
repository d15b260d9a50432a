// The matrix game of one position of a solved variant: payoffs of all pairs of moves, and its equilibrium.
#pragma once

#include <vector>

#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/simultaneous/matrix_game.h"

namespace kotai::simultaneous {

struct PositionGame {
  std::vector<AnyMove> firstMoves;   ///< by row
  std::vector<AnyMove> secondMoves;  ///< by column
  Matrix matrix;                     ///< values of the positions that the pairs lead to
  Equilibrium equilibrium;
};

/// Precondition: the position can be reached and the game is not over. Throws SolutionError.
PositionGame positionGame(const SimultaneousSolution& solution, const AnyPosition& position);

}  // namespace kotai::simultaneous
