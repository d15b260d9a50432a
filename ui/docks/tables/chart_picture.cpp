#include "ui/docks/tables/chart_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QScreen>
#include <QSvgGenerator>
#include <QWidget>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr double fineness = 3;
constexpr double pointsPerInch = 72;

/// Fonts keep their size beside everything else only where pixels are as large as on the screen.
int screenDpi() { return static_cast<int>(QGuiApplication::primaryScreen()->logicalDotsPerInch()); }

QImage imageOf(const ChartPicture& picture) {
  QImage image(picture.size * fineness, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(fineness);
  image.setText(QStringLiteral("Title"), picture.title);
  image.fill(Qt::white);
  QPainter painter(&image);
  picture.paint(painter);
  return image;
}

}  // namespace

ChartPicture pictureOf(QWidget& widget, const QString& caption) {
  const int captionHeight = QFontMetrics(smallFont(widget.font())).height() + 8;
  const QSize size = widget.size() + QSize(0, captionHeight);
  return {size, caption, [&widget, caption, size](QPainter& painter) {
            const ColourPalette& palette = Theme::instance().palette();
            const QRect whole(QPoint(), size);
            painter.fillRect(whole, palette.surface);
            widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
            painter.setFont(smallFont(widget.font()));
            painter.setPen(palette.textMuted);
            painter.drawText(whole.adjusted(4, widget.height(), -4, 0), Qt::AlignLeft | Qt::AlignVCenter, caption);
          }};
}

QByteArray pngOf(const ChartPicture& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  imageOf(picture).save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(const ChartPicture& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(screenDpi());
  generator.setSize(picture.size);
  generator.setViewBox(QRect(QPoint(), picture.size));
  generator.setTitle(picture.title);
  QPainter painter(&generator);
  picture.paint(painter);
  painter.end();
  return bytes;
}

QByteArray pdfOf(const ChartPicture& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(screenDpi());
  writer.setPageSize(QPageSize(QSizeF(picture.size) * pointsPerInch / screenDpi(), QPageSize::Point));
  writer.setPageMargins(QMarginsF());
  writer.setTitle(picture.title);
  writer.setCreator(QStringLiteral("Kotai %1").arg(QCoreApplication::applicationVersion()));
  QPainter painter(&writer);
  picture.paint(painter);
  painter.end();
  return bytes;
}

bool print(const ChartPicture& picture, QPrinter& printer) {
  printer.setDocName(picture.title);
  QPainter painter;
  if (!painter.begin(&printer)) return false;
  const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
  const double inches = static_cast<double>(printer.resolution()) / screenDpi();  // of a pixel of the screen
  const double scale = std::min({page.width() / picture.size.width(), page.height() / picture.size.height(), inches * fineness});
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(QRectF(QPointF(), QSizeF(picture.size) * scale), imageOf(picture));
  return painter.end();
}

}  // namespace kotai::ui
