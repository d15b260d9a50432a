// Verdict on the user's move: kept the win, wasted plies, gave up the draw, and so on.
#pragma once

#include <QString>

#include "core/game/value.h"

namespace kotai::ui {

struct MoveVerdict {
  Outcome before = Outcome::Draw;  ///< best outcome in the position
  Outcome after = Outcome::Draw;   ///< outcome after the move, for the same player
  std::uint32_t wastedPlies = 0;   ///< plies lost by making a win longer or a loss shorter
  bool losesAtOnce = false;        ///< see losesAtOnce() in core/analysis/accuracy.h
  bool keepsOutcome() const { return before == after; }
  bool isMistake() const { return after < before || losesAtOnce; }
};

/// Judges a move. `position` is the value before the move. `next` is the value after the move for the other player.
MoveVerdict judge(Value position, Value next);
QString verdictText(const MoveVerdict& verdict);

}  // namespace kotai::ui
