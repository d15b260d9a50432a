#include "ui/files/picture_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QPicture>
#include <QPrintDialog>
#include <QScreen>
#include <QSvgGenerator>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr double pngPixelsPerPoint = 2;
constexpr double maxPngPixels = 8000;
constexpr int clipboardPixels = 1200;
constexpr int pdfDotsPerInch = 1200;
constexpr double pointsPerInch = 72;

static bool isOfScreen(const Picture& picture) { return picture.measure == Picture::Measure::Screen; }

static QByteArray svgOf(const Picture& picture) {
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

/// Returns a PDF page of the size of the picture, with lossless images, because JPEG blurs small cells. One dot of the page
/// equals one pixel of the screen, because the fonts of widgets would otherwise have a wrong size.
static QByteArray pdfOf(const Picture& picture) {
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
    painter.setRenderHint(QPainter::LosslessImageRendering);
    const double dotsPerUnit = pointsPerUnit * dotsPerInch / pointsPerInch;
    painter.scale(dotsPerUnit, dotsPerUnit);
    paintWhole(painter, picture);
  }
  return buffer.data();
}

static QByteArray pngOf(const Picture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  const double longer = std::max(picture.size.width(), picture.size.height());
  const QImage image = isOfScreen(picture)
                           ? fineImage(picture)
                           : renderPicture(picture, static_cast<int>(std::min(longer * pngPixelsPerPoint, maxPngPixels)));
  image.save(&buffer, "PNG");
  return buffer.data();
}

constexpr double largestScale = 3;

/// Records a picture as lines and letters. Otherwise, widgets would be printed as pixels.
static QPicture recordOf(const Picture& picture) {
  QPicture record;
  QPainter painter(&record);
  paintWhole(painter, picture);
  return record;
}

constexpr double minWidth = 320;
constexpr double marginPoints = 12;
constexpr int letterPixels = 12;

constexpr qsizetype signatureBytes = 8;
constexpr qsizetype chunkFrameBytes = 12;  ///< size of the length, name and checksum of a chunk

struct Chunk {
  QByteArray name;
  QByteArray data;
};

static QByteArray number(quint32 value) {
  QByteArray bytes(4, '\0');
  qToBigEndian(value, bytes.data());
  return bytes;
}

static QByteArray shortNumber(quint16 value) {
  QByteArray bytes(2, '\0');
  qToBigEndian(value, bytes.data());
  return bytes;
}

/// Returns the CRC-32 of a chunk, as in section 5.5 of the PNG specification.
static quint32 checksum(const QByteArray& bytes) {
  static const std::array<quint32, 256> table = [] {
    std::array<quint32, 256> made{};
    for (quint32 byte = 0; byte < made.size(); ++byte) {
      quint32 value = byte;
      for (int bit = 0; bit < 8; ++bit) value = (value & 1) != 0 ? 0xedb88320U ^ (value >> 1) : value >> 1;
      made[byte] = value;
    }
    return made;
  }();
  quint32 sum = 0xffffffffU;
  for (const char byte : bytes) sum = table[(sum ^ static_cast<quint8>(byte)) & 0xffU] ^ (sum >> 8);
  return ~sum;
}

static QByteArray written(const char* name, const QByteArray& data) {
  const QByteArray named = QByteArray(name, 4) + data;
  return number(static_cast<quint32>(data.size())) + named + number(checksum(named));
}

static std::vector<Chunk> chunksOf(const QByteArray& png) {
  std::vector<Chunk> chunks;
  for (qsizetype at = signatureBytes; at + chunkFrameBytes <= png.size();) {
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
    chunks.push_back({png.mid(at + 4, 4), png.mid(at + 8, length)});
    at += length + chunkFrameBytes;
  }
  return chunks;
}

/// Returns an "fcTL" chunk for a frame that fills the picture and replaces the previous frame.
static QByteArray frameControl(quint32 sequence, const QByteArray& header, int milliseconds) {
  const QByteArray size = header.left(8);
  const QByteArray offset(8, '\0');
  const QByteArray disposal(2, '\0');
  return written(
      "fcTL", number(sequence) + size + offset + shortNumber(static_cast<quint16>(milliseconds)) + shortNumber(1000) + disposal);
}

void paintWhole(QPainter& painter, const Picture& picture) {
  const QRectF area(QPointF(0, 0), picture.size);
  std::optional<PaperPalette> onPaper;  // a drawing without background is for paper, so it ignores the theme
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
  // With fonts in screen units, a dot must equal a pixel of the screen. Other drawings may use a finer
  // resolution.
  if (picture.measure == Picture::Measure::Screen) printer.setResolution(screenDpi());
  const QPicture record = recordOf(picture);
  QPainter painter;
  if (!painter.begin(&printer)) return false;
  painter.setRenderHint(QPainter::LosslessImageRendering);
  const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
  const double dotsPerUnit = printer.resolution() / unitsPerInch(picture);
  const double scale =
      std::min({page.width() / picture.size.width(), page.height() / picture.size.height(), dotsPerUnit * largestScale});
  painter.scale(scale, scale);
  painter.drawPicture(QPointF(), record);
  return painter.end();
}

std::unique_ptr<QPrinter> askForPrinter(QWidget* parent, QPageLayout::Orientation orientation) {
  auto printer = std::make_unique<QPrinter>();
  printer->setPageOrientation(orientation);
  QPrintDialog dialog(printer.get(), parent);
  return dialog.exec() == QDialog::Accepted ? std::move(printer) : nullptr;
}

QString imprintOf(const std::string& variantId, QStringList parts) {
  parts << QStringLiteral("Kotai %1").arg(QCoreApplication::applicationVersion()) << QString::fromStdString(variantId)
        << QDate::currentDate().toString(Qt::ISODate);
  return parts.join(QStringLiteral(" · "));
}

Picture withImprint(Picture picture, const QString& imprint, const QColor& ink) {
  QFont letters = QGuiApplication::font();
  letters.setPixelSize(letterPixels);
  const QSizeF alone = picture.size;
  const double width = std::max(alone.width(), minWidth);
  const QRectF room(marginPoints, alone.height(), width - 2 * marginPoints, 10 * alone.height());
  const double height = QFontMetricsF(letters).boundingRect(room, Qt::TextWordWrap, imprint).height() + marginPoints;
  picture.size = {width, alone.height() + height};
  picture.paint = [paint = std::move(picture.paint), alone, room, imprint, ink, letters](QPainter& painter, const QRectF&) {
    painter.save();
    paint(painter, QRectF(QPointF(0, 0), alone));
    painter.restore();
    painter.setFont(letters);
    painter.setPen(ink);
    painter.drawText(room, Qt::TextWordWrap, imprint);
  };
  return picture;
}

QByteArray framePng(const QImage& image) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  image.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG");
  return buffer.data();
}

QByteArray animatedPng(const std::vector<QByteArray>& frames, int frameMs, int lastMs) {
  const QByteArray header = chunksOf(frames.front()).front().data;
  QByteArray file = frames.front().left(signatureBytes) + written("IHDR", header) +
                    written("acTL", number(static_cast<quint32>(frames.size())) + number(0));
  quint32 sequence = 0;
  for (std::size_t frame = 0; frame < frames.size(); ++frame) {
    file += frameControl(sequence++, header, frame + 1 == frames.size() ? lastMs : frameMs);
    for (const Chunk& chunk : chunksOf(frames[frame])) {
      if (chunk.name != "IDAT") continue;
      file += frame == 0 ? written("IDAT", chunk.data) : written("fdAT", number(sequence++) + chunk.data);
    }
  }
  return file + written("IEND", {});
}

}  // namespace kotai::ui
