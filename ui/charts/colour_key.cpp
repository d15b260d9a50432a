#include "ui/charts/colour_key.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr int betweenPx = 14;
constexpr int beforeNamePx = 5;

int squarePx(const QFontMetrics& metrics) { return metrics.ascent() * 4 / 5; }
}  // namespace

ColourKey::ColourKey(std::function<Words()> words, QWidget* parent) : QWidget(parent), m_words(std::move(words)) {
  setFont(smallFont(font()));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  refresh();
}

QString ColourKey::text() const {
  const Words words = m_words();
  QStringList parts;
  if (!words.before.isEmpty()) parts << words.before;
  for (const auto& [colour, name] : words.colours) parts << name;
  return parts.join(QLatin1Char(' '));
}

QSize ColourKey::sizeHint() const {
  const Words words = m_words();
  const QFontMetrics metrics = fontMetrics();
  int width = words.before.isEmpty() ? 0 : metrics.horizontalAdvance(words.before) + betweenPx;
  for (const auto& [colour, name] : words.colours)
    width += squarePx(metrics) + beforeNamePx + metrics.horizontalAdvance(name) + betweenPx;
  return {width, metrics.height() + 4};
}

void ColourKey::refresh() {
  setAccessibleName(text());
  updateGeometry();
  update();
}

void ColourKey::paintEvent(QPaintEvent*) {
  const Words words = m_words();
  const ColourPalette& palette = Theme::instance().palette();
  const QFontMetrics metrics = fontMetrics();
  const int square = squarePx(metrics);
  QPainter painter(this);
  painter.setFont(font());
  int left = 0;
  const auto write = [&](const QString& text, const QColor& colour) {
    painter.setPen(colour);
    painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignLeft | Qt::AlignVCenter, text);
    left += metrics.horizontalAdvance(text) + betweenPx;
  };
  if (!words.before.isEmpty()) write(words.before, palette.textMuted);
  for (const auto& [colour, name] : words.colours) {
    const QRect place(left, (height() - square) / 2, square, square);
    painter.fillRect(place, colour);
    painter.setPen(palette.border);  // pale colours need an edge, too
    painter.drawRect(place);
    left += square + beforeNamePx;
    write(name, palette.text);
  }
}

void ColourKey::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace kotai::ui

#include "moc_colour_key.cpp"
