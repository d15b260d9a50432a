// Verdict on the user's move, such as "kept the win", "wasted moves" or "gave up the draw".
#pragma once

#include <QString>

#include "core/game/value.h"

namespace kotai::ui {

struct MoveVerdict {
  Outcome before = Outcome::Draw;  ///< best outcome in the position
  Outcome after = Outcome::Draw;   ///< outcome after the move, for the same player
  std::uint32_t wastedPlies = 0;   ///< number of plies by which the move delays a win or shortens a loss
  bool losesAtOnce = false;        ///< the opponent wins with the next move, although the move was not forced to allow it
  bool keepsOutcome() const { return before == after; }
  bool isMistake() const { return after < before || losesAtOnce; }
};

/// Judges a move. \p position is the value before the move, for the mover. \p next is the value after the move,
/// for the other player.
MoveVerdict judge(Value position, Value next);
QString verdictText(const MoveVerdict& verdict);

}  // namespace kotai::ui
