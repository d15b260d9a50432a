#include <bit>
#include <cstdint>

#include "core/base/combinations.h"
#include "core/games/dodgem/board.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

/// Counts blocked positions. Places the mover's pieces square by square. A piece of either side must block each
/// of them. Therefore, none of the mover's pieces is in the last row, and certain squares must have opposing
/// pieces. All other opposing pieces may be anywhere.
class BlockedCount {
 public:
  explicit BlockedCount(int size) : m_size(size) { place(0, 0, 0); }
  std::uint64_t count() const { return m_count; }

 private:
  void place(int firstSquare, int pieces, std::uint64_t mover) {
    if (pieces > 0) add(mover, pieces);
    if (pieces == m_size - 1) return;
    for (int square = firstSquare; square < m_size * (m_size - 1); ++square)
      place(square + 1, pieces + 1, mover | 1ULL << square);
  }
  void add(std::uint64_t mover, int pieces) {
    std::uint64_t ways = 0;
    forEachBit(mover, [&](int square) {
      ways |= 1ULL << (square + m_size);
      if (square % m_size > 0) ways |= 1ULL << (square - 1);
      if (square % m_size < m_size - 1) ways |= 1ULL << (square + 1);
    });
    const int barred = std::popcount(ways & ~mover);
    const int free = m_size * m_size - pieces - barred;
    for (int others = 0; barred + others < m_size; ++others) m_count += choose(free, others);
  }

  int m_size;
  std::uint64_t m_count = 0;
};

std::uint64_t blockedPositions(int size) { return BlockedCount(size).count(); }

std::uint64_t finishedDraws(const Variant& variant) {
  const Rules& rules = static_cast<const DodgemVariant&>(variant).rules();
  return rules.ending().blocked == Outcome::Draw ? blockedPositions(rules.size()) : 0;
}

}  // namespace kotai::dodgem
