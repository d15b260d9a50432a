// Represents a position by its set of regions. No domino connects two regions, so the places of the regions do not
// matter.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/games/domineering/board.h"
#include "core/games/domineering/symmetry.h"
#include "solvers/domineering/exact/position_namer.h"

namespace kotai::domineering {

/// Computes forms. Regions in which only one player can move count as moves in store: a line of n cells
/// provides n / 2 moves (rounded down). All other regions are shifted into the corner, flipped to obtain their
/// smallest number, and sorted. Immutable and thread-safe. For `Machine`, see PositionNamerOf.
template <class Machine>
class RegionForms {
 public:
  explicit RegionForms(const Board<std::uint64_t>& board) : m_board(board), m_symmetry(board) {
    for (int cell = 0; cell < board.cells(); ++cell)
      m_rowOf[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(cell / board.columns);
  }

  RegionForm of(std::uint64_t covered) const {
    const Bits open = m_board.all & ~covered;
    const Bits upright = open & (open >> m_board.columns);
    const Bits lying = open & (open >> 1) & m_board.notLastColumn;
    Parts straight;
    Parts exchanged;
    const Bits live = upright | (upright << m_board.columns) | lying | (lying << 1);
    for (Bits left = live; left != 0;) {
      const Bits region = around(left & (0 - left), upright, lying);
      left ^= region;
      if ((region & upright) == 0)
        straight.horizontalStore += Machine::count(region) / 2;
      else if ((region & lying) == 0)
        straight.verticalStore += Machine::count(region) / 2;
      else
        add(region, straight, exchanged);
    }
    exchanged.verticalStore = straight.horizontalStore;
    exchanged.horizontalStore = straight.verticalStore;
    if (straight.bits > maxBits || exchanged.bits > maxBits) return whole(m_board.all & ~live);
    const Bits128 key = straight.key();
    if (!m_symmetry.exchanges()) return {key, false};
    const Bits128 other = exchanged.key();
    return other < key ? RegionForm{other, true} : RegionForm{key, false};
  }

 private:
  using Bits = std::uint64_t;
  static constexpr int lengthBits = 6;
  static constexpr int storeBits = 5;
  static constexpr int maxBits = 110;

  struct Parts {
    std::array<Bits, 32> contested;
    int count = 0;
    int bits = 0;  // number of bits that the regions occupy
    int verticalStore = 0;
    int horizontalStore = 0;

    /// Inserts a region. The regions stay in descending order.
    void add(Bits region) {
      int place = count++;
      bits += lengthBits + widthOf(region);
      for (; place > 0 && contested[static_cast<std::size_t>(place - 1)] < region; --place)
        contested[static_cast<std::size_t>(place)] = contested[static_cast<std::size_t>(place - 1)];
      contested[static_cast<std::size_t>(place)] = region;
    }
    Bits128 key() const {
      Bits128 key = 1;
      for (int place = 0; place < count; ++place) {
        const Bits region = contested[static_cast<std::size_t>(place)];
        const int length = widthOf(region);
        key = (key << (length + lengthBits)) | (Bits128{region} << lengthBits | static_cast<unsigned>(length));
      }
      return (key << 2 * storeBits) | static_cast<unsigned>(verticalStore << storeBits | horizontalStore);
    }
  };

  /// Returns the number of bits needed, which is the index of the highest set bit plus 1.
  static int widthOf(Bits bits) { return static_cast<int>(std::bit_width(bits)); }

  /// Returns the region that contains a cell. `upright` and `lying` are the places where dominoes fit. The carry
  /// of an addition fills runs to the right. In other directions, the region grows cell by cell.
  Bits around(Bits region, Bits upright, Bits lying) const {
    for (Bits before = 0; before != region;) {
      before = region;
      const Bits starts = region & lying;
      const Bits run = (lying & ~(lying + starts)) | starts;
      region |= run << 1 | (region >> 1 & lying);
      region |= (region & upright) << m_board.columns | (region >> m_board.columns & upright);
    }
    return region;
  }

  void add(Bits region, Parts& straight, Parts& exchanged) const {
    // Numbers of rows and columns between the region and the edges of the board.
    const int below = m_rowOf[static_cast<std::size_t>(lowestBit(region))];
    const int above = m_board.rows - 1 - m_rowOf[static_cast<std::size_t>(widthOf(region) - 1)];
    Bits columns = region;
    for (int rows = 1; rows < m_board.rows; rows *= 2) columns |= columns >> rows * m_board.columns;
    columns &= (Bits{1} << m_board.columns) - 1;
    const int left = lowestBit(columns);
    const int right = m_board.columns - widthOf(columns);
    const auto images = m_symmetry.images(region);
    const auto smallest = [&](std::size_t first, const std::array<int, 4>& shifts) {
      return std::min(std::min(images[first] >> shifts[0], images[first + 1] >> shifts[1]),
                      std::min(images[first + 2] >> shifts[2], images[first + 3] >> shifts[3]));
    };
    straight.add(smallest(0, {below * m_board.columns + left, below * m_board.columns + right, above * m_board.columns + left,
                              above * m_board.columns + right}));
    if (m_symmetry.exchanges())
      exchanged.add(smallest(4, {left * m_board.columns + below, right * m_board.columns + below, left * m_board.columns + above,
                                 right * m_board.columns + above}));
  }

  /// Returns a unique key for a position whose regions do not fit into one key. This key is an image of the board
  /// itself.
  RegionForm whole(Bits covered) const {
    const auto image = m_symmetry.smallest(covered);
    return {Bits128{1} << 123 | image.covered, image.swapped};
  }

  Board<Bits> m_board;  // only data members may be used, because code for other processors shares the member functions
  Symmetry<Bits, Machine> m_symmetry;
  std::array<std::uint8_t, 64> m_rowOf{};
};

}  // namespace kotai::domineering
