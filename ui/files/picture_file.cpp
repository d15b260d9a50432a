#include "ui/files/picture_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QPicture>
#include <QPrintDialog>
#include <QScreen>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr double pngPixelsPerPoint = 2;
constexpr double mostPngPixels = 8000;
constexpr int clipboardPixels = 1200;
constexpr int pdfDotsPerInch = 1200;
constexpr double pointsPerInch = 72;

bool isOfScreen(const Picture& picture) { return picture.measure == Picture::Measure::Screen; }

QByteArray svgOf(const Picture& picture) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  if (isOfScreen(picture)) generator.setResolution(screenDpi());
  const QSize size = picture.size.toSize();
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  generator.setTitle(picture.title);
  generator.setDescription(picture.description);
  QPainter painter(&generator);
  paintWhole(painter, picture);
  painter.end();
  return buffer.data();
}

/// A page of the same size as the picture. Widget fonts have the right size only if a dot equals a pixel of the screen.
QByteArray pdfOf(const Picture& picture) {
  const int dotsPerInch = isOfScreen(picture) ? screenDpi() : pdfDotsPerInch;
  const double pointsPerUnit = pointsPerInch / unitsPerInch(picture);
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setCreator(QStringLiteral("Kotai %1").arg(QCoreApplication::applicationVersion()));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(picture.size * pointsPerUnit, QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    const double dotsPerUnit = pointsPerUnit * dotsPerInch / pointsPerInch;
    painter.scale(dotsPerUnit, dotsPerUnit);
    paintWhole(painter, picture);
  }
  return buffer.data();
}

QByteArray pngOf(const Picture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  const double longer = std::max(picture.size.width(), picture.size.height());
  const QImage image = isOfScreen(picture)
                           ? fineImage(picture)
                           : renderPicture(picture, static_cast<int>(std::min(longer * pngPixelsPerPoint, mostPngPixels)));
  image.save(&buffer, "PNG");
  return buffer.data();
}

constexpr double largestScale = 3;

/// Widgets would be printed as pixels. Recording their lines and letters first avoids that.
QPicture recordOf(const Picture& picture) {
  QPicture record;
  QPainter painter(&record);
  paintWhole(painter, picture);
  return record;
}

}  // namespace

void paintWhole(QPainter& painter, const Picture& picture) {
  const QRectF area(QPointF(0, 0), picture.size);
  std::optional<PaperPalette> onPaper;  // a drawing without background is intended for paper, regardless of the theme
  if (picture.background.isValid())
    painter.fillRect(area, picture.background);
  else if (!isOfScreen(picture))  // widgets paint their own background
    onPaper.emplace();
  picture.paint(painter, area);
}

double unitsPerInch(const Picture& picture) { return isOfScreen(picture) ? screenDpi() : pointsPerInch; }

int screenDpi() { return static_cast<int>(QGuiApplication::primaryScreen()->logicalDotsPerInch()); }

QImage fineImage(const Picture& picture) {
  QImage image((picture.size * screenFineness).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(screenFineness);
  image.setText(QStringLiteral("Title"), picture.title);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintWhole(painter, picture);
  return image;
}

void copyPicture(const Picture& picture) { QGuiApplication::clipboard()->setImage(renderPicture(picture, clipboardPixels)); }

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

QByteArray pictureBytes(const Picture& picture, const QString& suffix) {
  const auto is = [&](const char* each) { return suffix.compare(QLatin1String(each), Qt::CaseInsensitive) == 0; };
  return is("svg") ? svgOf(picture) : is("pdf") ? pdfOf(picture) : pngOf(picture);
}

std::optional<FileFailure> unknownEnding(const QString& fileName, const QStringList& suffixes) {
  if (suffixes.contains(QFileInfo(fileName).suffix().toLower())) return {};
  return FileFailure{FileFailure::Kind::Ending, fileName, QLatin1Char('.') + suffixes.join(QStringLiteral(", ."))};
}

std::optional<FileFailure> savePicture(const Picture& picture, const QString& fileName) {
  if (auto failure = unknownEnding(fileName, pictureSuffixes())) return failure;
  return writeWhole(fileName, pictureBytes(picture, QFileInfo(fileName).suffix()));
}

bool print(const Picture& picture, QPrinter& printer) {
  printer.setDocName(picture.title);
  // If fonts are measured as on the screen, a dot must equal a pixel of the screen. Drawings may use finer lines.
  if (picture.measure == Picture::Measure::Screen) printer.setResolution(screenDpi());
  const QPicture record = recordOf(picture);
  QPainter painter;
  if (!painter.begin(&printer)) return false;
  const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
  const double dotsPerUnit = printer.resolution() / unitsPerInch(picture);
  const double scale =
      std::min({page.width() / picture.size.width(), page.height() / picture.size.height(), dotsPerUnit * largestScale});
  painter.scale(scale, scale);
  painter.drawPicture(QPointF(), record);
  return painter.end();
}

std::unique_ptr<QPrinter> askForPrinter(QWidget* parent) {
  auto printer = std::make_unique<QPrinter>();
  QPrintDialog dialog(printer.get(), parent);
  return dialog.exec() == QDialog::Accepted ? std::move(printer) : nullptr;
}

}  // namespace kotai::ui
