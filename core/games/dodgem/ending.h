// Outcomes for a player without a legal move (RULES.md).
#pragma once

#include "core/game/value.h"

namespace kotai::dodgem {

/// Outcomes for the side to move if it has no legal move.
struct Ending {
  Outcome blocked = Outcome::Win;  ///< outcome with pieces still on the board
  Outcome gone = Outcome::Win;     ///< outcome with all pieces off the board

  friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

inline constexpr Ending usualEnding{};
inline constexpr Ending misereEnding{Outcome::Loss, Outcome::Loss};

}  // namespace kotai::dodgem
