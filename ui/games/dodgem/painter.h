// Dodgem: cars seen from above, and chevrons at the exits.
#pragma once

#include "ui/board/board_painter.h"

namespace kotai::ui {

class DodgemPainter : public BoardPainter {
 public:
  BoardMargins margins(const Variant& variant, bool compact) const override {
    return compact ? BoardPainter::margins(variant, true) : BoardMargins{0.66, 0.66};
  }
  /// On a flipped board the exits are below and on the left, and the labels are beyond their chevrons.
  double labelDistance(const BoardLayout& layout) const override { return layout.flipped ? 0.44 : 0.24; }
  void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
};

}  // namespace kotai::ui
