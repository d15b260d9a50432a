#include "core/verify/domineering/board.h"

#include <algorithm>
#include <bit>

namespace kotai::verify {

DomineeringBoard::DomineeringBoard(int columns, int rows) : m_columns(columns), m_rows(rows) {
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

void DomineeringBoard::upright(const Rows& open, std::vector<Domino>& list) const {
  list.clear();
  for (int row = 1; row < m_rows; ++row)
    for (int column = 0; column < m_columns; ++column)
      if (((open[static_cast<std::size_t>(row)] & open[static_cast<std::size_t>(row) + 1] & (1U << column))) != 0)
        list.push_back({row, column});
}

void DomineeringBoard::lying(const Rows& open, std::vector<Domino>& list) const {
  list.clear();
  for (int row = 1; row <= m_rows; ++row)
    for (int column = 0; column + 1 < m_columns; ++column)
      if (((open[static_cast<std::size_t>(row)] >> column) & 3U) == 3U) list.push_back({row, column});
}

void DomineeringBoard::cover(Rows& open, Domino upright, Domino lying) {
  const auto take = [&open](int row, int column) {
    auto& cells = open[static_cast<std::size_t>(row)];
    cells = static_cast<std::uint16_t>(cells & ~(1U << column));
  };
  take(upright.row, upright.column);
  take(upright.row + 1, upright.column);
  take(lying.row, lying.column);
  take(lying.row, lying.column + 1);
}

DomineeringBoard::Rows DomineeringBoard::withoutLonely(const Rows& open) const {
  Rows kept{};
  for (std::size_t row = 1; row <= static_cast<std::size_t>(m_rows); ++row) {
    const unsigned here = open[row];
    kept[row] = static_cast<std::uint16_t>(here & ((here << 1) | (here >> 1) | open[row - 1] | open[row + 1]));
  }
  return kept;
}

DomineeringBoard::Image DomineeringBoard::canonicalImage(const Rows& open) const {
  // The smallest number has the largest free part.
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
