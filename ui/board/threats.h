// Finds moves that end the game at once by asking the rules. Used for marks on the board and messages in the editor.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

struct DecisiveMove {
  MoveSquares squares;
  bool takes = false;  ///< wins by capturing a piece that the position needs (a lion); otherwise by reaching a square
};

/// Returns the moves with which the player to move wins at once.
std::vector<DecisiveMove> decisiveMoves(const Variant& variant, const AnyPosition& position);
/// Returns the threats against the player to move: moves with which the opponent would win after a pass. Empty if a pass makes
/// no sense.
std::vector<DecisiveMove> threatsAgainstMover(const Variant& variant, const AnyPosition& position);

}  // namespace kotai::ui
