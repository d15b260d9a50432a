// A position as the regions it consists of: no domino crosses from one to another, so it does not matter where they lie.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/games/domineering/board.h"
#include "core/games/domineering/symmetry.h"
#include "solvers/domineering/exact/position_namer.h"

namespace kotai::domineering {

/// A region in which only one player can move is a line of n cells. It is worth n / 2 moves (rounded down), and to have
/// more moves left is never worse; so such regions count as so many moves in store. The others are moved into the corner,
/// turned over so that their number is smallest, and sorted. Immutable and thread-safe. `Machine` as in PositionNamerOf.
template <class Machine>
class RegionForms {
 public:
  explicit RegionForms(const Board<std::uint64_t>& board)
      : m_columns(board.columns),
        m_rows(board.rows),
        m_all(board.all),
        m_notLastColumn(board.notLastColumn),
        m_squares(board.columns == board.rows),
        m_images(256 * static_cast<std::size_t>((board.cells() + 7) / 8)) {
    for (int cell = 0; cell < board.cells(); ++cell) {
      m_rowOf[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(cell / m_columns);
      for (std::size_t image = 0; image < imageCount(); ++image)
        for (std::size_t value = 0; value < 256; ++value)
          if ((value >> (cell % 8) & 1U) != 0)
            m_images[static_cast<std::size_t>(cell / 8) * 256 + value][image] |= Bits{1}
                                                                                 << Symmetry<Bits>::imageOf(board, image, cell);
    }
  }

  RegionForm of(std::uint64_t covered) const {
    const Bits open = m_all & ~covered;
    const Bits upright = open & (open >> m_columns);
    const Bits lying = open & (open >> 1) & m_notLastColumn;
    Parts straight;
    Parts exchanged;
    const Bits live = upright | (upright << m_columns) | lying | (lying << 1);
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
    if (straight.bits > mostBits || exchanged.bits > mostBits) return whole(m_all & ~live);
    const Bits128 key = straight.key();
    if (!m_squares) return {key, false};
    const Bits128 other = exchanged.key();
    return other < key ? RegionForm{other, true} : RegionForm{key, false};
  }

 private:
  using Bits = std::uint64_t;
  static constexpr int lengthBits = 6;
  static constexpr int storeBits = 5;
  static constexpr int mostBits = 110;

  struct Parts {
    std::array<Bits, 32> contested;
    int count = 0;
    int bits = 0;  // that these take
    int verticalStore = 0;
    int horizontalStore = 0;

    /// Keeps them in descending order.
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

  /// The place of the highest bit, plus 1.
  static int widthOf(Bits bits) { return static_cast<int>(std::bit_width(bits)); }
  std::size_t imageCount() const { return m_squares ? 8 : 4; }

  /// The region of a cell, by the places where dominoes fit. Runs of these are filled to the right by one addition, which
  /// carries through them; all other ways it grows by a cell at a time.
  Bits around(Bits region, Bits upright, Bits lying) const {
    for (Bits before = 0; before != region;) {
      before = region;
      const Bits starts = region & lying;
      const Bits run = (lying & ~(lying + starts)) | starts;
      region |= run << 1 | (region >> 1 & lying);
      region |= (region & upright) << m_columns | (region >> m_columns & upright);
    }
    return region;
  }

  void add(Bits region, Parts& straight, Parts& exchanged) const {
    // Columns and rows between the region and the edges of the board.
    const int below = m_rowOf[static_cast<std::size_t>(lowestBit(region))];
    const int above = m_rows - 1 - m_rowOf[static_cast<std::size_t>(widthOf(region) - 1)];
    Bits columns = region;
    for (int rows = 1; rows < m_rows; rows *= 2) columns |= columns >> rows * m_columns;
    columns &= (Bits{1} << m_columns) - 1;
    const int left = lowestBit(columns);
    const int right = m_columns - widthOf(columns);
    const Images images = imagesOf(region);
    const auto smallest = [&](std::size_t first, const std::array<int, 4>& shifts) {
      return std::min(std::min(images[first] >> shifts[0], images[first + 1] >> shifts[1]),
                      std::min(images[first + 2] >> shifts[2], images[first + 3] >> shifts[3]));
    };
    straight.add(
        smallest(0, {below * m_columns + left, below * m_columns + right, above * m_columns + left, above * m_columns + right}));
    if (m_squares)
      exchanged.add(smallest(
          4, {left * m_columns + below, right * m_columns + below, left * m_columns + above, right * m_columns + above}));
  }

  using Images = std::array<Bits, 8>;
  Images imagesOf(Bits cells) const {
    Images result{};
    for (const Images* table = m_images.data(); table != m_images.data() + m_images.size(); table += 256, cells >>= 8)
      for (std::size_t image = 0; image < result.size(); ++image) result[image] |= table[cells & 255U][image];
    return result;
  }

  /// So many regions that they do not fit a number: the board itself, as one of its images. Never another position's key.
  RegionForm whole(Bits covered) const {
    const Images images = imagesOf(covered);
    const Bits straight = *std::min_element(images.begin(), images.begin() + 4);
    const Bits exchanged = *std::min_element(images.begin() + 4, images.end());
    const bool swapped = m_squares && exchanged < straight;
    return {Bits128{1} << 123 | (swapped ? exchanged : straight), swapped};
  }

  int m_columns;
  int m_rows;
  Bits m_all;
  Bits m_notLastColumn;
  bool m_squares;
  std::array<std::uint8_t, 64> m_rowOf{};
  std::vector<Images> m_images;  // by byte and its value
};

}  // namespace kotai::domineering
