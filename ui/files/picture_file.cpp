#include "ui/files/picture_file.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>

#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr double pngPixelsPerPoint = 2;
constexpr double mostPngPixels = 8000;
constexpr int pdfDotsPerInch = 1200;
constexpr double pointsPerInch = 72;

void paintOn(QPaintDevice& device, const Picture& picture, const QSizeF& size, const QColor& background) {
  QPainter painter(&device);
  const QRectF area(QPointF(0, 0), size);
  if (background.isValid()) painter.fillRect(area, background);
  picture.paint(painter, area);
}

QByteArray svgOf(const Picture& picture) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  const QSize size = picture.size.toSize();
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  generator.setTitle(picture.title);
  generator.setDescription(picture.description);
  paintOn(generator, picture, picture.size, picture.background);
  return buffer.data();
}

/// A page as large as the picture.
QByteArray pdfOf(const Picture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setResolution(pdfDotsPerInch);
    writer.setPageSize(QPageSize(picture.size, QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    painter.scale(pdfDotsPerInch / pointsPerInch, pdfDotsPerInch / pointsPerInch);
    const QRectF area(QPointF(0, 0), picture.size);
    if (picture.background.isValid()) painter.fillRect(area, picture.background);
    picture.paint(painter, area);
  }
  return buffer.data();
}

QByteArray pngOf(const Picture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  const double longer = std::max(picture.size.width(), picture.size.height());
  renderPicture(picture, static_cast<int>(std::min(longer * pngPixelsPerPoint, mostPngPixels))).save(&buffer, "PNG");
  return buffer.data();
}

}  // namespace

QImage renderPicture(const Picture& picture, int pixels) {
  const double scale = pixels / std::max(picture.size.width(), picture.size.height());
  const QSize size(static_cast<int>(std::lround(picture.size.width() * scale)),
                   static_cast<int>(std::lround(picture.size.height() * scale)));
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(picture.background.isValid() ? picture.background : Theme::instance().palette().window);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(scale, scale);
  picture.paint(painter, QRectF(QPointF(0, 0), picture.size));
  return image;
}

QStringList pictureSuffixes() { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")}; }

std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName) {
  const auto endsWith = [&](const char* suffix) { return fileName.endsWith(QLatin1String(suffix), Qt::CaseInsensitive); };
  return writeWhole(fileName, endsWith(".svg") ? svgOf(picture) : endsWith(".pdf") ? pdfOf(picture) : pngOf(picture));
}

}  // namespace kotai::ui
