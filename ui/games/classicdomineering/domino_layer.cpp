#include "ui/games/classicdomineering/domino_layer.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/board/board_scene.h"
#include "ui/games/classicdomineering/domino_picture.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr double smallestValuePx = 8;
constexpr double pointedOpacity = 0.62;

/// A domino that is being placed becomes visible during the animation.
double opacityOf(const MoveSquares& domino, const BoardScene& scene) {
  if (!scene.transition || scene.progress >= 1) return 1;
  const bool arrives = std::ranges::any_of(scene.transition->steps, [&](const Transition::Step& step) {
    return step.kind == Transition::Kind::Appeared && step.to == domino.to;
  });
  return arrives ? scene.progress : 1;
}

/// A pill at the middle of the domino.
void paintValue(QPainter& painter, const BoardLayout& layout, const DominoValue& mark, const ColourPalette& palette) {
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(std::max(smallestValuePx, layout.cell * 0.16)));
  font.setWeight(mark.perfect ? QFont::Bold : QFont::DemiBold);
  painter.setFont(font);
  QString text = badgeText(mark.value);
  if (mark.wastedPlies > 0) text += QStringLiteral(" ") + wasteText(mark.value.outcome, mark.wastedPlies);
  const QFontMetricsF metrics(font);
  QRectF pill(0, 0, std::min(metrics.horizontalAdvance(text) + metrics.height() * 0.7, layout.cell * 0.96),
              metrics.height() * 1.2);
  pill.moveCenter(rectOfDomino(layout, mark.domino).center());
  const QColor& colour = palette.of(mark.value.outcome);
  const QColor fill = mixed(palette.surface, colour, 0.12 + 0.14 * valueStrength(mark.value));
  painter.setBrush(fill);
  painter.setPen(QPen(colour, std::max(1.0, layout.cell * (mark.perfect ? 0.034 : 0.014))));
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setPen(withContrast(palette.textOf(mark.value.outcome), fill, leastTextContrast));
  painter.drawText(pill, Qt::AlignCenter, text);
}

}  // namespace

void DominoLayer::paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                        const ColourPalette& palette) const {
  painter.save();
  if (level == BoardLevel::Pieces) {
    for (const MoveSquares& domino : placed) {
      painter.setOpacity(opacityOf(domino, scene));
      paintPlacedDomino(painter, rectOfDomino(layout, domino), sideOfDomino(domino), domino.to == placed.back().to, palette);
    }
  } else if (level == BoardLevel::Marks) {
    if (pointed) {
      painter.setOpacity(pointedOpacity);
      paintPlacedDomino(painter, rectOfDomino(layout, *pointed), sideOfDomino(*pointed), true, palette);
      painter.setOpacity(1);
    }
    for (const DominoValue& mark : values) paintValue(painter, layout, mark, palette);
  }
  painter.restore();
}

}  // namespace kotai::ui
