// Zero-sum matrix games: value and equilibrium strategies, with a certificate.
#pragma once

#include <cstddef>
#include <vector>

namespace kotai {

/// Payoffs to the row player in a zero-sum game.
struct Matrix {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> payoffs;

  double at(std::size_t row, std::size_t column) const { return payoffs[row * columns + column]; }
};

struct Equilibrium {
  double value = 0;
  std::vector<double> rowStrategy;  ///< probabilities of the rows, summing to 1
  std::vector<double> columnStrategy;
  /// Gap between the bounds of the value: the maximum payoff against columnStrategy minus the payoff that
  /// rowStrategy secures.
  double gap = 0;
};

inline constexpr double largestGap = 1e-9;

/// A choice that was removed from a matrix game, because another choice of the same player is never worse.
struct RemovedChoice {
  bool isRow = true;
  std::size_t choice = 0;
  std::size_t better = 0;  ///< the choice that is never worse; not removed before this choice
  friend bool operator==(const RemovedChoice&, const RemovedChoice&) = default;
};

/// Steps by which solveMatrix() found the equilibrium. Without steps, a single choice of each player is an
/// equilibrium.
struct MatrixSteps {
  std::vector<RemovedChoice> removed;
  /// Successive strategies of the column player. Each strategy concedes at most as much to the row player as the
  /// previous strategy.
  std::vector<std::vector<double>> columnStrategies;
};

/// Solves a matrix game by saddle points, dominance and linear programming. The gap of the result is at most
/// largestGap. Throws std::runtime_error if no result has such a small gap, although no such game is known. If
/// not null, \p steps receives the steps.
Equilibrium solveMatrix(const Matrix& matrix, MatrixSteps* steps = nullptr);

/// Returns the payoff that a strategy of the row player secures, which is the minimum over all columns.
double securedByRows(const Matrix& matrix, const std::vector<double>& rowStrategy);
/// Returns the maximum payoff of the row player against a strategy of the column player.
double columnMaxima(const Matrix& matrix, const std::vector<double>& columnStrategy);

}  // namespace kotai
