// The dominoes of a game on its board, the values of the moves, and the domino under the pointer.
#pragma once

#include "ui/board/board_scene.h"

namespace kotai::ui {

struct DominoValue {
  MoveSquares domino;
  Value value;  ///< value for the player who moves
  bool perfect = false;
  std::uint32_t wastedPlies = 0;
};

/// Parts that are not set are not drawn.
class DominoLayer : public BoardLayer {
 public:
  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;

  std::vector<MoveSquares> placed;  ///< dominoes in the order of the moves
  std::vector<DominoValue> values;
  std::optional<MoveSquares> pointed;
};

}  // namespace kotai::ui
