#include "ui/games/quoridor/fence_scene.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/board/board_overlay.h"
#include "ui/games/quoridor/painter.h"

namespace kotai::ui {

constexpr double armFromCells = 0.125;  ///< gap between the corner and the arms of a mark, in cells
constexpr double armToCells = 0.415;
constexpr double smallestBadgePx = 11;
constexpr double widestBadge = 1.9;      ///< maximum width of a badge, in cells; the badge then fits at every corner
constexpr double minGreyContrast = 3.4;  ///< minimum contrast of marks in greyscale

/// Paints diagonal lines inside a shape. The lines look the same on the screen, on paper and in drawings.
static void paintHatching(QPainter& painter, const QPainterPath& shape, const QColor& colour, double spacing) {
  const QRectF box = shape.boundingRect();
  painter.save();
  painter.setClipPath(shape, Qt::IntersectClip);
  painter.setPen(QPen(colour, spacing * 0.32));
  for (double x = box.left() - box.height(); x < box.right(); x += spacing)
    painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
  painter.restore();
}

static QPainterPath barPath(const QRectF& bar) {
  const double round = std::min(bar.width(), bar.height()) * 0.4;
  QPainterPath path;
  path.addRoundedRect(bar, round, round);
  return path;
}

static QColor markColour(const FenceMark& mark, const ColourPalette& palette) {
  const QColor base = palette.dark ? palette.squareLight : mixed(palette.squareDark, palette.border, 0.45);
  const QColor full =
      palette.greyscale ? withContrast(palette.of(mark.value.outcome), base, minGreyContrast) : palette.of(mark.value.outcome);
  return mark.perfect ? full : mixed(base, full, 0.25 + 0.6 * valueStrength(mark.value));
}

/// Paints one of the two arms of a fence at its corner.
static void paintArm(QPainter& painter, const QRectF& arm, const FenceMark& mark, const ColourPalette& palette) {
  const QColor colour = markColour(mark, palette);
  const double thickness = std::min(arm.width(), arm.height());
  const double round = thickness * 0.45;
  const QColor edge = mixed(palette.textOf(mark.value.outcome), palette.dark ? Qt::white : Qt::black, 0.15);
  switch (mark.value.outcome) {
    case Outcome::Win:
      painter.setPen(mark.perfect ? QPen(edge, thickness * 0.16) : QPen(Qt::NoPen));
      painter.setBrush(colour);
      painter.drawRoundedRect(arm, round, round);
      break;
    case Outcome::Draw: {
      const double line = thickness * (mark.perfect ? 0.3 : 0.22);
      painter.setPen(QPen(colour, line));
      painter.setBrush(mixed(palette.surface, colour, mark.perfect ? 0.35 : 0.1));
      painter.drawRoundedRect(arm.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
      break;
    }
    case Outcome::Loss: {
      painter.setPen(mark.perfect ? QPen(edge, thickness * 0.16) : QPen(Qt::NoPen));
      painter.setBrush(colour);
      const QPointF along = arm.width() > arm.height() ? QPointF(arm.width() * 0.29, 0) : QPointF(0, arm.height() * 0.29);
      const double radius = thickness * (mark.perfect ? 0.5 : 0.42);
      for (const double at : {-1.0, 1.0}) painter.drawEllipse(arm.center() + along * at, radius, radius);
      break;
    }
  }
}

static void paintFenceMark(QPainter& painter, const BoardLayout& layout, const FenceMark& mark, const ColourPalette& palette) {
  const QPointF corner = cornerPoint(layout, mark.fence.corner);
  const double from = layout.cell * armFromCells;
  const double length = layout.cell * (armToCells - armFromCells);
  const double thickness = layout.cell * (mark.perfect ? 0.105 : 0.078);
  for (const bool before : {true, false}) {
    const double start = before ? -from - length : from;
    QRectF arm(start, -thickness / 2, length, thickness);
    if (mark.fence.vertical) arm = QRectF(arm.top(), arm.left(), arm.height(), arm.width());
    paintArm(painter, arm.translated(corner), mark, palette);
  }
}

static void paintRefused(QPainter& painter, const BoardLayout& layout, const GhostFence& ghost, const ColourPalette& palette) {
  const QColor colour = palette.of(Outcome::Loss);
  if (ghost.inTheWay) paintFrame(painter, layout, fenceRect(layout, *ghost.inTheWay), colour);
  const QPainterPath bar = barPath(fenceRect(layout, ghost.fence));
  painter.fillPath(bar, mixed(palette.surface, colour, 0.25));
  paintHatching(painter, bar, colour, layout.cell * 0.085);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, layout.cell * 0.022));
  painter.drawPath(bar);
  const double radius = std::max(7.0, layout.cell * 0.1);
  const QPointF centre = cornerPoint(layout, ghost.fence.corner);
  painter.setPen(QPen(palette.surface, radius * 0.2));
  painter.setBrush(palette.textOf(Outcome::Loss));
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(palette.surface, radius * 0.26, Qt::SolidLine, Qt::RoundCap));
  const double arm = radius * 0.38;
  painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
  painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

static void paintPath(QPainter& painter, const BoardLayout& layout, const std::vector<Square>& path, Side side,
                      const ColourPalette& palette) {
  if (path.size() < 2) return;
  // The two paths may share squares, so they are painted side by side.
  const QPointF aside = QPointF(1, 1) * (layout.cell * (side == Side::First ? -0.11 : 0.11));
  const QColor colour = palette.of(side);
  QPolygonF line;
  for (const Square square : path) line << layout.centre(square) + aside;
  const QPointF delta = line[line.size() - 1] - line[line.size() - 2];
  const QPointF unit = delta / std::hypot(delta.x(), delta.y());
  const QPointF side90(-unit.y(), unit.x());
  const QPointF tip = line.last() + unit * layout.cell * 0.1;
  line.last() -= unit * layout.cell * 0.06;
  painter.setBrush(Qt::NoBrush);
  QPen pen(colour, layout.cell * 0.055, Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
  pen.setDashPattern({0.1, 2.1});
  painter.setPen(pen);
  painter.drawPolyline(line);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  const double head = layout.cell * 0.13;
  const QPointF points[] = {tip, tip - unit * head + side90 * head * 0.62, tip - unit * head - side90 * head * 0.62};
  painter.drawPolygon(points, 3);

  const QString steps = QString::number(path.size() - 1);
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(std::max(9.0, layout.cell * 0.15)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  QRectF pill(0, 0, std::max(layout.cell * 0.24, QFontMetricsF(font).horizontalAdvance(steps) + layout.cell * 0.1),
              layout.cell * 0.22);
  // Paints the pill in the corner of the pawn's square, beside the pawn.
  pill.moveCenter(layout.centre(path.front()) + QPointF(layout.cell * 0.29, layout.cell * -0.28));
  painter.setBrush(palette.surface);
  painter.setPen(QPen(colour, layout.cell * 0.02));
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setPen(palette.text);
  painter.drawText(pill, Qt::AlignCenter, steps);
}

/// Paints the squares that a pawn could still reach if the hovered fence shut the pawn in.
static void paintClosedOff(QPainter& painter, const BoardLayout& layout, const GhostFence& ghost, double inset,
                           const ColourPalette& palette) {
  const double in = layout.cell * inset;
  painter.save();
  for (const Square square : ghost.closedOff) {
    QPainterPath shape;
    shape.addRoundedRect(layout.squareRect(square).adjusted(in, in, -in, -in), in, in);
    QColor wash = palette.of(Outcome::Loss);
    wash.setAlphaF(0.14F);
    painter.fillPath(shape, wash);
    wash.setAlphaF(0.42F);
    paintHatching(painter, shape, wash, layout.cell * 0.12);
  }
  painter.restore();
}

static void paintPaths(QPainter& painter, const BoardLayout& layout, const FenceScene& fences, const ColourPalette& palette) {
  painter.save();
  for (const Side side : {Side::First, Side::Second})
    paintPath(painter, layout, fences.paths[static_cast<std::size_t>(side)], side, palette);
  painter.restore();
}

/// Paints the marks for the values of fences. A mark consists of two arms at the corner. The colour strength
/// shows the distance. The shape shows the outcome: full for a win, hollow for a draw, dots for a loss.
static void paintFenceMarks(QPainter& painter, const BoardLayout& layout, const FenceScene& fences,
                            const ColourPalette& palette) {
  painter.save();
  for (const bool perfect : {false, true})  // paints perfect moves last, on top of the others
    for (const FenceMark& mark : fences.marks)
      if (mark.perfect == perfect) paintFenceMark(painter, layout, mark, palette);
  painter.restore();
}

static void paintGhostFence(QPainter& painter, const BoardLayout& layout, const FenceScene& fences,
                            const ColourPalette& palette) {
  const GhostFence& ghost = *fences.ghost;
  painter.save();
  if (!ghost.legal) {
    paintRefused(painter, layout, ghost, palette);
  } else {
    painter.setOpacity(0.72);
    paintFence(painter, fenceRect(layout, ghost.fence), palette);
    painter.setOpacity(1);
    paintFrame(painter, layout, fenceRect(layout, ghost.fence), palette.accent);
    for (const FenceMark& mark : fences.marks)
      if (mark.fence == ghost.fence)
        paintValuePill(painter, layout, cornerPoint(layout, mark.fence.corner), {{}, mark.value, mark.perfect, mark.wastedPlies},
                       smallestBadgePx, layout.cell * widestBadge, palette);
  }
  painter.restore();
}

void FenceScene::paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                       const ColourPalette& palette) const {
  if (level == BoardLevel::Ground) {
    if (ghost) paintClosedOff(painter, layout, *ghost, painterOf(scene).squareInset(), palette);
    paintPaths(painter, layout, *this, palette);
  }
  if (level == BoardLevel::Values) paintFenceMarks(painter, layout, *this, palette);
  if (level == BoardLevel::Marks && ghost) paintGhostFence(painter, layout, *this, palette);
}

}  // namespace kotai::ui
