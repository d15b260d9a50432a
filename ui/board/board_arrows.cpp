// Arrows of previewed moves and hints.
#include <QPainterPath>
#include <cmath>

#include "ui/board/board_mark_places.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_painter.h"

namespace kotai::ui {

namespace {

/// `stopsShort`: a value stands at the end of the arrow and stays readable.
void paintArrow(QPainter& painter, const BoardLayout& layout, const MoveSquares& move, bool stopsShort,
                const ColourPalette& palette) {
  const double cell = layout.cell;
  QPointF from = layout.centre(move.from);
  QPointF to = move.leavesBoard ? badgeCentre(layout, move.to) : layout.centre(move.to);
  const QPointF delta = to - from;
  const double length = std::hypot(delta.x(), delta.y());
  if (length < 1) return;
  const QPointF unit = delta / length;
  const QPointF side(-unit.y(), unit.x());
  const double width = cell * 0.055;
  const double head = cell * (stopsShort ? 0.16 : 0.2);
  from += unit * cell * 0.2;
  to += unit * cell * (stopsShort ? -0.3 : 0.08);
  const QPointF neck = to - unit * head;
  QPainterPath path(from + side * width);
  path.lineTo(neck + side * width);
  path.lineTo(neck + side * head * 0.72);
  path.lineTo(to);
  path.lineTo(neck - side * head * 0.72);
  path.lineTo(neck - side * width);
  path.lineTo(from - side * width);
  path.closeSubpath();
  QColor colour = palette.text;  // that of neither side
  painter.setPen(QPen(palette.surface, cell * 0.02, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  colour.setAlpha(215);
  painter.setBrush(colour);
  painter.drawPath(path);
}

/// What goes between squares is shown where it would lie: an arrow across the board would point at nothing better.
void paintPlaced(QPainter& painter, const BoardLayout& layout, const BoardPainter& game, const MoveSquares& move,
                 const ColourPalette& palette) {
  const PieceOnBoard piece{move.to, Side::First, move.kindAfter};
  const QRectF there = game.pieceRect(layout, piece);
  painter.setOpacity(0.8);
  game.paintPiece(painter, there, piece, layout.flipped, palette);
  painter.setOpacity(1);
  paintFrame(painter, layout, there, palette.accent);
}

}  // namespace

void paintArrows(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = boardPainterFor(*scene.variant);
  painter.save();
  for (const MoveSquares& move : scene.arrows) {
    if (game.standsOnSquare(move.kindAfter))
      paintArrow(painter, layout, move, hasValue(scene, move.to) && !isOccupied(scene, move.to), palette);
    else
      paintPlaced(painter, layout, game, move, palette);
  }
  painter.restore();
}

}  // namespace kotai::ui
