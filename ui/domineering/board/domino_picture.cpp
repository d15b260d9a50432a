#include "ui/domineering/board/domino_picture.h"

#include <QPainter>

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

}  // namespace kotai::ui
