// Target of an arrow key on a board.
#pragma once

#include <optional>

namespace kotai::ui {

struct BoardStep {
  int columns = 0;
  int rows = 0;
};

/// None for other keys. \p flipped: the board is seen from the other end.
std::optional<BoardStep> arrowStep(int key, bool flipped = false);

}  // namespace kotai::ui
