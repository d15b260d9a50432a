#include "ui/games/classicdomineering/covered_board_painter.h"

#include "ui/domineering/board/domino_scene.h"
#include "ui/games/classicdomineering/strings.h"

namespace kotai::ui {

using classicdomineering::FlatDomino;
using classicdomineering::UprightDomino;

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
  const double in = cell.width() * 0.06;  // makes the block smaller than a domino
  if (standsOnSquare(piece.kind)) return paintBlock(painter, cell.adjusted(in, in, -in, -in), palette);
  paintPlacedDomino(painter, cell, piece.kind == UprightDomino ? Side::First : Side::Second, true, palette);
}

QString CoveredBoardPainter::pieceName(const PieceOnBoard& piece) const {
  if (piece.kind == UprightDomino) return ClassicDomineeringStrings::tr("upright domino");
  if (piece.kind == FlatDomino) return ClassicDomineeringStrings::tr("flat domino");
  return ClassicDomineeringStrings::tr("covered");
}

}  // namespace kotai::ui
