#include "ui/board/board_export.h"

#include "ui/strings/strings.h"

namespace kotai::ui {

Picture pictureOf(const BoardScene& scene) {
  return {variantName(*scene.variant), QString::fromStdString(scene.variant->formatPosition(scene.position)),
          [scene](QPainter& painter, const QRectF& area) { paintBoardScene(painter, area, scene, Theme::instance().palette()); },
          proportionsOf(scene).scaled(Picture::usual, Picture::usual, Qt::KeepAspectRatio)};
}

}  // namespace kotai::ui
