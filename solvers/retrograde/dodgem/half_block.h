// Some of the arrangements of a half, consecutive ones, and how they hang together with the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/retrograde/dodgem/halves.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::retrograde {

/// The first of \p count arrangements that belong to a block; the blocks are of like size.
constexpr std::size_t blockBegin(std::size_t count, BlockPlace place) { return count * place.number / place.count; }
constexpr std::size_t blockOf(std::size_t count, std::size_t blocks, std::size_t arrangement) {
  return ((arrangement + 1) * blocks - 1) / count;
}

struct HalfBlock {
  /// \p boardRows: rows of the board.
  HalfBlock(const Half& whole, BlockPlace place, std::size_t boardRows);

  /// Own arrangements that lead to this one of those beyond.
  std::span<const std::uint32_t> neighboursOf(std::size_t beyondPlace) const {
    return {neighbours.data() + neighboursStart[beyondPlace], neighbours.data() + neighboursStart[beyondPlace + 1]};
  }

  std::size_t first = 0;  ///< its first arrangement among all
  /// Its own arrangements. Sideways moves lead to own ones or, by numbers behind the last of them, to those beyond; forward moves
  /// lead to places in `reached`.
  Half half;
  std::vector<std::uint64_t> beyond;                ///< what sideways moves lead to outside, as the other side sees it; ascending
  std::vector<std::size_t> beyondStart;             ///< by block: where its arrangements begin in `beyond`; size count + 1
  std::vector<std::vector<std::uint32_t>> givenTo;  ///< by block: own arrangements that are beyond for it; ascending
  std::vector<std::vector<std::uint32_t>> reached;  ///< by row of the board: arrangements that forward moves lead to; ascending

 private:
  void addSideways(const Half& whole, BlockPlace place);
  void addForward(const Half& whole, std::size_t boardRows);

  std::vector<std::uint32_t> neighboursStart;
  std::vector<std::uint32_t> neighbours;
};

/// How many arrangements lie beyond the blocks of a half.
struct Beyond {
  std::size_t most = 0;  ///< of one block
  std::size_t all = 0;   ///< of all blocks together
};
/// Counted without the half itself: those of a large board are gibibytes.
Beyond beyondOf(const dodgem::PatternSet& patterns, int pattern, std::size_t blocks);

}  // namespace kotai::retrograde
