#include "ui/games/classicdomineering/covered_board_painter.h"

#include <algorithm>

#include "ui/domineering/board/domino_scene.h"
#include "ui/games/classicdomineering/strings.h"

namespace kotai::ui {

using classicdomineering::FlatDomino;
using classicdomineering::UprightDomino;

/// Paints a covered square without a known domino as a neutral, hatched block.
static void paintHatchedSquare(QPainter& painter, const QRectF& cell, const ColourPalette& palette) {
  const double size = std::min(cell.width(), cell.height());
  const double gap = size * 0.1;  // makes the block smaller than a domino
  const QColor face = mixed(palette.surface, palette.textMuted, palette.dark ? 0.42 : 0.46);
  QPainterPath path;
  path.addRoundedRect(cell.adjusted(gap, gap, -gap, -gap), size * 0.14, size * 0.14);
  painter.save();
  painter.fillPath(path, face);
  painter.setClipPath(path, Qt::IntersectClip);
  painter.setPen(QPen(mixed(face, palette.surface, 0.3), std::max(0.8, size * 0.03)));
  for (double x = cell.left() - cell.height(); x < cell.right(); x += std::max(3.0, size * 0.17))
    painter.drawLine(QPointF(x, cell.bottom()), QPointF(x + cell.height(), cell.top()));
  painter.restore();
}

QRectF rectOfDomino(const BoardLayout& layout, const MoveSquares& domino) {
  return layout.squareRect(domino.from).united(layout.squareRect(domino.to));
}

Side sideOfDomino(const MoveSquares& domino) { return domino.kindAfter == UprightDomino ? Side::First : Side::Second; }

void paintPlacedDomino(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette) {
  ColourPalette ofSides = palette;
  for (const Side each : {Side::First, Side::Second}) ofSides.seat[static_cast<int>(each)] = palette.of(each);
  paintDominoFace(painter, rect, side, strong, ofSides);
  paintDominoEdge(painter, rect, side, strong, ofSides);
}

/// Returns the same colour for all squares, because any two neighbours may share a domino.
QColor CoveredBoardPainter::squareColour(const BoardLayout&, Square, const ColourPalette& palette) const {
  return palette.squareDark;
}

QRectF CoveredBoardPainter::pieceRect(const BoardLayout& layout, const PieceOnBoard& piece) const {
  const Square& square = piece.square;
  const QRectF there = layout.squareRect(square);
  if (piece.kind == UprightDomino) return there.united(layout.squareRect({square.column, square.row - 1}));
  if (piece.kind == FlatDomino) return there.united(layout.squareRect({square.column - 1, square.row}));
  return there;
}

void CoveredBoardPainter::paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool,
                                     const ColourPalette& palette) const {
  if (standsOnSquare(piece.kind)) return paintHatchedSquare(painter, cell, palette);
  paintPlacedDomino(painter, cell, piece.kind == UprightDomino ? Side::First : Side::Second, true, palette);
}

QString CoveredBoardPainter::pieceName(const PieceOnBoard& piece) const {
  if (piece.kind == UprightDomino) return ClassicDomineeringStrings::tr("upright domino");
  if (piece.kind == FlatDomino) return ClassicDomineeringStrings::tr("flat domino");
  return ClassicDomineeringStrings::tr("covered");
}

}  // namespace kotai::ui
