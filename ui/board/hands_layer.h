// Pieces in hand beside the board: a tray for each side, with a badge where there are several of a kind.
#pragma once

#include <vector>

#include "ui/board/board_layer.h"

namespace kotai::ui {

/// Part of every picture; without hands it paints nothing.
class HandsLayer : public BoardLayer {
 public:
  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;
};

/// Returns the hands while a piece is moving to one of them, without this piece.
std::vector<HandSlot> visibleHands(const BoardScene& scene);

}  // namespace kotai::ui
