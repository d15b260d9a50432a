// Target of an arrow key on a board.
#pragma once

#include <optional>

namespace kotai::ui {

struct BoardStep {
  int columns = 0;
  int rows = 0;
};

/// Returns nothing for other keys. \p flipped: the board is turned by 180 degrees.
std::optional<BoardStep> arrowStep(int key, bool flipped = false);

}  // namespace kotai::ui
