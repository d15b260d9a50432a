// Dodgem's tiers as two independent halves: each side's arrangements, numbered, with the moves between them.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/games/dodgem/tiers.h"

namespace kotai::retrograde {

/// All arrangements of one pattern in own orientation, and the moves of their side as if the board were otherwise empty
/// (never onto own pieces). Whether the other side stands in the way shows in the child's table: no such position.
struct Half {
  struct Forward {
    std::uint32_t row;     ///< the row the piece leaves: names the pattern reached
    std::uint32_t target;  ///< number of the arrangement there
  };
  /// By row, the first one first: where its pieces may stand, ascending. `boards` has all combinations of these in their order.
  /// Empty if it has not.
  std::vector<std::vector<std::uint64_t>> ways;
  std::vector<std::uint64_t> boards;         ///< own orientation, by number
  std::vector<std::uint64_t> transposed;     ///< the same as the other side sees them
  std::vector<std::uint32_t> sidewaysStart;  ///< size count + 1
  std::vector<std::uint32_t> sideways;       ///< numbers inside this pattern; symmetric
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

/// Makes halves on first use and keeps them. Thread-safe.
class Halves {
 public:
  explicit Halves(const dodgem::PatternSet& patterns);
  const Half& half(int pattern) const;
  /// Most that all of them take in memory.
  double bytes() const;

 private:
  Half make(int pattern) const;

  const dodgem::PatternSet& m_patterns;
  mutable std::vector<std::once_flag> m_made;
  mutable std::vector<Half> m_halves;
};

}  // namespace kotai::retrograde
