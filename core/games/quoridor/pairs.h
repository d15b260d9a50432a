// Numbers the places of the two pawns on one set of fences, mirror images taken together where the fences are symmetric.
#pragma once

#include <cstdint>

#include "core/games/quoridor/board.h"

namespace kotai::quoridor {

/// Pairs (first, second) in the order of the first pawn's square, then the second's. Where the set of fences is its own
/// mirror image, of each two mirrored pairs only the one with the first pawn further left counts (both in the middle: the second).
template <class Bits>
class Pairs {
 public:
  Pairs(const Board& board, const Grounds<Bits>& where, bool symmetric) : m_where(where), m_symmetric(symmetric), m_board(board) {
    if (!symmetric) return;
    for (int square = 0; square < board.squares(); ++square) {
      const int twiceColumn = 2 * board.columnOf(square);
      if (twiceColumn < board.columns - 1) m_left |= Bits{1} << square;
      if (twiceColumn == board.columns - 1) m_middle |= Bits{1} << square;
    }
    m_where.first &= m_left | m_middle;
  }

  std::uint64_t count() const {
    std::uint64_t sum = 0;
    forEachBit(m_where.first, [&](int first) { sum += static_cast<std::uint64_t>(countBits(partners(first))); });
    return sum;
  }
  /// Precondition: the pair counts (isOwn()).
  std::uint64_t rank(int first, int second) const {
    std::uint64_t sum = 0;
    forEachBit(static_cast<Bits>(m_where.first & ((Bits{1} << first) - 1)),
               [&](int before) { sum += static_cast<std::uint64_t>(countBits(partners(before))); });
    return sum + static_cast<std::uint64_t>(countBits(static_cast<Bits>(partners(first) & ((Bits{1} << second) - 1))));
  }
  struct Pair {
    int first = 0;
    int second = 0;
  };
  Pair unrank(std::uint64_t number) const {
    Bits left = m_where.first;
    for (;; left &= left - 1) {
      const int first = lowestBit(left);
      Bits partner = partners(first);
      const auto count = static_cast<std::uint64_t>(countBits(partner));
      if (number >= count) {
        number -= count;
        continue;
      }
      for (; number > 0; --number) partner &= partner - 1;
      return {first, lowestBit(partner)};
    }
  }
  /// False for a pair that stands for its mirror image.
  bool isOwn(int first, int second) const {
    if (!m_symmetric || ((m_left >> first) & 1U) != 0) return true;
    return ((m_middle >> first) & 1U) != 0 && (((m_left | m_middle) >> second) & 1U) != 0;
  }
  /// Squares of the first pawn that have partners, and its partners.
  Bits firsts() const { return m_where.first; }
  Bits partners(int first) const {
    Bits squares = m_where.second & ~(Bits{1} << first);
    if (m_symmetric && ((m_middle >> first) & 1U) != 0) squares &= m_left | m_middle;
    return squares;
  }

 private:
  Grounds<Bits> m_where;
  bool m_symmetric;
  Board m_board;
  Bits m_left = 0;
  Bits m_middle = 0;
};

}  // namespace kotai::quoridor
