// Moves that end the game at once, found by asking the rules. Used for marks on the board and words in the editor.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

struct DecisiveMove {
  MoveSquares squares;
  bool takes = false;  ///< by capturing a piece that the position needs (a lion); otherwise by reaching a square
};

/// The moves with which the player to move wins at once.
std::vector<DecisiveMove> decisiveMoves(const Variant& variant, const AnyPosition& position);
/// Returns the threats against the player to move: decisive moves of the opponent after a pass. Empty if passing makes no sense.
std::vector<DecisiveMove> threatsAgainstMover(const Variant& variant, const AnyPosition& position);

}  // namespace kotai::ui
