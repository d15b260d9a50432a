// Evaluation of Komori et al.: dominoes that still fit, and dominoes that cannot be prevented.
#pragma once

#include "core/game/board_size.h"
#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct DominoCounts {
  int remaining = 0;  ///< rm: the largest number of own dominoes that fit without moves of the other side
  int safe = 0;       ///< sm: the same on cells that no move of the other side can cover
  friend constexpr bool operator==(const DominoCounts&, const DominoCounts&) = default;
};

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side);

/// (own rm - other rm) + (own sm - other sm), for \p side.
int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side);
/// The same for dominoes of two cells on any board of this size and its covered cells.
int evaluation(BoardSize size, Bits128 covered, Side side);

}  // namespace kotai::domineering
