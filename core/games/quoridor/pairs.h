// Numbers the pairs of pawn squares for a set of fences. If the set of fences is symmetric, mirror images of a
// pair share a number.
#pragma once

#include <cstdint>

#include "core/games/quoridor/board.h"

namespace kotai::quoridor {

/// Numbering of the pairs of pawn squares, ordered by the second pawn's square, then by the first pawn's. If
/// the set of fences is its own mirror image, only one of two mirrored pairs counts. In the counted pair, the
/// first pawn is further left. If the first pawn is in the middle column, the second pawn is further left.
template <class Bits>
class Pairs {
 public:
  Pairs(const Board& board, const LegalSquares<Bits>& where, bool symmetric) : m_where(where), m_symmetric(symmetric) {
    if (!symmetric) return;
    for (int square = 0; square < board.squares(); ++square) {
      const int twiceColumn = 2 * board.columnOf(square);
      if (twiceColumn < board.columns - 1) m_left |= Bits{1} << square;
      if (twiceColumn == board.columns - 1) m_middle |= Bits{1} << square;
    }
  }

  std::uint64_t count() const {
    std::uint64_t sum = 0;
    forEachBit(m_where.second, [&](int second) { sum += static_cast<std::uint64_t>(countBits(firsts(second))); });
    return sum;
  }
  /// Returns the number of a pair. Precondition: the pair counts.
  std::uint64_t rank(int first, int second) const {
    std::uint64_t sum = 0;
    forEachBit(static_cast<Bits>(m_where.second & ((Bits{1} << second) - 1)),
               [&](int before) { sum += static_cast<std::uint64_t>(countBits(firsts(before))); });
    return sum + static_cast<std::uint64_t>(countBits(static_cast<Bits>(firsts(second) & ((Bits{1} << first) - 1))));
  }
  struct Pair {
    int first = 0;
    int second = 0;
  };
  Pair unrank(std::uint64_t number) const {
    for (Bits left = m_where.second;; left &= left - 1) {
      const int second = lowestBit(left);
      Bits partners = firsts(second);
      const auto partnerCount = static_cast<std::uint64_t>(countBits(partners));
      if (number >= partnerCount) {
        number -= partnerCount;
        continue;
      }
      for (; number > 0; --number) partners &= partners - 1;
      return {lowestBit(partners), second};
    }
  }
  /// Returns the squares of the first pawn in counted pairs with this square of the second pawn. Returns no
  /// squares if the second pawn cannot be on this square.
  Bits partnersOf(int second) const { return ((m_where.second >> second) & 1U) != 0 ? firsts(second) : Bits{0}; }
  /// Returns the same as partnersOf(). Precondition: the second pawn can be on this square.
  Bits firsts(int second) const {
    const Bits squares = m_where.first & ~(Bits{1} << second);
    if (!m_symmetric) return squares;
    return squares & ((((m_left | m_middle) >> second) & 1U) != 0 ? m_left | m_middle : m_left);
  }

 private:
  LegalSquares<Bits> m_where;
  bool m_symmetric;
  Bits m_left = 0;
  Bits m_middle = 0;
};

}  // namespace kotai::quoridor
