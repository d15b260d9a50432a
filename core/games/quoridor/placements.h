// Numbers all sets of k fences that neither cross nor overlap, even if they close a path.
#pragma once

#include <cstdint>
#include <vector>

#include "core/games/quoridor/board.h"

namespace kotai::quoridor {

/// Numbers sets of fences. Corners are filled row by row from the bottom. At each corner, the order is empty,
/// horizontal, vertical. The possible fences on later corners depend only on the state: the vertical fences on
/// the last W - 1 corners, and whether the last corner has a horizontal fence. The constructor counts the ways
/// to fill the later corners once for each state. Immutable and thread-safe.
class Placements {
 public:
  /// Counts the sets of up to `maxFences` fences.
  Placements(const Board& board, int maxFences);

  /// Returns the number of sets of exactly \p fences fences, or `tooMany` if there are at least `tooMany`.
  std::uint64_t count(int fences) const;
  static constexpr std::uint64_t tooMany = 1ULL << 60;

  /// Returns the index of a set among all sets with the same number of fences. O(fences). Precondition: no fences cross or
  /// overlap.
  std::uint64_t rank(const FenceSet& set, int fences) const;
  /// Returns the set of \p fences fences with an index. This function is the inverse of rank(). O(corners).
  FenceSet unrank(std::uint64_t number, int fences) const;
  /// Calls visit(set) for `count` sets in order, beginning with the set number `first`.
  template <class Visit>
  void forRange(std::uint64_t first, std::uint64_t count, int fences, Visit&& visit) const {
    FenceSet set = unrank(first, fences);
    for (std::uint64_t number = 0; number < count; ++number) {
      visit(set);
      if (number + 1 < count) set = next(set, fences);
    }
  }
  /// Returns the next set of as many fences. Precondition: there is a next set. Usually O(1), at most O(corners).
  FenceSet next(const FenceSet& set, int fences) const;

 private:
  struct State {
    std::uint64_t vertical = 0;  // bit per column: whether the last filled corner has a vertical fence
    bool afterHorizontal = false;
  };
  State stateAt(const FenceSet& set, int corner) const;
  std::uint64_t completions(int corner, int left, const State& state) const;
  State after(const State& state, int corner, int digit) const;
  bool allowed(const State& state, int corner, int digit) const;
  void fill(FenceSet& set, int corner, int left, std::uint64_t number) const;
  std::size_t slot(int corner, int left, const State& state) const;

  Board m_board;
  int m_maxFences;
  std::vector<std::uint64_t> m_completions;  // numbers of completions, indexed by corner, remaining fences and state
};

}  // namespace kotai::quoridor
