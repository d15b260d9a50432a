#include "ui/board/piece_pictures.h"

#include <QCache>
#include <QFile>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QPaintEngine>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <cmath>

namespace kotai::ui {

constexpr int cacheKiB = 24 * 1024;
constexpr int bytesPerPixel = 4;
constexpr double darkDimming = 0.06;  ///< share of black in dark themes; the pictures are designed for light themes

/// Adapts a colour of a drawing to greyscale and dark palettes.
static QColor adapted(const QColor& colour, const ColourPalette& palette) {
  QColor result = colour;
  if (palette.greyscale) {
    const int grey = qGray(colour.rgb());
    result = QColor(grey, grey, grey);
  }
  return palette.dark ? mixed(result, Qt::black, darkDimming) : result;
}

static QByteArray readDrawing(const QString& name, const ColourPalette& palette) {
  QFile file(QStringLiteral(":/kotai/pieces/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  QString svg = QString::fromUtf8(file.readAll());
  static const QRegularExpression colour(QStringLiteral("#[0-9a-f]{6}"));
  for (qsizetype at = 0; (at = svg.indexOf(colour, at)) >= 0; at += 7)
    svg.replace(at, 7, adapted(QColor(svg.mid(at, 7)), palette).name());
  return svg.toUtf8();
}

static QImage render(const QString& name, int pixels, const ColourPalette& palette) {
  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  QSvgRenderer(readDrawing(name, palette)).render(&painter, QRectF(0, 0, pixels, pixels));
  return image;
}

static QImage cachedPicture(const QString& name, int pixels, const ColourPalette& palette) {
  static QMutex mutex;
  static QCache<QString, QImage> cache(cacheKiB);
  const QString key = QStringLiteral("%1:%2:%3%4").arg(name).arg(pixels).arg(palette.dark).arg(palette.greyscale);
  const QMutexLocker locker(&mutex);
  if (const QImage* known = cache.object(key)) return *known;
  QImage image = render(name, pixels, palette);
  cache.insert(key, new QImage(image), std::max(1, pixels * pixels * bytesPerPixel / 1024));
  return image;
}

static bool writesDrawings(const QPainter& painter) {
  const auto type = painter.paintEngine()->type();
  return type == QPaintEngine::SVG || type == QPaintEngine::Pdf || type == QPaintEngine::Picture;
}

void paintPiecePicture(QPainter& painter, const QString& name, const QRectF& box, const ColourPalette& palette) {
  if (writesDrawings(painter)) {
    QSvgRenderer(readDrawing(name, palette)).render(&painter, box);
    return;
  }
  const QTransform transform = painter.deviceTransform();
  const double scale = std::hypot(transform.m11(), transform.m12());
  const int pixels = std::max(1, static_cast<int>(std::lround(box.width() * scale)));
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(box, cachedPicture(name, pixels, palette));
  painter.restore();
}

}  // namespace kotai::ui
