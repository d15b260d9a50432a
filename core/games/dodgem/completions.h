// Counts the positions of a subspace without enumerating the opponent's arrangements.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <unordered_map>

#include "core/games/dodgem/patterns.h"

namespace kotai::dodgem {

/// Fills the opponent's rows one by one. The number of ways to fill the remaining rows depends only on the number of occupied
/// squares in each of the mover's rows: at most 6,435 states on the largest board, where a pattern has up to two million
/// arrangements. Immutable.
class Completions {
 public:
  Completions(const Pattern& mover, const Pattern& opponent, int size);

  std::uint64_t total() const { return ways(0, 0); }
  /// Returns the number of positions with an earlier arrangement of the opponent (rows ascending, columns of a row by their bit
  /// mask).
  std::uint64_t before(std::uint64_t opponent) const;
  /// Returns the opponent's arrangement in the position with number \p index. \p index becomes the position's number among all
  /// positions with this arrangement.
  std::uint64_t arrangementAt(std::uint64_t& index) const;

 private:
  /// Occupied squares in each of the mover's rows, four bits each.
  using Taken = std::uint32_t;
  static Taken spread(unsigned mask);
  /// Calls visit(mask) for the ways to fill a row, ascending, until visit returns false.
  template <class Visit>
  void forEachMask(int row, Visit&& visit) const {
    for (unsigned mask = 0; mask < 1U << m_size; ++mask)
      if (std::popcount(mask) == m_opponent[static_cast<std::size_t>(row)] && !visit(mask)) return;
  }
  std::uint64_t ways(int row, Taken taken) const { return m_ways[static_cast<std::size_t>(row)].at(taken); }
  std::uint64_t count(int row, Taken taken);

  int m_size;
  Pattern m_mover;
  Pattern m_opponent;
  std::array<std::unordered_map<Taken, std::uint64_t>, maxSize + 1> m_ways;  // indexed by number of filled rows
};

}  // namespace kotai::dodgem
