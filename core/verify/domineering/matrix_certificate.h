// Proves the value of a matrix game with a strategy for each player. GLPK finds the strategies, and this code
// checks them.
#pragma once

#include <cstddef>
#include <vector>

namespace kotai::verify {

/// Payoffs to the player who chooses the row, stored row by row.
struct PayoffMatrix {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> payoffs;
};

/// Bounds on the value of a matrix game.
struct ProvedValue {
  double atLeast = 0;  ///< payoff that a strategy of the row player secures against every column
  double atMost = 0;   ///< highest payoff that a strategy of the column player concedes
};

/// Returns bounds on the value from the best pure strategies. If the gap between these bounds exceeds \p enough,
/// returns bounds from optimal mixed strategies. Precondition: the matrix has at least one row and one column.
ProvedValue provedValue(const PayoffMatrix& matrix, double enough);

}  // namespace kotai::verify
