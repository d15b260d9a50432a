#include "core/verify/domineering/matrix_certificate.h"

#include <algorithm>
#include <limits>
#include <memory>

#include "core/base/linear_programs.h"

namespace kotai::verify {

static ProvedValue byPureStrategies(const PayoffMatrix& matrix) {
  ProvedValue proved{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  for (std::size_t row = 0; row < matrix.rows; ++row) {
    const auto begin = matrix.payoffs.begin() + static_cast<std::ptrdiff_t>(row * matrix.columns);
    proved.atLeast = std::max(proved.atLeast, *std::min_element(begin, begin + static_cast<std::ptrdiff_t>(matrix.columns)));
  }
  for (std::size_t column = 0; column < matrix.columns; ++column) {
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t row = 0; row < matrix.rows; ++row) most = std::max(most, matrix.payoffs[row * matrix.columns + column]);
    proved.atMost = std::min(proved.atMost, most);
  }
  return proved;
}

struct Strategies {
  std::vector<double> rows;
  std::vector<double> columns;
};

/// Solves the linear program of the column player. The program finds column probabilities y that minimise the
/// largest payoff t of any row. Returns the strategies of both players.
static Strategies byLinearProgram(const PayoffMatrix& matrix) {
  prepareLinearPrograms();
  const std::unique_ptr<glp_prob, void (*)(glp_prob*)> program(glp_create_prob(), glp_delete_prob);
  const auto rows = static_cast<int>(matrix.rows);
  const auto columns = static_cast<int>(matrix.columns);
  glp_set_obj_dir(program.get(), GLP_MIN);
  glp_add_rows(program.get(), rows + 1);
  glp_add_cols(program.get(), columns + 1);
  for (int column = 1; column <= columns; ++column) glp_set_col_bnds(program.get(), column, GLP_LO, 0, 0);
  const int worst = columns + 1;
  glp_set_col_bnds(program.get(), worst, GLP_FR, 0, 0);
  glp_set_obj_coef(program.get(), worst, 1);
  std::vector<int> places(matrix.columns + 2);
  std::vector<double> factors(matrix.columns + 2);
  for (int column = 1; column <= worst; ++column) places[static_cast<std::size_t>(column)] = column;
  for (int row = 1; row <= rows; ++row) {
    for (int column = 1; column <= columns; ++column)
      factors[static_cast<std::size_t>(column)] = matrix.payoffs[static_cast<std::size_t>((row - 1) * columns + column - 1)];
    factors[static_cast<std::size_t>(worst)] = -1;
    glp_set_mat_row(program.get(), row, worst, places.data(), factors.data());
    glp_set_row_bnds(program.get(), row, GLP_UP, 0, 0);
  }
  std::fill(factors.begin(), factors.end(), 1.0);
  glp_set_mat_row(program.get(), rows + 1, columns, places.data(), factors.data());
  glp_set_row_bnds(program.get(), rows + 1, GLP_FX, 1, 1);
  glp_smcp options;
  glp_init_smcp(&options);
  options.msg_lev = GLP_MSG_OFF;
  options.tol_bnd = options.tol_dj = 1e-11;
  glp_simplex(program.get(), &options);
  Strategies found;
  for (int row = 1; row <= rows; ++row) found.rows.push_back(-glp_get_row_dual(program.get(), row));
  for (int column = 1; column <= columns; ++column) found.columns.push_back(glp_get_col_prim(program.get(), column));
  return found;
}

/// Scales a strategy to non-negative probabilities with sum one. Returns false if the sum is zero.
static bool makeChances(std::vector<double>& strategy) {
  long double sum = 0;
  for (double& each : strategy) {
    each = std::max(each, 0.0);
    sum += each;
  }
  if (!(sum > 0)) return false;
  for (double& each : strategy) each = static_cast<double>(each / sum);
  return true;
}

ProvedValue provedValue(const PayoffMatrix& matrix, double enough) {
  ProvedValue proved = byPureStrategies(matrix);
  if (proved.atMost - proved.atLeast <= enough) return proved;
  Strategies found = byLinearProgram(matrix);
  if (!makeChances(found.rows) || !makeChances(found.columns)) return proved;
  long double secured = std::numeric_limits<long double>::infinity();
  for (std::size_t column = 0; column < matrix.columns; ++column) {
    long double payoff = 0;
    for (std::size_t row = 0; row < matrix.rows; ++row)
      payoff += static_cast<long double>(found.rows[row]) * matrix.payoffs[row * matrix.columns + column];
    secured = std::min(secured, payoff);
  }
  long double columnMaxima = -std::numeric_limits<long double>::infinity();
  for (std::size_t row = 0; row < matrix.rows; ++row) {
    long double payoff = 0;
    for (std::size_t column = 0; column < matrix.columns; ++column)
      payoff += static_cast<long double>(found.columns[column]) * matrix.payoffs[row * matrix.columns + column];
    columnMaxima = std::max(columnMaxima, payoff);
  }
  proved.atLeast = std::max(proved.atLeast, static_cast<double>(secured));
  proved.atMost = std::min(proved.atMost, static_cast<double>(columnMaxima));
  return proved;
}

}  // namespace kotai::verify
