// A block of consecutive arrangements of one side, and their moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/retrograde/dodgem/side_graphs.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::retrograde {

/// Returns the number of a block's first arrangement. \p count: number of all arrangements. Blocks have almost
/// equal sizes.
constexpr std::size_t blockBegin(std::size_t count, BlockPlace place) { return count * place.number / place.count; }
constexpr std::size_t blockOf(std::size_t count, std::size_t blocks, std::size_t arrangement) {
  return ((arrangement + 1) * blocks - 1) / count;
}

struct GraphBlock {
  /// \p boardRows: number of rows of the board.
  GraphBlock(const SideGraph& whole, BlockPlace place, std::size_t boardRows);

  /// Returns the arrangements of the block that have a move to the given arrangement outside the block.
  std::span<const std::uint32_t> neighboursOf(std::size_t beyondPlace) const {
    return {neighbours.data() + neighboursStart[beyondPlace], neighbours.data() + neighboursStart[beyondPlace + 1]};
  }

  std::size_t first = 0;  ///< number of the block's first arrangement
  /// Arrangements of the block with their moves. A target of a sideways move is a number in the block or, if it
  /// is at least the size of the block, that size plus a place in `beyond`. Targets of forward moves are places
  /// in `reached`.
  SideGraph graph;
  std::vector<std::uint64_t> beyond;     ///< targets of sideways moves outside the block, as the other side sees them; ascending
  std::vector<std::size_t> beyondStart;  ///< indexed by block: start of its arrangements in `beyond`, then the end
  std::vector<std::vector<std::uint32_t>>
      givenTo;  ///< indexed by other block: arrangements of this block in its `beyond`; ascending
  /// Targets of forward moves in ascending order, indexed by row of the board.
  std::vector<std::vector<std::uint32_t>> reached;

 private:
  void addSideways(const SideGraph& whole, BlockPlace place);
  void addForward(const SideGraph& whole, std::size_t boardRows);

  std::vector<std::uint32_t> neighboursStart;
  std::vector<std::uint32_t> neighbours;
};

/// Sizes of `beyond` if a side is split into blocks.
struct Beyond {
  std::size_t most = 0;  ///< maximum size of a block's `beyond`
  std::size_t all = 0;   ///< sum of the sizes over all blocks
};
/// Counts arrangements without building the graph, which would take gibibytes on a large board.
Beyond beyondOf(const dodgem::PatternSet& patterns, int pattern, std::size_t blocks);

}  // namespace kotai::retrograde
