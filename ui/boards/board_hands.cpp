#include "ui/boards/board_hands.h"

#include <algorithm>

#include "ui/boards/board_painter.h"

namespace kotai::ui {

namespace {

constexpr double ghostOpacity = 0.26;
constexpr double smallestGhostPx = 24;  ///< in smaller trays an empty place stays empty

void paintCount(QPainter& painter, const QRectF& slot, int count, const ColourPalette& palette) {
  const double radius = std::max(4.5, slot.width() * 0.15);
  const QPointF centre = slot.bottomRight() - QPointF(radius * 0.9, radius * 0.9);
  painter.setPen(QPen(palette.surface, std::max(1.0, radius * 0.16)));
  painter.setBrush(palette.text);
  painter.drawEllipse(centre, radius, radius);
  QFont font = painter.font();
  font.setPixelSize(std::max(7, static_cast<int>(radius * 1.35)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(palette.surface);
  painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   QString::number(count));
}

void paintSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, const ColourPalette& palette,
               const BoardPainter& pieces) {
  const QRectF place = layout.squareRect(slot.square);
  const PieceOnBoard piece{slot.square, slot.owner, slot.kind};
  if (slot.count == 0) {
    if (place.width() < smallestGhostPx) return;
    painter.setOpacity(ghostOpacity);
    pieces.paintPiece(painter, place, piece, layout.flipped, palette);
    painter.setOpacity(1);
    return;
  }
  // Further pieces lie below, a little aside.
  const double aside = place.width() * 0.045;
  for (int below = slot.count - 1; below > 0; --below)
    pieces.paintPiece(painter, place.translated(aside * below, -aside * below), piece, layout.flipped, palette);
  pieces.paintPiece(painter, place, piece, layout.flipped, palette);
  if (slot.count > 1) paintCount(painter, place, slot.count, palette);
}

}  // namespace

std::vector<HandSlot> visibleHands(const BoardScene& scene) {
  std::vector<HandSlot> places = handsOf(scene);
  for (HandSlot& slot : places) {
    if (scene.heldAt && scene.held == slot.square) slot.count = std::max(0, slot.count - 1);
    if (!scene.transition || scene.progress >= 1) continue;
    for (const Transition::Step& step : scene.transition->steps)
      if (step.to == slot.square && step.kindAfter == slot.kind) slot.count = std::max(0, slot.count - 1);
  }
  return places;
}

void paintHandTrays(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  const Side mover = moverOf(scene);
  const std::vector<HandSlot> places = handsOf(scene);
  for (const Side side : {Side::First, Side::Second}) {
    QRectF tray;
    for (const HandSlot& slot : places)
      if (slot.owner == side) tray = tray.united(layout.squareRect(slot.square));
    if (tray.isNull()) continue;
    const double around = layout.cell * (scene.surroundings ? 0.075 : 0.04);
    tray.adjust(-around, -around, around, around);
    const bool moves = side == mover;
    painter.setBrush(mixed(palette.surface, palette.of(side), palette.dark ? 0.14 : 0.08));
    painter.setPen(QPen(moves ? mixed(palette.surface, palette.of(side), 0.8) : palette.border,
                        std::max(1.0, layout.cell * (moves ? 0.024 : 0.012))));
    painter.drawRoundedRect(tray, layout.cell * 0.13, layout.cell * 0.13);
  }
  painter.restore();
}

void paintHands(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  painter.save();
  const BoardPainter& pieces = boardPainterFor(*scene.variant);
  for (const HandSlot& slot : visibleHands(scene)) paintSlot(painter, layout, slot, palette, pieces);
  painter.restore();
}

}  // namespace kotai::ui
