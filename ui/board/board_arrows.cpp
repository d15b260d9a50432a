// Arrows of previewed moves and hints, and the cross on a wrong move.
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/board/board_mark_places.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_painter.h"

namespace kotai::ui {

namespace {

constexpr int arrowAlpha = 215;
constexpr double numberFromBegin = 0.62;  ///< places a number on its arrow

/// `stopsShort`: the value at the end of the arrow stays readable.
void paintArrow(QPainter& painter, const BoardLayout& layout, const MoveSquares& move, bool stopsShort, QColor colour,
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
  painter.setPen(QPen(palette.surface, cell * 0.02, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  colour.setAlpha(arrowAlpha);
  painter.setBrush(colour);
  painter.drawPath(path);
}

/// A piece that moves between squares is shown at its target. An arrow across the board would be less precise.
void paintPlaced(QPainter& painter, const BoardLayout& layout, const BoardPainter& game, const MoveSquares& move,
                 const QColor& frame, const ColourPalette& palette) {
  const PieceOnBoard piece{move.to, Side::First, move.kindAfter};
  const QRectF there = game.pieceRect(layout, piece);
  painter.setOpacity(0.8);
  game.paintPiece(painter, there, piece, layout.flipped, palette);
  painter.setOpacity(1);
  paintFrame(painter, layout, there, frame);
}

void paintNumber(QPainter& painter, const BoardLayout& layout, const QPointF& centre, std::size_t number,
                 const ColourPalette& palette) {
  const double radius = layout.cell * 0.13;
  painter.setPen(QPen(palette.surface, layout.cell * 0.02));
  painter.setBrush(palette.accent);
  painter.drawEllipse(centre, radius, radius);
  QFont font = painter.font();
  font.setPixelSize(std::max(1, static_cast<int>(radius * 1.5)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(withContrast(palette.surface, palette.accent, leastTextContrast));
  painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                   QString::number(number));
}

/// A number is placed on its arrow, near the start, where no other arrow ends.
void paintLine(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = boardPainterFor(*scene.variant);
  for (const MoveSquares& move : scene.line) {
    if (game.standsOnSquare(move.kindAfter))
      paintArrow(painter, layout, move, false, palette.text, palette);
    else
      paintPlaced(painter, layout, game, move, palette.accent, palette);
  }
  for (std::size_t i = 0; i < scene.line.size(); ++i) {
    const MoveSquares& move = scene.line[i];
    const QPointF to = move.leavesBoard ? badgeCentre(layout, move.to) : layout.centre(move.to);
    const QPointF place = game.standsOnSquare(move.kindAfter)
                              ? layout.centre(move.from) * numberFromBegin + to * (1 - numberFromBegin)
                              : game.pieceRect(layout, {move.to, Side::First, move.kindAfter}).center();
    paintNumber(painter, layout, place, i + 1, palette);
  }
}

/// A shape, so that the mark does not depend on colour alone.
void paintCross(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const ColourPalette& palette) {
  const double radius = layout.cell * 0.15;
  const double arm = radius * 0.48;
  painter.setPen(QPen(palette.surface, layout.cell * 0.025));
  painter.setBrush(palette.textOf(Outcome::Loss));
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(palette.surface, layout.cell * 0.045, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
  painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

/// An arrow to the target of the move, or a frame around the piece that has arrived there.
void paintWrongMove(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = boardPainterFor(*scene.variant);
  const MoveSquares& move = *scene.wrongMove;
  const QColor& colour = palette.textOf(Outcome::Loss);
  if (!game.standsOnSquare(move.kindAfter)) {
    const QRectF there = game.pieceRect(layout, {move.to, Side::First, move.kindAfter});
    scene.wrongMade ? paintFrame(painter, layout, there, colour) : paintPlaced(painter, layout, game, move, colour, palette);
    return paintCross(painter, layout, there.center(), palette);
  }
  if (!scene.wrongMade)
    paintArrow(painter, layout, move, false, colour, palette);
  else if (!move.leavesBoard)
    paintFrame(painter, layout, layout.squareRect(move.to), colour);
  const QRectF square = layout.squareRect(move.to);
  const QPointF corner = square.topRight() + QPointF(-square.width(), square.height()) * 0.17;
  paintCross(painter, layout, move.leavesBoard ? badgeCentre(layout, move.to) : corner, palette);
}

}  // namespace

void paintArrows(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = boardPainterFor(*scene.variant);
  painter.save();
  for (const MoveSquares& move : scene.arrows) {
    if (game.standsOnSquare(move.kindAfter))
      paintArrow(painter, layout, move, hasValue(scene, move.to) && !isOccupied(scene, move.to), palette.text, palette);
    else
      paintPlaced(painter, layout, game, move, palette.accent, palette);
  }
  paintLine(painter, layout, scene, palette);
  if (scene.wrongMove) paintWrongMove(painter, layout, scene, palette);
  painter.restore();
}

}  // namespace kotai::ui
