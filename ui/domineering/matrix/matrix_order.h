// Strategies in a payoff matrix, and the order and selection of its rows and columns. Does not depend on
// widgets.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "solvers/domineering/exact/position_game.h"

namespace kotai::ui {

/// Strategy of one side in a matrix game.
struct ChosenStrategy {
  enum class Kind { BestMix, Uniform, Move };
  Side side = Side::First;
  Kind kind = Kind::BestMix;
  std::size_t move = 0;  ///< index of the move in PositionGame, for Kind::Move
  friend bool operator==(const ChosenStrategy&, const ChosenStrategy&) = default;
};

std::vector<double> probabilitiesOf(const domineering::PositionGame& game, const ChosenStrategy& strategy);

/// Result of a strategy against the best reply, in payoffs for the side that plays the strategy.
struct Exploitability {
  double secured = 0;         ///< guaranteed payoff against any reply
  double lost = 0;            ///< difference from the value of the position; 0 if the strategy cannot be exploited
  std::size_t bestReply = 0;  ///< the other side's best reply, as an index into PositionGame
};
Exploitability exploitabilityOf(const domineering::PositionGame& game, const ChosenStrategy& strategy);

enum class MatrixSorting { Board, Probability, Guarantee };

/// Known part of a matrix game at one step of its solution.
struct MatrixStage {
  std::size_t knownRows = 0;     ///< number of known rows, from the first row
  bool guaranteesShown = false;  ///< whether to mark the moves with the best guarantee
  std::vector<bool> removedRows;
  std::vector<bool> removedColumns;
  std::vector<double> rowStrategy;  ///< probabilities of the rows; all zero until a strategy is known
  std::vector<double> columnStrategy;
};

double shownProbability(const domineering::PositionGame& game, const std::optional<MatrixStage>& stage, Side side,
                        std::size_t move);

/// Displayed moves in display order, as indices into PositionGame.
struct MatrixOrder {
  std::vector<std::size_t> rows;
  std::vector<std::size_t> columns;
};

/// Returns for each row whether Vertical's move is weakly dominated, that is, whether another move is never
/// worse and sometimes better.
std::vector<bool> dominatedRows(const domineering::PositionGame& game);
/// Returns for each column whether Horizontal's move is weakly dominated.
std::vector<bool> dominatedColumns(const domineering::PositionGame& game);

/// Returns the displayed moves. Dominated moves that the equilibrium uses are never hidden.
MatrixOrder orderOf(const domineering::PositionGame& game, MatrixSorting sorting, bool hideDominated);

}  // namespace kotai::ui
