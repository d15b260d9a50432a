// Computes keys of positions. The key of a decided position is its payoff. The key of any other position is a
// normal form that equivalent positions share.
#pragma once

#include <cstdint>
#include <memory>

#include "core/games/domineering/board.h"
#include "solvers/domineering/exact/settled_positions.h"

namespace kotai::domineering {

/// Key shared by positions that differ only in the places and orientations of their regions. On square boards,
/// a position and its image with swapped players also share the key. At most 124 bits.
struct RegionForm {
  Bits128 key = 0;
  bool swapped = false;  ///< whether the key belongs to the position with swapped players
};

struct PositionName {
  bool settled = false;
  std::int8_t payoff = 0;  ///< payoff of a decided position
  RegionForm form;         ///< form of an undecided position
};

/// Immutable and thread-safe.
class PositionNamer {
 public:
  virtual ~PositionNamer() = default;
  virtual PositionName name(const BothOrders& covered) const = 0;
  virtual RegionForm form(std::uint64_t covered) const = 0;
};

/// Returns the fastest version that this machine can run.
std::unique_ptr<PositionNamer> makePositionNamer(const Board<std::uint64_t>& board);

std::unique_ptr<PositionNamer> makePlainPositionNamer(const Board<std::uint64_t>& board);
/// Returns the version for newer processors, or null if the build lacks the instructions. Precondition:
/// mayUseAvx2().
std::unique_ptr<PositionNamer> makeAvx2PositionNamer(const Board<std::uint64_t>& board);

}  // namespace kotai::domineering
