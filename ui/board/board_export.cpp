#include "ui/board/board_export.h"

#include <QBuffer>
#include <QSvgGenerator>

#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr int pngPixels = 1600;
constexpr int svgUnits = 800;

QByteArray svgOf(const Picture& picture) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(QSize(svgUnits, svgUnits));
  generator.setViewBox(QRect(0, 0, svgUnits, svgUnits));
  generator.setTitle(picture.title);
  generator.setDescription(picture.description);
  QPainter painter(&generator);
  picture.paint(painter, QRectF(0, 0, svgUnits, svgUnits));
  painter.end();
  return buffer.data();
}

QByteArray pngOf(const Picture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  renderPicture(picture, pngPixels).save(&buffer, "PNG");
  return buffer.data();
}

}  // namespace

Picture pictureOf(const BoardScene& scene) {
  return {variantName(*scene.variant), QString::fromStdString(scene.variant->formatPosition(scene.position)),
          [scene](QPainter& painter, const QRectF& area) { paintBoardScene(painter, area, scene, Theme::instance().palette()); }};
}

QImage renderPicture(const Picture& picture, int pixels) {
  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Theme::instance().palette().window);
  QPainter painter(&image);
  picture.paint(painter, QRectF(0, 0, pixels, pixels));
  return image;
}

std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName) {
  const bool svg = fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
  return writeWhole(fileName, svg ? svgOf(picture) : pngOf(picture));
}

}  // namespace kotai::ui
