// Regions of free cells: what no domino leaves, and where it lies does not matter.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Boards of at most 64 cells. Immutable and thread-safe.
class Regions {
 public:
  using Bits = std::uint64_t;
  explicit Regions(const Board<Bits>& board) : m_board(board), m_notFirstColumn(board.notLastColumn << 1) {}

  /// The place of the highest bit, plus 1.
  static int widthOf(Bits bits) { return static_cast<int>(std::bit_width(bits)); }

  /// The free cells that can be reached from some of them.
  Bits around(Bits region, Bits free) const {
    for (Bits before = 0; before != region;) {
      before = region;
      region |= beside(region) & free;
      region |= (region << m_board.columns | region >> m_board.columns) & free;
    }
    return region;
  }
  /// Columns and rows between a region and the edges of the board.
  struct Gaps {
    int left;
    int right;
    int below;
    int above;
    /// Of the region with rows and columns exchanged.
    Gaps exchanged() const { return {below, above, left, right}; }
  };
  Gaps gapsAround(Bits region) const {
    const int below = lowestBit(region) / m_board.columns;
    const int top = (widthOf(region) - 1) / m_board.columns;
    Bits columns = 0;
    for (int row = below; row <= top; ++row) columns |= region >> (row * m_board.columns);
    columns &= (Bits{1} << m_board.columns) - 1;
    return {lowestBit(columns), m_board.columns - widthOf(columns), below, m_board.rows - 1 - top};
  }
  /// Of a region and its images with columns, rows, and both turned around, each moved into the lower left corner.
  Bits smallest(const std::array<Bits, 4>& images, const Gaps& gaps) const {
    const int down = gaps.below * m_board.columns;
    const int turnedDown = gaps.above * m_board.columns;
    return std::min(std::min(images[0] >> (down + gaps.left), images[1] >> (down + gaps.right)),
                    std::min(images[2] >> (turnedDown + gaps.left), images[3] >> (turnedDown + gaps.right)));
  }

 private:
  Bits beside(Bits cells) const { return (cells << 1 & m_notFirstColumn) | (cells >> 1 & m_board.notLastColumn); }

  Board<Bits> m_board;
  Bits m_notFirstColumn;
};

}  // namespace kotai::domineering
