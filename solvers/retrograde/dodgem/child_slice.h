// Reads some rows or columns of one part of a child's table from the stored codes.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

#include "core/games/dodgem/pattern_set.h"
#include "solvers/retrograde/dodgem/pair_table.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::retrograde {

struct SliceWish {
  const SideGraph& opponent;
  std::span<const std::uint32_t> rows;  ///< requested arrangements of the opponent, ascending
  const SideGraph& mover;
  std::size_t firstColumn = 0;  ///< the first requested arrangement of the mover
  std::size_t columns = 0;
};

/// Reads a slice of a part. \p partFirst: first position of the part. \p moverPattern: pattern of wish.mover. The
/// result is undefined if stopped.
template <class Cell>
PartCells<Cell> readSlice(ChildCodes& codes, std::uint64_t partFirst, const dodgem::PatternSet& patterns, int moverPattern,
                          const SliceWish& wish, const std::stop_token& stop);

}  // namespace kotai::retrograde
