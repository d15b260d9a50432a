// Matrix game of one position of a solved variant, with the payoffs of all pairs of moves and the equilibrium.
#pragma once

#include <optional>
#include <vector>

#include "core/simultaneous/position_values.h"
#include "solvers/matrix/matrix_game.h"

namespace kotai::domineering {

struct PositionGame {
  std::vector<AnyMove> firstMoves;   ///< moves of the first side, one per row
  std::vector<AnyMove> secondMoves;  ///< moves of the second side, one per column
  Matrix matrix;                     ///< values of the positions after the pairs of moves
  Equilibrium equilibrium;
  std::vector<double> firstGuarantees;   ///< minimum payoff of a row's move against all replies
  std::vector<double> secondGuarantees;  ///< maximum payoff for the first side against a column's move
};

/// Returns the matrix game of a position, or nothing if the value of a successor is unknown. Precondition: the game is
/// not over. Throws SolutionError.
std::optional<PositionGame> positionGame(const PositionValues& values, const AnyPosition& position);

}  // namespace kotai::domineering
