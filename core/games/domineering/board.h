// Cells and dominoes on a board of at most 10 x 10. Cell = bit row * W + column, with row 0 at the bottom.
#pragma once

#include <algorithm>

#include "core/base/bits.h"

namespace kotai::domineering {

inline constexpr int minSide = 1;
inline constexpr int maxSide = 10;

using kotai::Bits128;
using kotai::countBits;
using kotai::forEachBit;
using kotai::lowestBit;

/// Maximum number of cells of a board in a word of this type.
template <class Bits>
inline constexpr int maxCellsIn = std::min(static_cast<int>(sizeof(Bits) * 8), maxSide* maxSide);

/// Number of cells that a domino covers. Straight pieces of three cells are called dominoes, too.
inline constexpr int usualDominoCells = 2;
inline constexpr int longDominoCells = 3;

/// Generates the moves of both players from the covered cells. The lower or left cell of a domino identifies
/// the domino.
template <class Bits>
struct Board {
  int columns = 0;
  int rows = 0;
  int dominoCells = usualDominoCells;
  Bits all = 0;
  Bits notLastColumn = 0;
  Bits uprightShape = 0;  ///< Vertical's domino at cell 0
  Bits lyingShape = 0;    ///< Horizontal's domino at cell 0

  Board(int columnCount, int rowCount, int cellsOfDomino = usualDominoCells)
      : columns(columnCount), rows(rowCount), dominoCells(cellsOfDomino) {
    for (int cell = 0; cell < dominoCells; ++cell) {
      uprightShape |= Bits{1} << (cell * columns);
      lyingShape |= Bits{1} << cell;
    }
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        const Bits cell = Bits{1} << (row * columns + column);
        all |= cell;
        if (column + 1 < columns) notLastColumn |= cell;
      }
  }
  int cells() const { return columns * rows; }

  /// Returns the lower cells of the dominoes that Vertical can place.
  Bits vertical(Bits covered) const {
    const Bits open = all & ~covered;
    const Bits two = open & (open >> columns);
    return dominoCells == usualDominoCells ? two : two & (two >> columns);
  }
  /// Returns the left cells of the dominoes that Horizontal can place.
  Bits horizontal(Bits covered) const {
    const Bits open = all & ~covered;
    const Bits two = open & (open >> 1) & notLastColumn;
    return dominoCells == usualDominoCells ? two : two & (two >> 1);
  }
  Bits verticalDomino(int cell) const { return uprightShape << cell; }
  Bits horizontalDomino(int cell) const { return lyingShape << cell; }
  Bits verticalCells(Bits covered) const { return spread(vertical(covered), columns); }
  Bits horizontalCells(Bits covered) const { return spread(horizontal(covered), 1); }
  /// Returns the cells that a domino can cover together with one of the given cells. The result may include some
  /// of the given cells.
  Bits inReach(Bits cells) const {
    Bits result = 0;
    Bits up = cells, down = cells, left = cells, right = cells;
    for (int step = 1; step < dominoCells; ++step) {
      up = up << columns & all;
      down = down >> columns;
      left = left >> 1 & notLastColumn;
      right = (right & notLastColumn) << 1;
      result |= up | down | left | right;
    }
    return result;
  }
  /// Returns the covered cells and the dead cells. Dead cells are free cells that no domino can ever cover, so
  /// they do not affect play.
  Bits withDeadCells(Bits covered) const { return all & ~(verticalCells(covered) | horizontalCells(covered)); }

 private:
  /// Returns all cells of dominoes, given the first cell of each domino and the distance between its cells.
  Bits spread(Bits firsts, int step) const {
    const Bits two = firsts | (firsts << step);
    return dominoCells == usualDominoCells ? two : two | (firsts << (2 * step));
  }
};

}  // namespace kotai::domineering
