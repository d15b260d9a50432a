#include "ui/domineering/board/domino_picture.h"

#include <QPainter>

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

QPixmap renderDominoThumbnail(const DominoScene& scene, int sizePx, qreal devicePixelRatio) {
  DominoScene small = scene;
  small.surroundings = false;
  const QSize size(sizePx, sizePx);
  QPixmap pixmap(QSizeF(QSizeF(size) * devicePixelRatio).toSize());
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  paintDominoScene(painter, QRectF(QPointF(0, 0), QSizeF(size)), small, Theme::instance().palette());
  return pixmap;
}

QPixmap renderDominoThumbnail(const SimultaneousVariant& variant, const AnyPosition& position, int sizePx,
                              qreal devicePixelRatio) {
  return renderDominoThumbnail(sceneOf(variant, position), sizePx, devicePixelRatio);
}

Picture pictureOf(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& scene) {
  return {variantName(variant), QString::fromStdString(variant.formatPosition(position)),
          [scene](QPainter& painter, const QRectF& area) { paintDominoScene(painter, area, scene, Theme::instance().palette()); },
          proportionsOf(scene).scaled(Picture::usual, Picture::usual, Qt::KeepAspectRatio)};
}

}  // namespace kotai::ui
