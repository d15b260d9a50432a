#include "ui/play/value_line.h"

#include <QPainter>
#include <algorithm>

#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr double dotRadiusPx = 4;
constexpr int smallestNamePercent = 82;
constexpr std::size_t mostNames = 3;

QFont nameFont(const QFont& base) {
  QFont font = base;
  font.setPointSizeF(base.pointSizeF() * smallestNamePercent / 100);
  return font;
}

}  // namespace

ValueLine::ValueLine(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ValueLine::setValues(std::vector<ValuePoint> points, Side seenFrom) {
  m_points = std::move(points);
  m_seenFrom = seenFrom;
  setVisible(m_points.size() > 1);
  setToolTip(labels().join(QLatin1Char('\n')));
  setAccessibleDescription(labels().join(QStringLiteral(", ")));
  update();
}

QSize ValueLine::sizeHint() const { return {200, 5 * fontMetrics().height()}; }

QSize ValueLine::minimumSizeHint() const { return {80, sizeHint().height()}; }

QStringList ValueLine::labels() const {
  QStringList all;
  for (std::size_t i = 0; i < m_points.size(); ++i)
    if (!m_points[i].mark.isEmpty()) all << labelOf(i) + QLatin1Char(' ') + m_points[i].verdict;
  return all;
}

QString ValueLine::labelOf(std::size_t index) const { return m_points[index].moveText + m_points[index].mark; }

double ValueLine::goodness(std::size_t index) const {
  const double height = m_points[index].height;
  return m_seenFrom == Side::First ? height : -height;
}

QPointF ValueLine::place(std::size_t index) const {
  const double margin = dotRadiusPx + fontMetrics().height();
  const double left = dotRadiusPx, right = width() - dotRadiusPx;
  const double share = static_cast<double>(index) / static_cast<double>(std::max<std::size_t>(m_points.size() - 1, 1));
  return {left + share * (right - left), margin + (1 - goodness(index)) / 2 * (height() - 2 * margin)};
}

/// The last ones, because they decided the game.
std::vector<std::size_t> ValueLine::namedPoints() const {
  std::vector<std::size_t> named;
  for (std::size_t i = m_points.size(); i-- > 0 && named.size() < mostNames;)
    if (!m_points[i].mark.isEmpty()) named.push_back(i);
  return named;
}

void ValueLine::paintEvent(QPaintEvent*) {
  if (m_points.size() < 2) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCurve(painter);
  paintNames(painter);
}

void ValueLine::paintCurve(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(palette.border);
  painter.drawLine(QPointF(0, height() / 2.0), QPointF(width(), height() / 2.0));
  QPolygonF line;
  for (std::size_t i = 0; i < m_points.size(); ++i) line << place(i);
  painter.setPen(QPen(palette.textMuted, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
  painter.setPen(QPen(palette.surface, 1.2));
  for (std::size_t i = 0; i < m_points.size(); ++i) {
    if (m_points[i].mark.isEmpty() && i + 1 != m_points.size()) continue;
    const double good = goodness(i);
    painter.setBrush(palette.of(good > 0 ? Outcome::Win : good < 0 ? Outcome::Loss : Outcome::Draw));
    painter.drawEllipse(place(i), dotRadiusPx, dotRadiusPx);
  }
}

/// Names are below a falling line and above a rising one. A name that would cover another is omitted.
void ValueLine::paintNames(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(nameFont(font()));
  const QFontMetricsF metrics(painter.font());
  std::vector<QRectF> taken;
  for (const std::size_t index : namedPoints()) {
    const QString name = labelOf(index);
    const bool fell = (m_points[index].height < m_points[index - 1].height) == (m_seenFrom == Side::First);
    QRectF box(0, 0, metrics.horizontalAdvance(name) + 2, metrics.height());
    box.moveCenter(place(index) + QPointF(0, (fell ? 1 : -1) * (dotRadiusPx + metrics.height() / 2)));
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
    if (std::ranges::any_of(taken, [&box](const QRectF& other) { return other.intersects(box); })) continue;
    taken.push_back(box);
    painter.setPen(palette.textOf(fell ? Outcome::Loss : Outcome::Win));
    painter.drawText(box, Qt::AlignCenter, name);
  }
}

}  // namespace kotai::ui

#include "moc_value_line.cpp"
