#include "ui/board/hands_feature.h"

#include <algorithm>

#include "ui/board/board_painter.h"

namespace kotai::ui {

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

static void paintHandTrays(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const std::vector<HandSlot> places = handsOf(scene);
  if (places.empty()) return;
  painter.save();
  const Side mover = moverOf(scene);
  const BoardPainter& game = painterOf(scene);
  for (const Side side : {Side::First, Side::Second}) {
    QRectF tray;
    for (const HandSlot& slot : places)
      if (slot.owner == side) tray = tray.united(game.handRect(layout, slot));
    if (tray.isNull()) continue;
    const double around = layout.cell * (scene.surroundings ? 0.075 : 0.04);
    tray.adjust(-around, -around, around, around);
    const bool moves = side == mover && !scene.over;
    painter.setBrush(mixed(palette.surface, game.sideColour(side, palette), palette.dark ? 0.14 : 0.08));
    painter.setPen(QPen(moves ? mixed(palette.surface, game.sideColour(side, palette), 0.8) : palette.border,
                        std::max(1.0, layout.cell * (moves ? 0.024 : 0.012))));
    painter.drawRoundedRect(tray, layout.cell * 0.13, layout.cell * 0.13);
  }
  painter.restore();
}

static void paintHands(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const std::vector<HandSlot> shown = visibleHands(scene);
  if (shown.empty()) return;
  const BoardPainter& game = painterOf(scene);
  const std::vector<HandSlot> atStart = scene.variant->hands(scene.variant->start());
  painter.save();
  for (std::size_t i = 0; i < shown.size(); ++i)
    game.paintHandSlot(painter, layout, shown[i], i < atStart.size() ? atStart[i].count : 0, palette);
  painter.restore();
}

void HandsLayer::paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                       const ColourPalette& palette) const {
  if (level == BoardLevel::Board) paintHandTrays(painter, layout, scene, palette);
  if (level == BoardLevel::Pieces) paintHands(painter, layout, scene, palette);
}

std::vector<HandSlot> HandsFeature::places() const {
  const GameDocument& document = m_view.document();
  return document.variant()->hands(document.position());
}

std::vector<Square> HandsFeature::squares() const {
  std::vector<Square> all;
  for (const HandSlot& slot : places()) all.push_back(slot.square);
  return all;
}

QString HandsFeature::squareName(Square square) const {
  const BoardPainter& game = boardPainterFor(*m_view.document().variant());
  QStringList parts;
  for (const HandSlot& slot : places())
    if (slot.square == square)
      parts << game.handName(slot.owner) << game.pieceName({square, slot.owner, slot.kind})
            << tr("%n in hand", nullptr, slot.count);
  return parts.join(QStringLiteral(", "));
}

}  // namespace kotai::ui
