#include "solvers/domineering/exact/settled_positions.h"

namespace kotai::domineering {

SettledPositions::SettledPositions(const Board<std::uint64_t>& board)
    : m_horizontal(board.columns, board.rows), m_vertical(board.rows, board.columns) {
  for (int cell = 0; cell < board.cells(); ++cell) {
    const auto byColumns = [&](int each) {
      return std::uint64_t{1} << (each % board.columns * board.rows + each / board.columns);
    };
    const std::uint64_t here = byColumns(cell);
    m_verticalDominoes.push_back(cell + board.columns < board.cells() ? BothOrders{board.verticalDomino(cell), here | here << 1}
                                                                      : BothOrders{});
    m_horizontalDominoes.push_back({board.horizontalDomino(cell), cell + 1 < board.cells() ? here | byColumns(cell + 1) : 0});
    for (std::uint64_t value = 0; value < 256; ++value) {
      if (cell % 8 == 0) m_columns.push_back(0);
      if ((value >> (cell % 8) & 1U) != 0) m_columns[static_cast<std::size_t>(cell) / 8 * 256 + value] |= here;
    }
  }
}

BothOrders SettledPositions::both(std::uint64_t covered) const {
  BothOrders result{covered, 0};
  for (const std::uint64_t* table = m_columns.data(); covered != 0; covered >>= 8, table += 256)
    result.columns |= table[covered & 255U];
  return result;
}

}  // namespace kotai::domineering
