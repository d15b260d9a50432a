// Identifies positions: by their payoff if it is decided, otherwise by a normal form shared by equal positions.
#pragma once

#include <cstdint>
#include <memory>

#include "core/games/domineering/board.h"
#include "solvers/domineering/exact/settled.h"

namespace kotai::domineering {

/// The same number for positions that differ only by place and orientation of their regions. On squares, where rows and
/// columns may be swapped, also for those with swapped players. At most 124 bits.
struct RegionForm {
  Bits128 key = 0;
  bool swapped = false;  ///< the key is that of the position with swapped players
};

struct PositionName {
  bool settled = false;
  std::int8_t payoff = 0;  ///< if decided
  RegionForm form;         ///< if not
};

/// Immutable and thread-safe.
class PositionNamer {
 public:
  virtual ~PositionNamer() = default;
  virtual PositionName name(const BothOrders& covered) const = 0;
  virtual RegionForm form(std::uint64_t covered) const = 0;
};

/// The fastest one for this machine.
std::unique_ptr<PositionNamer> makePositionNamer(const Board<std::uint64_t>& board);

/// For any machine, and for this one or null; for makePositionNamer() and its test.
std::unique_ptr<PositionNamer> makePlainPositionNamer(const Board<std::uint64_t>& board);
std::unique_ptr<PositionNamer> makeAvx2PositionNamer(const Board<std::uint64_t>& board);

}  // namespace kotai::domineering
