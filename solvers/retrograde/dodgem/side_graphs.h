// Graphs of the sides of a Dodgem tier. A graph contains the numbered arrangements of a pattern and the moves
// between them.
#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "core/games/dodgem/tiers.h"

namespace kotai::retrograde {

/// All arrangements of a pattern in its own orientation, and their moves on a board without the other side. If a piece of the
/// other side blocks a move, the child's table marks the target as illegal.
struct SideGraph {
  struct Forward {
    std::uint32_t row;     ///< row that the piece leaves, which determines the pattern after the move
    std::uint32_t target;  ///< number of the arrangement in the pattern after the move
  };
  /// Possible masks of each row, in ascending order. `boards` contains all combinations of these masks, in
  /// lexicographic order. Empty in the graph of a GraphBlock.
  std::vector<std::vector<std::uint64_t>> ways;
  std::vector<std::uint64_t> boards;         ///< arrangements in their own orientation, by number
  std::vector<std::uint64_t> transposed;     ///< `boards` as the other side sees them
  std::vector<std::uint32_t> sidewaysStart;  ///< indexed by arrangement: start in `sideways`, then the end
  std::vector<std::uint32_t> sideways;       ///< targets of sideways moves, all of which are reversible
  std::vector<std::uint32_t> forwardStart;
  std::vector<Forward> forward;

  std::size_t count() const { return boards.size(); }
  std::span<const std::uint32_t> sidewaysOf(std::size_t number) const {
    return {sideways.data() + sidewaysStart[number], sideways.data() + sidewaysStart[number + 1]};
  }
  std::span<const Forward> forwardOf(std::size_t number) const {
    return {forward.data() + forwardStart[number], forward.data() + forwardStart[number + 1]};
  }
};

/// Computes the graphs of patterns on first use and caches them. Thread-safe.
class SideGraphs {
 public:
  explicit SideGraphs(const dodgem::PatternSet& patterns);
  const SideGraph& of(int pattern) const;
  /// Returns an upper bound on the memory in bytes for all graphs.
  double bytes() const;

 private:
  SideGraph make(int pattern) const;

  const dodgem::PatternSet& m_patterns;
  mutable std::vector<std::once_flag> m_made;
  mutable std::vector<SideGraph> m_graphs;
};

}  // namespace kotai::retrograde
