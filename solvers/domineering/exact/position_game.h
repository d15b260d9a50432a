// The matrix game of one position of a solved variant: payoffs of all pairs of moves, and its equilibrium.
#pragma once

#include <optional>
#include <vector>

#include "core/simultaneous/position_values.h"
#include "solvers/matrix/matrix_game.h"

namespace kotai::domineering {

struct PositionGame {
  std::vector<AnyMove> firstMoves;   ///< moves of the rows
  std::vector<AnyMove> secondMoves;  ///< moves of the columns
  Matrix matrix;                     ///< values of the positions that the pairs lead to
  Equilibrium equilibrium;
  std::vector<double> firstGuarantees;   ///< least payoff of a row's move, whatever the other side does
  std::vector<double> secondGuarantees;  ///< greatest payoff for the first side against a column's move
};

/// Returns nothing if the values do not cover the position. Precondition: the game is not over. Throws SolutionError.
std::optional<PositionGame> positionGame(const PositionValues& values, const AnyPosition& position);

}  // namespace kotai::domineering
