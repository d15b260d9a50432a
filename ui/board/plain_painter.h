// The board of a game that brings no painter of its own: discs with letters.
#pragma once

#include "ui/board/board_painter.h"

namespace kotai::ui {

/// Right for every game: the second player's discs have a ring and small letters, so that sides are told apart without colour.
class PlainPainter : public BoardPainter {
 public:
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;

 protected:
  /// One capital letter, or nothing, for a kind of piece.
  virtual QString letter(int kind) const;
};

}  // namespace kotai::ui
