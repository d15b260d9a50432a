#include "ui/games/classicdomineering/domino_layer.h"

#include <algorithm>

#include "ui/board/board_overlay.h"
#include "ui/games/classicdomineering/domino_picture.h"

namespace kotai::ui {

constexpr double smallestValuePx = 8;
constexpr double widestValue = 0.96;  ///< maximum width of a value, in cells
constexpr double pointedOpacity = 0.62;

/// Returns the opacity of a domino, which increases while the domino is placed.
static double opacityOf(const MoveSquares& domino, const BoardScene& scene) {
  if (!scene.transition || scene.progress >= 1) return 1;
  const bool arrives = std::ranges::any_of(scene.transition->steps, [&](const Transition::Step& step) {
    return step.kind == Transition::Kind::Appeared && step.to == domino.to;
  });
  return arrives ? scene.progress : 1;
}

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
    for (const DominoValue& mark : values)
      paintValuePill(painter, layout, rectOfDomino(layout, mark.domino).center(),
                     {{}, mark.value, mark.perfect, mark.wastedPlies}, smallestValuePx, layout.cell * widestValue, palette);
  }
  painter.restore();
}

}  // namespace kotai::ui
