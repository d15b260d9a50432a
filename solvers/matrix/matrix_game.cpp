#include "solvers/matrix/matrix_game.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "core/base/linear_programs.h"

namespace kotai {

namespace {

/// Rows and columns that are not dominated.
struct Reduced {
  std::vector<std::size_t> rows;
  std::vector<std::size_t> columns;
};

/// Removes dominated choices. Keeps the first of several equal choices. Calls \p removed(removed choice,
/// dominating choice). Returns whether any choice was removed.
bool removeDominated(std::vector<std::size_t>& choices, const std::vector<std::size_t>& replies, auto&& atLeastAsGood,
                     auto&& removed) {
  const auto dominating = [&](std::size_t choice) {
    return std::ranges::find_if(choices, [&](std::size_t other) {
      if (other == choice) return false;
      if (!std::ranges::all_of(replies, [&](std::size_t reply) { return atLeastAsGood(other, choice, reply); })) return false;
      const bool equal = std::ranges::all_of(replies, [&](std::size_t reply) { return atLeastAsGood(choice, other, reply); });
      return !equal || other < choice;
    });
  };
  const std::size_t before = choices.size();
  for (std::size_t place = 0; place < choices.size();) {
    const auto better = dominating(choices[place]);
    if (better == choices.end()) {
      ++place;
      continue;
    }
    removed(choices[place], *better);
    choices.erase(choices.begin() + static_cast<std::ptrdiff_t>(place));
  }
  return choices.size() < before;
}

Reduced withoutDominated(const Matrix& matrix, MatrixSteps* steps) {
  const auto removedFrom = [steps](bool isRow) {
    return [steps, isRow](std::size_t choice, std::size_t better) {
      if (steps != nullptr) steps->removed.push_back({isRow, choice, better});
    };
  };
  Reduced left;
  for (std::size_t row = 0; row < matrix.rows; ++row) left.rows.push_back(row);
  for (std::size_t column = 0; column < matrix.columns; ++column) left.columns.push_back(column);
  bool changed = true;
  while (changed) {
    changed = removeDominated(
        left.rows, left.columns,
        [&](std::size_t one, std::size_t two, std::size_t column) { return matrix.at(one, column) >= matrix.at(two, column); },
        removedFrom(true));
    changed = removeDominated(
                  left.columns, left.rows,
                  [&](std::size_t one, std::size_t two, std::size_t row) { return matrix.at(row, one) <= matrix.at(row, two); },
                  removedFrom(false)) ||
              changed;
  }
  return left;
}

/// Dense simplex method. If all payoffs are positive, the column player maximises the sum of y subject to
/// (payoffs) y <= 1. The game's value is the reciprocal of the sum. The dual prices give the row player's
/// strategy.
class Simplex {
 public:
  Simplex(const Matrix& matrix, const Reduced& left) : m_rows(left.rows.size()), m_columns(left.columns.size()) {
    m_table.assign((m_rows + 1) * (m_columns + 1), 0);
    for (std::size_t row = 0; row < m_rows; ++row) {
      for (std::size_t column = 0; column < m_columns; ++column)
        cell(row, column) = matrix.at(left.rows[row], left.columns[column]) + shift;
      cell(row, m_columns) = 1;
    }
    for (std::size_t column = 0; column < m_columns; ++column) cell(m_rows, column) = -1;
    for (std::size_t number = 0; number < m_rows + m_columns; ++number) {
      if (number < m_columns)
        m_entering.push_back(number);  // variable y of a column
      else
        m_basis.push_back(number);  // slack variable of a row
    }
  }

  /// Pivots until the solution is optimal. Calls \p pivoted after every pivot. Returns false if no solution was found.
  bool run(auto&& pivoted) {
    const std::size_t limit = 50 * (m_rows + m_columns);
    for (std::size_t step = 0; step < limit; ++step) {
      const std::size_t column = entering(step > limit / 2);
      if (column == m_columns) return true;
      const std::size_t row = leaving(column);
      if (row == m_rows) return false;
      pivot(row, column);
      pivoted();
    }
    return false;
  }
  /// Reads the strategies from the tableau of the reduced game.
  void read(std::vector<double>& rows, std::vector<double>& columns) const {
    rows.assign(m_rows, 0);
    columns.assign(m_columns, 0);
    for (std::size_t row = 0; row < m_rows; ++row)
      if (m_basis[row] < m_columns) columns[m_basis[row]] = cell(row, m_columns);
    for (std::size_t column = 0; column < m_columns; ++column)
      if (m_entering[column] >= m_columns) rows[m_entering[column] - m_columns] = cell(m_rows, column);
  }

 private:
  static constexpr double shift = 3;  // number added to the payoffs (-1 to 1) to make them positive
  static constexpr double tiny = 1e-12;

  double& cell(std::size_t row, std::size_t column) { return m_table[row * (m_columns + 1) + column]; }
  double cell(std::size_t row, std::size_t column) const { return m_table[row * (m_columns + 1) + column]; }

  /// Returns the column with the largest gain or, with \p first, the first column with a gain (Bland's rule, which cannot cycle).
  std::size_t entering(bool first) const {
    std::size_t best = m_columns;
    double gain = -tiny;
    for (std::size_t column = 0; column < m_columns; ++column) {
      const double here = cell(m_rows, column);
      if (here >= -tiny) continue;
      if (first ? best == m_columns || m_entering[column] < m_entering[best] : here < gain) {
        best = column;
        gain = here;
      }
    }
    return best;
  }
  std::size_t leaving(std::size_t column) const {
    std::size_t best = m_rows;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t row = 0; row < m_rows; ++row) {
      if (cell(row, column) <= tiny) continue;
      const double ratio = cell(row, m_columns) / cell(row, column);
      if (ratio < least - tiny || (ratio <= least + tiny && best < m_rows && m_basis[row] < m_basis[best])) {
        best = row;
        least = std::min(least, ratio);
      }
    }
    return best;
  }
  void pivot(std::size_t row, std::size_t column) {
    const double inverse = 1 / cell(row, column);
    for (std::size_t other = 0; other <= m_columns; ++other)
      if (other != column) cell(row, other) *= inverse;
    for (std::size_t other = 0; other <= m_rows; ++other) {
      const double factor = cell(other, column);
      if (other == row || factor == 0) continue;
      for (std::size_t place = 0; place <= m_columns; ++place)
        if (place != column) cell(other, place) -= factor * cell(row, place);
      cell(other, column) = -factor * inverse;
    }
    cell(row, column) = inverse;
    std::swap(m_basis[row], m_entering[column]);
  }

  std::size_t m_rows;
  std::size_t m_columns;
  std::vector<double> m_table;
  std::vector<std::size_t> m_basis;     // basic variable of each row of the tableau
  std::vector<std::size_t> m_entering;  // non-basic variable of each column of the tableau
};

/// Solves the row player's side of the game as a linear program with GLPK. The variables are the value and the row strategy.
void solveWithGlpk(const Matrix& matrix, std::vector<double>& rows, std::vector<double>& columns) {
  prepareLinearPrograms();
  glp_prob* const program = glp_create_prob();
  const auto rowCount = static_cast<int>(matrix.rows);
  const auto columnCount = static_cast<int>(matrix.columns);
  glp_set_obj_dir(program, GLP_MAX);
  glp_add_rows(program, columnCount + 1);
  glp_add_cols(program, rowCount + 1);
  for (int row = 1; row <= rowCount; ++row) glp_set_col_bnds(program, row, GLP_LO, 0, 0);
  glp_set_col_bnds(program, rowCount + 1, GLP_FR, 0, 0);
  glp_set_obj_coef(program, rowCount + 1, 1);
  std::vector<int> places(matrix.rows + 2);
  std::vector<double> factors(matrix.rows + 2);
  for (int column = 1; column <= columnCount + 1; ++column) {
    const bool sum = column > columnCount;
    for (int row = 1; row <= rowCount; ++row) {
      places[static_cast<std::size_t>(row)] = row;
      factors[static_cast<std::size_t>(row)] =
          sum ? 1 : matrix.at(static_cast<std::size_t>(row - 1), static_cast<std::size_t>(column - 1));
    }
    places.back() = rowCount + 1;
    factors.back() = sum ? 0 : -1;
    glp_set_mat_row(program, column, sum ? rowCount : rowCount + 1, places.data(), factors.data());
    glp_set_row_bnds(program, column, sum ? GLP_FX : GLP_LO, sum ? 1 : 0, sum ? 1 : 0);
  }
  glp_smcp options;
  glp_init_smcp(&options);
  options.tol_bnd = options.tol_dj = 1e-12;
  glp_simplex(program, &options);
  for (int row = 1; row <= rowCount; ++row) rows[static_cast<std::size_t>(row - 1)] = glp_get_col_prim(program, row);
  for (int column = 1; column <= columnCount; ++column)
    columns[static_cast<std::size_t>(column - 1)] = -glp_get_row_dual(program, column);
  glp_delete_prob(program);
}

void normalise(std::vector<double>& strategy) {
  double sum = 0;
  for (double& each : strategy) {
    each = std::max(each, 0.0);
    sum += each;
  }
  for (double& each : strategy) each /= sum;
}

/// Computes value and gap from the strategies.
void certify(const Matrix& matrix, Equilibrium& result) {
  const double low = securedByRows(matrix, result.rowStrategy);
  const double high = columnMaxima(matrix, result.columnStrategy);
  result.value = (low + high) / 2;
  result.gap = high - low;
}

Equilibrium pure(const Matrix& matrix, std::size_t row, std::size_t column) {
  Equilibrium result{matrix.at(row, column), std::vector<double>(matrix.rows, 0), std::vector<double>(matrix.columns, 0), 0};
  result.rowStrategy[row] = 1;
  result.columnStrategy[column] = 1;
  return result;
}

}  // namespace

double securedByRows(const Matrix& matrix, const std::vector<double>& rowStrategy) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t column = 0; column < matrix.columns; ++column) {
    double sum = 0;
    for (std::size_t row = 0; row < matrix.rows; ++row) sum += rowStrategy[row] * matrix.at(row, column);
    least = std::min(least, sum);
  }
  return least;
}

double columnMaxima(const Matrix& matrix, const std::vector<double>& columnStrategy) {
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t row = 0; row < matrix.rows; ++row) {
    double sum = 0;
    for (std::size_t column = 0; column < matrix.columns; ++column) sum += columnStrategy[column] * matrix.at(row, column);
    most = std::max(most, sum);
  }
  return most;
}

Equilibrium solveMatrix(const Matrix& matrix, MatrixSteps* steps) {
  std::size_t bestRow = 0;
  std::size_t bestColumn = 0;
  double maxMin = -std::numeric_limits<double>::infinity();
  double minMax = std::numeric_limits<double>::infinity();
  for (std::size_t row = 0; row < matrix.rows; ++row) {
    double least = matrix.at(row, 0);
    for (std::size_t column = 1; column < matrix.columns; ++column) least = std::min(least, matrix.at(row, column));
    if (least > maxMin) maxMin = least, bestRow = row;
  }
  for (std::size_t column = 0; column < matrix.columns; ++column) {
    double most = matrix.at(0, column);
    for (std::size_t row = 1; row < matrix.rows; ++row) most = std::max(most, matrix.at(row, column));
    if (most < minMax) minMax = most, bestColumn = column;
  }
  if (maxMin >= minMax) return pure(matrix, bestRow, bestColumn);

  const Reduced left = withoutDominated(matrix, steps);
  Equilibrium result{0, std::vector<double>(matrix.rows, 0), std::vector<double>(matrix.columns, 0), 0};
  Simplex simplex(matrix, left);
  const auto read = [&] {
    std::vector<double> rows;
    std::vector<double> columns;
    simplex.read(rows, columns);
    for (std::size_t place = 0; place < rows.size(); ++place) result.rowStrategy[left.rows[place]] = rows[place];
    for (std::size_t place = 0; place < columns.size(); ++place) result.columnStrategy[left.columns[place]] = columns[place];
    normalise(result.columnStrategy);
  };
  const auto record = [&] {
    if (steps == nullptr) return;
    read();
    steps->columnStrategies.push_back(result.columnStrategy);
  };
  if (simplex.run(record)) {
    read();
    normalise(result.rowStrategy);
    certify(matrix, result);
    if (result.gap <= largestGap) return result;
  }
  solveWithGlpk(matrix, result.rowStrategy, result.columnStrategy);
  normalise(result.rowStrategy);
  normalise(result.columnStrategy);
  if (steps != nullptr) steps->columnStrategies.push_back(result.columnStrategy);
  certify(matrix, result);
  if (!(result.gap <= largestGap)) throw std::runtime_error("a matrix game could not be solved to 1e-9");
  return result;
}

}  // namespace kotai
