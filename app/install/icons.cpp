#include "app/install/icons.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace kotai {

constexpr int largestOfSmall = 24;

static bool draw(const QString& picture, int pixels, const QString& file) {
  QSvgRenderer renderer(picture);
  QImage image(pixels, pixels, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  renderer.render(&painter);
  painter.end();
  return renderer.isValid() && QDir().mkpath(QFileInfo(file).path()) && image.save(file, "PNG");
}

static bool copyPicture(const QString& from, const QString& to) {
  QFile::remove(to);
  return QDir().mkpath(QFileInfo(to).path()) && QFile::copy(from, to);
}

bool writeIcons(const QDir& pictures, const QString& name, const QString& context, const QDir& share) {
  const QString picture = pictures.filePath(name + QStringLiteral(".svg"));
  const QString small = pictures.filePath(name + QStringLiteral("-small.svg"));
  const QString place = QStringLiteral("icons/hicolor/%1/") + context + QLatin1Char('/') + name;
  for (const int pixels : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
    const QString folder = QStringLiteral("%1x%1").arg(pixels);
    const QString file = share.filePath(place.arg(folder) + QStringLiteral(".png"));
    if (!draw(pixels <= largestOfSmall ? small : picture, pixels, file)) return false;
  }
  return copyPicture(picture, share.filePath(place.arg(QStringLiteral("scalable")) + QStringLiteral(".svg")));
}

}  // namespace kotai
