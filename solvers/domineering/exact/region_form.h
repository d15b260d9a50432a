// A position as the regions it consists of: no domino crosses from one to another, so it does not matter where they lie.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/games/domineering/board.h"
#include "core/games/domineering/regions.h"
#include "core/games/domineering/symmetry.h"

namespace kotai::domineering {

/// The same number for positions that differ only by where their regions lie and how each is turned over; on squares, where
/// rows and columns may be exchanged everywhere, also for those with the players changed. At most 124 bits.
struct RegionForm {
  Bits128 key = 0;
  bool swapped = false;  ///< the key tells of the position with the players changed
};

/// A region in which only one player can move is a line of n cells. It is worth n / 2 moves (rounded down), and to have
/// more moves left is never worse; so such regions count as so many moves in store. The others are moved into the corner,
/// turned over so that their number is smallest, and sorted. Immutable and thread-safe.
class RegionForms {
 public:
  explicit RegionForms(const Board<std::uint64_t>& board) : m_board(board), m_symmetry(board), m_regions(board) {}

  /// Precondition: dead cells are covered.
  RegionForm of(std::uint64_t covered) const {
    Parts straight;
    Parts exchanged;
    const bool squares = m_symmetry.exchanges();
    for (std::uint64_t open = m_board.all & ~covered; open != 0;) {
      const std::uint64_t region = m_regions.around(open & (0 - open), open);
      open ^= region;
      const bool upright = (region & (region >> m_board.columns)) != 0;
      const bool lying = (region & (region >> 1) & m_board.notLastColumn) != 0;
      if (!upright || !lying) {
        (upright ? straight.verticalStore : straight.horizontalStore) += countBits(region) / 2;
        continue;
      }
      const auto images = m_symmetry.images(region);
      const Regions::Gaps gaps = m_regions.gapsAround(region);
      straight.add(m_regions.smallest({images[0], images[1], images[2], images[3]}, gaps));
      if (squares) exchanged.add(m_regions.smallest({images[4], images[6], images[5], images[7]}, gaps.exchanged()));
    }
    exchanged.verticalStore = straight.horizontalStore;
    exchanged.horizontalStore = straight.verticalStore;
    if (straight.bits() > mostBits) return whole(covered);
    const Bits128 key = straight.key();
    if (!squares) return {key, false};
    if (exchanged.bits() > mostBits) return whole(covered);
    const Bits128 other = exchanged.key();
    return other < key ? RegionForm{other, true} : RegionForm{key, false};
  }

 private:
  static constexpr int lengthBits = 6;
  static constexpr int storeBits = 5;
  static constexpr int mostBits = 110;

  struct Parts {
    std::array<std::uint64_t, 32> contested;
    int count = 0;
    int verticalStore = 0;
    int horizontalStore = 0;

    /// Keeps them in descending order.
    void add(std::uint64_t region) {
      int place = count++;
      for (; place > 0 && contested[static_cast<std::size_t>(place - 1)] < region; --place)
        contested[static_cast<std::size_t>(place)] = contested[static_cast<std::size_t>(place - 1)];
      contested[static_cast<std::size_t>(place)] = region;
    }
    int bits() const {
      int sum = 0;
      for (int place = 0; place < count; ++place)
        sum += lengthBits + Regions::widthOf(contested[static_cast<std::size_t>(place)]);
      return sum;
    }
    Bits128 key() const {
      Bits128 key = 1;
      for (int place = 0; place < count; ++place) {
        const std::uint64_t region = contested[static_cast<std::size_t>(place)];
        const int length = Regions::widthOf(region);
        key = (key << length | region) << lengthBits | static_cast<unsigned>(length);
      }
      return (key << storeBits | static_cast<unsigned>(verticalStore)) << storeBits | static_cast<unsigned>(horizontalStore);
    }
  };
  /// So many regions that they do not fit a number: the board itself, as one of its images. Never another position's key.
  RegionForm whole(std::uint64_t covered) const {
    const auto image = m_symmetry.smallest(covered);
    return {Bits128{1} << 123 | image.covered, image.swapped};
  }

  Board<std::uint64_t> m_board;
  Symmetry<std::uint64_t> m_symmetry;
  Regions m_regions;
};

}  // namespace kotai::domineering
