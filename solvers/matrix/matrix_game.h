// Zero-sum matrix games: value and equilibrium strategies, with a certificate.
#pragma once

#include <cstddef>
#include <vector>

namespace kotai {

/// Payoffs of a zero-sum game for the row player.
struct Matrix {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> payoffs;

  double at(std::size_t row, std::size_t column) const { return payoffs[row * columns + column]; }
};

struct Equilibrium {
  double value = 0;
  std::vector<double> rowStrategy;  ///< probabilities, summing to 1
  std::vector<double> columnStrategy;
  /// Gap between the bounds of the value: the maximum payoff against columnStrategy minus the minimum payoff of rowStrategy.
  double gap = 0;
};

inline constexpr double largestGap = 1e-9;

/// Uses saddle points, dominance and linear programming. The gap is at most largestGap. Throws std::runtime_error if this is
/// impossible (no known game).
Equilibrium solveMatrix(const Matrix& matrix);

/// Returns the payoff that a strategy of the row player secures, the minimum over all columns.
double securedByRows(const Matrix& matrix, const std::vector<double>& rowStrategy);
/// Returns the maximum payoff of the row player against a strategy of the column player.
double columnMaxima(const Matrix& matrix, const std::vector<double>& columnStrategy);

}  // namespace kotai
