// Order and selection of the rows and columns of a payoff matrix; independent of the view.
#pragma once

#include <cstddef>
#include <vector>

#include "solvers/domineering/exact/position_game.h"

namespace kotai::ui {

enum class MatrixSorting { Board, Probability, Guarantee };

/// Displayed moves, as indices into PositionGame.
struct MatrixOrder {
  std::vector<std::size_t> rows;
  std::vector<std::size_t> columns;
};

/// Vertical's weakly dominated moves, by row: another move is never worse and sometimes better, whatever Horizontal does.
std::vector<bool> dominatedRows(const domineering::PositionGame& game);
/// The same for Horizontal's moves, by column.
std::vector<bool> dominatedColumns(const domineering::PositionGame& game);

/// Dominated moves that the equilibrium uses are never hidden.
MatrixOrder orderOf(const domineering::PositionGame& game, MatrixSorting sorting, bool hideDominated);

}  // namespace kotai::ui
