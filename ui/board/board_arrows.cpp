// Arrows of previewed moves and hints.
#include <QPainterPath>
#include <cmath>

#include "ui/board/board_mark_places.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_painter.h"
#include "ui/games/quoridor/fence_overlay.h"

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
  QColor colour = palette.accent;
  painter.setPen(QPen(mixed(palette.surface, palette.accent, 0.1), cell * 0.02, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  colour.setAlpha(215);
  painter.setBrush(colour);
  painter.drawPath(path);
}

/// A fence is shown where it would stand: an arrow across the board would point at nothing better.
void paintPlacedFence(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, FencePlace fence,
                      const ColourPalette& palette) {
  painter.setOpacity(0.8);
  boardPainterFor(*scene.variant)
      .paintPiece(painter, fenceRect(layout, fence), {fence.corner, Side::First, fenceKind(fence.vertical)}, layout.flipped,
                  palette);
  painter.setOpacity(1);
  paintFenceFrame(painter, layout, fence, palette.accent);
}

}  // namespace

void paintArrows(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  for (const MoveSquares& move : scene.arrows) {
    if (const auto fence = fenceOf(*scene.variant, move)) {
      paintPlacedFence(painter, layout, scene, *fence, palette);
      continue;
    }
    paintArrow(painter, layout, move, hasValue(scene, move.to) && !isOccupied(scene, move.to), palette);
  }
  painter.restore();
}

}  // namespace kotai::ui
