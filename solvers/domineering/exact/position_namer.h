// Names positions: by their payoff where nothing more need be looked at, else by a normal form that equal positions share.
#pragma once

#include <cstdint>
#include <memory>

#include "core/games/domineering/board.h"
#include "solvers/domineering/exact/settled.h"

namespace kotai::domineering {

/// The same number for positions that differ only by where their regions lie and how each is turned over; on squares, where
/// rows and columns may be exchanged everywhere, also for those with the players changed. At most 124 bits.
struct RegionForm {
  Bits128 key = 0;
  bool swapped = false;  ///< the key tells of the position with the players changed
};

struct PositionName {
  bool settled = false;
  std::int8_t payoff = 0;  ///< if settled
  RegionForm form;         ///< if not
};

/// Immutable and thread-safe.
class PositionNamer {
 public:
  virtual ~PositionNamer() = default;
  virtual PositionName name(const BothOrders& covered) const = 0;
  virtual RegionForm form(std::uint64_t covered) const = 0;
};

/// The fastest that this machine can do.
std::unique_ptr<PositionNamer> makePositionNamer(const Board<std::uint64_t>& board);

/// For any machine, and for this one or none; for makePositionNamer() and its test.
std::unique_ptr<PositionNamer> makePlainPositionNamer(const Board<std::uint64_t>& board);
std::unique_ptr<PositionNamer> makeAvx2PositionNamer(const Board<std::uint64_t>& board);

}  // namespace kotai::domineering
