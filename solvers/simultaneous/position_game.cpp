#include "solvers/simultaneous/position_game.h"

namespace kotai::simultaneous {

PositionGame positionGame(const SimultaneousSolution& solution, const AnyPosition& position) {
  const SimultaneousVariant& variant = *solution.variant();
  PositionGame game;
  game.firstMoves = variant.moves(position, Side::First);
  game.secondMoves = variant.moves(position, Side::Second);
  game.matrix.rows = game.firstMoves.size();
  game.matrix.columns = game.secondMoves.size();
  for (const AnyMove first : game.firstMoves)
    for (const AnyMove second : game.secondMoves)
      game.matrix.payoffs.push_back(solution.value(variant.play(position, {first, second})).value().value);
  game.equilibrium = solveMatrix(game.matrix);
  return game;
}

}  // namespace kotai::simultaneous
