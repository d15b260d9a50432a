#include "ui/boards/board_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSaveFile>
#include <QSvgGenerator>

#include "ui/document/texts.h"

namespace kotai::ui {

namespace {

struct ExportTexts {
  Q_DECLARE_TR_FUNCTIONS(ExportTexts)
};

constexpr int pngPixels = 1600;
constexpr int svgUnits = 800;

QByteArray svgOf(const BoardScene& scene) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(QSize(svgUnits, svgUnits));
  generator.setViewBox(QRect(0, 0, svgUnits, svgUnits));
  generator.setTitle(variantName(*scene.variant));
  generator.setDescription(QString::fromStdString(scene.variant->formatPosition(scene.position)));
  QPainter painter(&generator);
  paintBoardScene(painter, QRectF(0, 0, svgUnits, svgUnits), scene, Theme::instance().palette());
  painter.end();
  return buffer.data();
}

QByteArray pngOf(const BoardScene& scene) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  renderBoardImage(scene, pngPixels).save(&buffer, "PNG");
  return buffer.data();
}

}  // namespace

QImage renderBoardImage(const BoardScene& scene, int pixels) {
  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  const ColourPalette& palette = Theme::instance().palette();
  image.fill(palette.window);
  QPainter painter(&image);
  paintBoardScene(painter, QRectF(0, 0, pixels, pixels), scene, palette);
  return image;
}

QString saveBoard(const BoardScene& scene, const QString& fileName) {
  const bool svg = fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
  QSaveFile file(fileName);
  const bool saved = file.open(QIODevice::WriteOnly) && file.write(svg ? svgOf(scene) : pngOf(scene)) > 0 && file.commit();
  return saved ? QString() : ExportTexts::tr("%1 could not be written: %2").arg(fileName, file.errorString());
}

}  // namespace kotai::ui
