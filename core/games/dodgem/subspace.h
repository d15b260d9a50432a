// Ranks the positions with given progress patterns of the mover and the opponent, without gaps.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/games/dodgem/board.h"
#include "core/games/dodgem/pattern_set.h"

namespace kotai::dodgem {

/// Counts positions by filling the opponent's rows one by one. The number of ways to fill the remaining rows
/// depends only on how many squares the opponent occupies in each of the mover's rows. Counting therefore needs
/// at most 6,435 states on the largest board, on which a pattern has up to two million arrangements. Immutable.
class Completions {
 public:
  Completions(const Pattern& mover, const Pattern& opponent, int size);

  std::uint64_t total() const { return arrangements(0, 0); }
  /// Returns the number of positions with an earlier arrangement of the opponent. Arrangements are ordered by the
  /// column masks of their rows, in ascending order of rows.
  std::uint64_t before(std::uint64_t opponent) const;
  /// Returns the opponent's arrangement in the position with number \p index. Sets \p index to the number of the
  /// position among all positions with this arrangement.
  std::uint64_t arrangementAt(std::uint64_t& index) const;

 private:
  /// Occupied squares in each of the mover's rows, four bits each.
  using Taken = std::uint32_t;
  static Taken spread(unsigned mask);
  /// Calls visit(mask) for each way to fill a row, in ascending order, until visit returns false.
  template <class Visit>
  void forEachMask(int row, Visit&& visit) const {
    for (unsigned mask = 0; mask < 1U << m_size; ++mask)
      if (std::popcount(mask) == m_opponent[static_cast<std::size_t>(row)] && !visit(mask)) return;
  }
  std::uint64_t arrangements(int row, Taken taken) const { return m_arrangements[static_cast<std::size_t>(row)].at(taken); }
  std::uint64_t count(int row, Taken taken);

  int m_size;
  Pattern m_mover;
  Pattern m_opponent;
  std::array<std::unordered_map<Taken, std::uint64_t>, maxSize + 1> m_arrangements;  // indexed by number of filled rows
};

/// Returns all arrangements of a pattern in its own orientation, in lexicographic order of the bit masks of
/// their rows (row 0 first).
std::vector<std::uint64_t> arrangementsOf(const PatternSet& patterns, int pattern);

/// Ranks the positions of one subspace by the opponent's arrangement, then by the mover's. Pairs of
/// arrangements with a shared square have no rank. Immutable. Needs 16 bytes for each arrangement of the
/// opponent, unless Completions replaces the stored arrangements.
class Subspace {
 public:
  Subspace(const PatternSet& patterns, int moverPattern, int opponentPattern);

  std::uint64_t size() const { return m_completions ? m_completions->total() : m_offsets.back(); }
  /// Returns the rank of a position. Precondition: the position has the two patterns, and no square is shared.
  /// O(n).
  std::uint64_t rank(const MoverPosition& position) const;
  /// Returns the position with a rank, as the inverse of rank(). O(n + log arrangements).
  MoverPosition unrank(std::uint64_t index) const;

 private:
  std::uint64_t opponentNumber(std::uint64_t opponent) const;

  int m_size;
  Pattern m_mover;
  Pattern m_opponent;
  std::optional<Completions> m_completions;  // replaces the other members if there are very many arrangements
  std::vector<std::uint64_t> m_opponents;    // arrangements of the opponent, by number
  std::vector<std::uint64_t> m_offsets;      // first index for each arrangement of the opponent, then the total
};

/// Returns the number of positions of a subspace, without storing its offsets.
std::uint64_t subspaceSize(const PatternSet& patterns, int moverPattern, int opponentPattern);

}  // namespace kotai::dodgem
