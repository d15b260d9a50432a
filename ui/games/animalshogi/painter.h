// Animal Shogi: tiles with animals, characters or letters, dots for directions, hands beside the board.
#pragma once

#include "ui/board/board_painter.h"

namespace kotai::ui {

class AnimalShogiPainter : public BoardPainter {
 public:
  /// The home rows are tinted, since reaching the opposite one may win.
  QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString columnName(int column) const override { return QString(QChar(u'A' + column)); }
  QString rowName(const BoardLayout& layout, int row) const override { return QString::number(layout.rows - row); }
  QString pieceName(const PieceOnBoard& piece) const override;
};

}  // namespace kotai::ui
