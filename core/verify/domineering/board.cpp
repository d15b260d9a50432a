#include "core/verify/domineering/board.h"

#include <algorithm>
#include <bit>

namespace kotai::verify {

DomineeringBoard::DomineeringBoard(int columns, int rows, int dominoCells)
    : m_columns(columns), m_rows(rows), m_dominoCells(dominoCells) {
  for (unsigned row = 0; row < (1U << columns); ++row) {
    unsigned mirror = 0;
    std::uint64_t column = 0;
    for (int cell = 0; cell < columns; ++cell) {
      if (((row >> cell) & 1U) == 0) continue;
      mirror |= 1U << (columns - 1 - cell);
      if (columns == rows) column |= std::uint64_t{1} << (cell * columns);
    }
    m_mirrored.push_back(static_cast<std::uint16_t>(mirror));
    m_asColumn.push_back(column);
  }
}

std::uint64_t DomineeringBoard::allCells() const {
  const int cells = m_columns * m_rows;
  return cells == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << cells) - 1;
}

DomineeringBoard::Rows DomineeringBoard::rowsOf(std::uint64_t number) const {
  Rows open{};
  const unsigned full = (1U << m_columns) - 1;
  for (int row = 1; row <= m_rows; ++row) {
    open[static_cast<std::size_t>(row)] = static_cast<std::uint16_t>(~number & full);
    number = m_columns < 64 ? number >> m_columns : 0;
  }
  return open;
}

std::uint64_t DomineeringBoard::numberOf(const Rows& open) const {
  std::uint64_t free = 0;
  for (int row = m_rows; row >= 1; --row) free = (free << m_columns) | open[static_cast<std::size_t>(row)];
  return allCells() ^ free;
}

int DomineeringBoard::coveredCells(std::uint64_t number) const { return std::popcount(number); }

/// Returns the left cells of the lying dominoes that fit into a row.
unsigned DomineeringBoard::lyingIn(unsigned row) const {
  unsigned left = row;
  for (int cell = 1; cell < m_dominoCells; ++cell) left &= row >> cell;
  return left;
}

/// Returns the columns in which an upright domino fits with its lower cell in a row. Precondition: the domino ends on the board.
unsigned DomineeringBoard::uprightFrom(const Rows& open, std::size_t row) const {
  unsigned columns = open[row];
  for (int cell = 1; cell < m_dominoCells; ++cell) columns &= open[row + static_cast<std::size_t>(cell)];
  return columns;
}

void DomineeringBoard::upright(const Rows& open, std::vector<Domino>& list) const {
  list.clear();
  for (int row = 1; row + m_dominoCells - 1 <= m_rows; ++row) {
    const unsigned columns = uprightFrom(open, static_cast<std::size_t>(row));
    for (int column = 0; column < m_columns; ++column)
      if ((columns >> column & 1U) != 0) list.push_back({row, column});
  }
}

void DomineeringBoard::lying(const Rows& open, std::vector<Domino>& list) const {
  list.clear();
  for (int row = 1; row <= m_rows; ++row) {
    const unsigned left = lyingIn(open[static_cast<std::size_t>(row)]);
    for (int column = 0; column < m_columns; ++column)
      if ((left >> column & 1U) != 0) list.push_back({row, column});
  }
}

void DomineeringBoard::cover(Rows& open, Domino upright, Domino lying) const {
  const auto take = [&open](int row, int column) {
    auto& cells = open[static_cast<std::size_t>(row)];
    cells = static_cast<std::uint16_t>(cells & ~(1U << column));
  };
  for (int cell = 0; cell < m_dominoCells; ++cell) {
    take(upright.row + cell, upright.column);
    take(lying.row, lying.column + cell);
  }
}

DomineeringBoard::Rows DomineeringBoard::withoutLonely(const Rows& open) const {
  Rows kept{};
  const auto keep = [&kept](std::size_t row, unsigned cells) { kept[row] = static_cast<std::uint16_t>(kept[row] | cells); };
  for (int row = 1; row <= m_rows; ++row) {
    const auto here = static_cast<std::size_t>(row);
    const unsigned left = lyingIn(open[here]);
    const unsigned columns = row + m_dominoCells - 1 <= m_rows ? uprightFrom(open, here) : 0;
    for (int cell = 0; cell < m_dominoCells; ++cell) {
      keep(here, left << cell);
      keep(here + static_cast<std::size_t>(cell), columns);
    }
  }
  return kept;
}

DomineeringBoard::Image DomineeringBoard::canonicalImage(const Rows& open) const {
  // As binary numbers, the set of covered cells is smallest when the set of free cells is largest.
  std::uint64_t straight = 0;
  std::uint64_t turned = 0;
  for (const bool mirror : {false, true})
    for (const bool upsideDown : {false, true}) {
      std::uint64_t number = 0;
      std::uint64_t exchanged = 0;
      for (int step = 1; step <= m_rows; ++step) {
        const int from = upsideDown ? step : m_rows + 1 - step;
        const std::uint16_t row = open[static_cast<std::size_t>(from)];
        const std::uint16_t cells = mirror ? mirrored(row) : row;
        number = (number << m_columns) | cells;
        if (m_columns == m_rows) exchanged |= m_asColumn[cells] << (m_rows - step);
      }
      straight = std::max(straight, number);
      turned = std::max(turned, exchanged);
    }
  const bool isTurned = m_columns == m_rows && turned > straight;
  return {allCells() ^ (isTurned ? turned : straight), isTurned, m_columns == m_rows && turned == straight};
}

std::string DomineeringBoard::text(std::uint64_t number) const {
  const Rows open = rowsOf(number);
  std::string result;
  for (int row = m_rows; row >= 1; --row) {
    int run = 0;
    for (int column = 0; column <= m_columns; ++column) {
      const bool free = column < m_columns && ((open[static_cast<std::size_t>(row)] >> column) & 1U) != 0;
      if (free) {
        ++run;
        continue;
      }
      if (run > 0) result += std::to_string(run);
      run = 0;
      if (column < m_columns) result += '#';
    }
    if (row > 1) result += '/';
  }
  return result;
}

}  // namespace kotai::verify
