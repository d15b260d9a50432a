// Cells and dominoes on a board of at most 10 x 10. Cell = bit row * W + column, with row 0 at the bottom.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/base/bits.h"

namespace kotai::domineering {

inline constexpr int minSide = 1;
inline constexpr int maxSide = 10;

using kotai::Bits128;
using kotai::countBits;
using kotai::forEachBit;
using kotai::lowestBit;

/// The number of cells in a word.
template <class Bits>
inline constexpr int mostCellsIn = std::min(static_cast<int>(sizeof(Bits) * 8), maxSide* maxSide);

/// Moves of both players as pure functions of the covered cells. A domino is identified by its lower or left cell.
template <class Bits>
struct Board {
  int columns = 0;
  int rows = 0;
  Bits all = 0;
  Bits notLastColumn = 0;

  Board(int columnCount, int rowCount) : columns(columnCount), rows(rowCount) {
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        const Bits cell = Bits{1} << (row * columns + column);
        all |= cell;
        if (column + 1 < columns) notLastColumn |= cell;
      }
  }
  int cells() const { return columns * rows; }

  /// Lower cells of the dominoes that Vertical can place.
  Bits vertical(Bits covered) const {
    const Bits open = all & ~covered;
    return open & (open >> columns);
  }
  /// Left cells of the dominoes that Horizontal can place.
  Bits horizontal(Bits covered) const {
    const Bits open = all & ~covered;
    return open & (open >> 1) & notLastColumn;
  }
  Bits verticalDomino(int cell) const { return (Bits{1} << cell) | (Bits{1} << (cell + columns)); }
  Bits horizontalDomino(int cell) const { return Bits{3} << cell; }
  /// Returns the cells above, below, left and right of some cells. Includes those of the given cells that touch each other.
  Bits neighbours(Bits cells) const {
    return all & (cells << columns | cells >> columns | (cells & notLastColumn) << 1 | (cells >> 1 & notLastColumn));
  }
  /// Returns the covered cells and the dead ones: free cells that no domino can ever cover. The game is the same with them.
  Bits withDeadCells(Bits covered) const {
    const Bits up = vertical(covered);
    const Bits right = horizontal(covered);
    return all & ~(up | (up << columns) | right | (right << 1));
  }
};

}  // namespace kotai::domineering
