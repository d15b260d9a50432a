#include "ui/theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/theme/palette.h"

namespace kotai::ui {

static QByteArray readSvg(const QString& name) {
  QFile file(QStringLiteral(":/kotai/icons/%1.svg").arg(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Icon engine that renders an SVG file. Replaces black with the theme's colour for the mode of the icon.
class ThemedIconEngine : public QIconEngine {
 public:
  explicit ThemedIconEngine(const QString& name) : m_name(name), m_svg(readSvg(name)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
    painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return render(size, colourFor(mode, state));
  }

  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override {
    return render(size, colourFor(mode, state));
  }

  QIconEngine* clone() const override { return new ThemedIconEngine(*this); }

 private:
  static QColor colourFor(QIcon::Mode mode, QIcon::State state) {
    const ColourPalette& palette = Theme::instance().palette();
    if (mode == QIcon::Disabled) return mixed(palette.surface, palette.textMuted, 0.45);
    return state == QIcon::On ? palette.accent : mixed(palette.surface, palette.text, 0.85);
  }

  QPixmap render(const QSize& size, const QColor& colour) const {
    if (size.isEmpty()) return {};  // the button has no room for an icon
    const QString key = QStringLiteral("kotai:%1:%2:%3x%4").arg(m_name, colour.name()).arg(size.width()).arg(size.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    QByteArray svg = m_svg;
    svg.replace("#000000", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
  }

  QString m_name;
  QByteArray m_svg;
};

QIcon themedIcon(const QString& name) { return QIcon(new ThemedIconEngine(name)); }

}  // namespace kotai::ui
