// Paints dominoes and covered squares of Domineering, in the colours of the sides.
#pragma once

#include "core/games/classicdomineering/rules.h"
#include "ui/board/board_painter.h"

namespace kotai::ui {

QRectF rectOfDomino(const BoardLayout& layout, const MoveSquares& domino);
Side sideOfDomino(const MoveSquares& domino);
/// Paints a placed domino. If \p strong, the domino is the last one placed.
void paintPlacedDomino(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);

/// Painter of free and covered squares. A domino covers two squares. The `square` of a move is the upper or
/// right square of its domino.
class CoveredBoardPainter : public BoardPainter {
 public:
  QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const override;
  bool standsOnSquare(int kind) const override { return kind == classicdomineering::CoveredSquare; }
  bool hasOwner(int) const override { return false; }
  QRectF pieceRect(const BoardLayout& layout, const PieceOnBoard& piece) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
};

}  // namespace kotai::ui
