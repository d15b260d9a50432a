#include "solvers/domineering/exact/position_game.h"

#include <algorithm>

namespace kotai::domineering {

std::optional<PositionGame> positionGame(const PositionValues& values, const AnyPosition& position) {
  const SimultaneousVariant& variant = *values.variant();
  PositionGame game;
  game.firstMoves = variant.moves(position, Side::First);
  game.secondMoves = variant.moves(position, Side::Second);
  Matrix& matrix = game.matrix;
  matrix.rows = game.firstMoves.size();
  matrix.columns = game.secondMoves.size();
  for (const AnyMove first : game.firstMoves)
    for (const AnyMove second : game.secondMoves) {
      const auto value = values.value(variant.play(position, {first, second}));
      if (!value) return std::nullopt;
      matrix.payoffs.push_back(value->value);
    }
  game.firstGuarantees.assign(matrix.rows, 1);
  game.secondGuarantees.assign(matrix.columns, -1);
  for (std::size_t row = 0; row < matrix.rows; ++row)
    for (std::size_t column = 0; column < matrix.columns; ++column) {
      game.firstGuarantees[row] = std::min(game.firstGuarantees[row], matrix.at(row, column));
      game.secondGuarantees[column] = std::max(game.secondGuarantees[column], matrix.at(row, column));
    }
  game.equilibrium = solveMatrix(matrix);
  return game;
}

}  // namespace kotai::domineering
