// Picture of a part of the board that only some games have.
#pragma once

#include <QPainter>

#include "ui/board/board_layout.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

struct BoardScene;

/// Drawing order of the layers, from bottom to top.
enum class BoardLevel {
  Board,   ///< together with the squares, such as trays
  Ground,  ///< on the squares, below all marks
  Values,  ///< below values and pieces
  Pieces,  ///< together with the pieces
  Marks,   ///< above the pieces and their marks
  Top,     ///< above arrows and cursor
};

/// A plain value that copies of a scene share.
class BoardLayer {
 public:
  virtual ~BoardLayer() = default;
  virtual void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                     const ColourPalette& palette) const = 0;
  /// Returns whether the layer shows the target of a dragged piece, so that the pointer carries no picture of the piece.
  virtual bool showsDragged() const { return false; }
};

}  // namespace kotai::ui
