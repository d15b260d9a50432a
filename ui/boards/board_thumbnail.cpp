#include "ui/boards/board_thumbnail.h"

#include <QPainter>
#include <cmath>

#include "ui/boards/board_scene.h"

namespace kotai::ui {

QPixmap renderBoardThumbnail(const Variant& variant, const AnyPosition& position, int sizePx, qreal devicePixelRatio) {
  const int pixels = static_cast<int>(std::lround(sizePx * devicePixelRatio));
  QPixmap pixmap(pixels, pixels);
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  BoardScene scene;
  scene.variant = VariantPtr(&variant, [](const Variant*) {});  // borrowed for the duration of this call
  scene.position = position;
  scene.surroundings = false;
  QPainter painter(&pixmap);
  paintBoardScene(painter, QRectF(0, 0, sizePx, sizePx), scene, Theme::instance().palette());
  return pixmap;
}

}  // namespace kotai::ui
