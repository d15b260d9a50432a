// Gobblet Gobblers: hollow creatures in three sizes. One side is round with ears, the other square with horns.
#pragma once

#include "ui/board/board_painter.h"

namespace kotai::ui {

class GobbletPainter : public BoardPainter {
 public:
  BoardMargins margins(const Variant& variant, bool compact) const override;
  QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const override;
  /// Marks are above the eyes. A piece that can be covered leaves room over its head.
  double valueBandPlace() const override { return -0.35; }
  /// The first player is orange, the second blue.
  QColor sideColour(Side side, const ColourPalette& palette) const override { return palette.of(other(side)); }
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  void paintCovered(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, int above,
                    const ColourPalette& palette) const override;
  void paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                     const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
  QString handName(Side owner) const override;
};

}  // namespace kotai::ui
