// Moves that end the game at once, found by asking the rules: for marks on the board and words in the editor.
#pragma once

#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

struct DecisiveMove {
  MoveSquares squares;
  bool takes = false;  ///< by taking a piece no position can do without (a lion); else by reaching a square
};

/// The moves that win for the player to move at once.
std::vector<DecisiveMove> decisiveMoves(const Variant& variant, const AnyPosition& position);
/// Returns the threats against the player to move: decisive moves of the opponent after a pass. Empty if passing makes no sense.
std::vector<DecisiveMove> threatsAgainstMover(const Variant& variant, const AnyPosition& position);

}  // namespace kotai::ui
