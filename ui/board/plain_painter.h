// Default board of a game without its own painter: discs with letters.
#pragma once

#include "ui/board/board_painter.h"

namespace kotai::ui {

/// Works for every game: the second player's discs have a ring and small letters, so that the sides can be distinguished
/// without colour.
class PlainPainter : public BoardPainter {
 public:
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;

 protected:
  /// Returns one capital letter for a kind of piece, or nothing.
  virtual QString letter(int kind) const;
};

}  // namespace kotai::ui
