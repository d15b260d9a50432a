#include "ui/files/imprint.h"

#include <QCoreApplication>
#include <QDate>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>

namespace kotai::ui {

namespace {
constexpr double leastWidth = 320;
constexpr double marginPoints = 12;
constexpr int letterPixels = 12;
}  // namespace

QString imprintOf(const std::string& variantId, QStringList parts) {
  parts << QStringLiteral("Kotai %1").arg(QCoreApplication::applicationVersion()) << QString::fromStdString(variantId)
        << QDate::currentDate().toString(Qt::ISODate);
  return parts.join(QStringLiteral(" · "));
}

Picture withImprint(Picture picture, const QString& imprint, const QColor& ink) {
  QFont letters = QGuiApplication::font();
  letters.setPixelSize(letterPixels);
  const QSizeF alone = picture.size;
  const double width = std::max(alone.width(), leastWidth);
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

}  // namespace kotai::ui
