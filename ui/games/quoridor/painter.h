// Painter of Quoridor. Paints squares with grooves between them, pawns, wooden fences, goals, and stocks of
// fences.
#pragma once

#include "ui/board/board_painter.h"

namespace kotai::ui {

class QuoridorPainter : public BoardPainter {
 public:
  BoardMargins margins(const Variant* variant, bool compact) const override;
  /// Returns the colour of a square. Goal rows are tinted in the colour of the player who must reach them.
  QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const override;
  double squareInset() const override { return 0.06; }
  void paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const override;
  void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const override;
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  bool standsOnSquare(int kind) const override;
  QRectF pieceRect(const BoardLayout& layout, const PieceOnBoard& piece) const override;
  double handCells(const Variant& variant) const override;
  /// Returns the rectangle of a stock, whose height depends on the number of fences.
  QRectF handRect(const BoardLayout& layout, const HandSlot& slot) const override;
  std::optional<Square> squareAt(const BoardLayout& layout, const QPointF& point) const override;
  void paintTravelling(QPainter& painter, const BoardLayout& layout, const Transition::Step& step, double progress,
                       const ColourPalette& palette) const override;
  void paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                     const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;
  QString handName(Side owner) const override;
};

/// Paints a wooden fence that fills `bar`.
void paintFence(QPainter& painter, const QRectF& bar, const ColourPalette& palette);

}  // namespace kotai::ui
