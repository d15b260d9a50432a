// A word about a move a person made: kept the win, wasted plies, threw the draw away.
#pragma once

#include <QString>

#include "core/game/value.h"

namespace kotai::ui {

struct MoveVerdict {
  Outcome before = Outcome::Draw;  ///< what the position allowed
  Outcome after = Outcome::Draw;   ///< what the move makes of it, for the same player
  std::uint32_t wastedPlies = 0;   ///< of a win made longer or a loss made shorter
  bool keepsOutcome() const { return before == after; }
};

/// `position` is the value before the move, `next` the value after it for the other player.
MoveVerdict judge(Value position, Value next);
QString verdictText(const MoveVerdict& verdict);

}  // namespace kotai::ui
