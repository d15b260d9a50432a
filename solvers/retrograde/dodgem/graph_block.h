// Consecutive arrangements of one side, and their moves to the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/retrograde/dodgem/side_graphs.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::retrograde {

/// Returns the number of the first arrangement that belongs to a block, out of \p count arrangements. All blocks have about the
/// same size.
constexpr std::size_t blockBegin(std::size_t count, BlockPlace place) { return count * place.number / place.count; }
constexpr std::size_t blockOf(std::size_t count, std::size_t blocks, std::size_t arrangement) {
  return ((arrangement + 1) * blocks - 1) / count;
}

struct GraphBlock {
  /// \p boardRows: number of rows of the board.
  GraphBlock(const SideGraph& whole, BlockPlace place, std::size_t boardRows);

  /// Returns the own arrangements with a move to this arrangement outside the block.
  std::span<const std::uint32_t> neighboursOf(std::size_t beyondPlace) const {
    return {neighbours.data() + neighboursStart[beyondPlace], neighbours.data() + neighboursStart[beyondPlace + 1]};
  }

  std::size_t first = 0;  ///< number of its first arrangement
  /// The arrangements of this block. Sideways moves lead to arrangements of this block, or to arrangements in `beyond`, whose
  /// numbers follow those of the block. Forward moves lead to places in `reached`.
  SideGraph graph;
  std::vector<std::uint64_t>
      beyond;  ///< arrangements outside the block that sideways moves lead to, as the other side sees them; ascending
  std::vector<std::size_t> beyondStart;             ///< indexed by block: start of its arrangements in `beyond`; size count + 1
  std::vector<std::vector<std::uint32_t>> givenTo;  ///< indexed by block: own arrangements that its `beyond` contains; ascending
  /// Indexed by row of the board: arrangements that forward moves lead to; ascending.
  std::vector<std::vector<std::uint32_t>> reached;

 private:
  void addSideways(const SideGraph& whole, BlockPlace place);
  void addForward(const SideGraph& whole, std::size_t boardRows);

  std::vector<std::uint32_t> neighboursStart;
  std::vector<std::uint32_t> neighbours;
};

/// Number of arrangements outside the blocks of a side that their sideways moves lead to.
struct Beyond {
  std::size_t most = 0;  ///< maximum over all single blocks
  std::size_t all = 0;   ///< sum of all blocks
};
/// Counts without building the graph, which takes gibibytes on a large board.
Beyond beyondOf(const dodgem::PatternSet& patterns, int pattern, std::size_t blocks);

}  // namespace kotai::retrograde
