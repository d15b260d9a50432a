// Numbers all ways to place k fences without crossing or overlapping, even if they close a path.
#pragma once

#include <cstdint>
#include <vector>

#include "core/games/quoridor/board.h"

namespace kotai::quoridor {

/// Numbers placements by filling corners row by row from below, each in the order empty, horizontal, vertical.
/// The possible fences on later corners depend only on the vertical fences of the last W - 1 corners and on
/// whether the fence of the last corner is horizontal, so the constructor counts the ways to fill the later
/// corners once per state. Immutable and thread-safe.
class Placements {
 public:
  /// Counts the ways to place up to `maxFences` fences.
  Placements(const Board& board, int maxFences);

  /// Returns the number of ways to place exactly k fences, or `tooMany` if the number is at least `tooMany`.
  std::uint64_t count(int fences) const;
  static constexpr std::uint64_t tooMany = 1ULL << 60;

  /// Returns the index of a set among all sets with the same number of fences. O(fences). Precondition: no fences cross or
  /// overlap.
  std::uint64_t rank(const FenceSet& set, int fences) const;
  /// Returns the set with an index, as the inverse of rank(). O(corners).
  FenceSet unrank(std::uint64_t number, int fences) const;
  /// Calls visit(set) for `count` sets, starting with number `first`.
  template <class Visit>
  void forRange(std::uint64_t first, std::uint64_t count, int fences, Visit&& visit) const {
    FenceSet set = unrank(first, fences);
    for (std::uint64_t number = 0; number < count; ++number) {
      visit(set);
      if (number + 1 < count) set = next(set, fences);
    }
  }
  /// Returns the next set. Precondition: such a set exists. O(corners) at most, usually O(1).
  FenceSet next(const FenceSet& set, int fences) const;

 private:
  struct State {
    std::uint64_t vertical = 0;  // one bit per column: the last filled corner of the column has a vertical fence
    bool afterHorizontal = false;
  };
  State stateAt(const FenceSet& set, int corner) const;
  std::uint64_t ways(int corner, int left, const State& state) const;
  State after(const State& state, int corner, int digit) const;
  bool allowed(const State& state, int corner, int digit) const;
  void fill(FenceSet& set, int corner, int left, std::uint64_t number) const;
  std::size_t slot(int corner, int left, const State& state) const;

  Board m_board;
  int m_maxFences;
  std::vector<std::uint64_t> m_ways;  // numbers of ways, indexed by corner, remaining fences and state
};

}  // namespace kotai::quoridor
