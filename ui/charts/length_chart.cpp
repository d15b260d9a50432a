#include "ui/charts/length_chart.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double widestColumnPx = 64;
}  // namespace

/// The vertical axis: its labels, the last one at the top.
struct LengthChart::Heights {
  std::vector<AxisLabel> labels;
  double top() const { return labels.back().at; }
};

LengthChart::LengthChart(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&LengthChart::update));
  updateAccessible();
}

void LengthChart::setTexts(const QString& title, const QString& axisName) {
  m_title = title;
  m_axisName = axisName;
  updateAccessible();
  update();
}

void LengthChart::setSeries(std::vector<LengthSeries> series) {
  m_series = std::move(series);
  m_numbers = numbersOf(m_series);
  m_current = Place();
  updateAccessible();
  update();
}

void LengthChart::setOutcome(Outcome outcome) {
  m_outcome = outcome;
  update();
}

void LengthChart::setMeasure(Measure measure) {
  m_measure = measure;
  update();
}

void LengthChart::setScale(Scale scale) {
  m_scale = scale;
  update();
}

QRectF LengthChart::plotArea() const {
  const QFontMetricsF small(smallFont(font()));
  const double top = QFontMetricsF(headingFont(font())).height() + 10;
  const double left = small.horizontalAdvance(QStringLiteral("0,000M")) + 6;
  return QRectF(left, top, width() - left - 4, height() - top - 2 * small.height() - 8);
}

QRectF LengthChart::columnOf(Place place) const {
  const QRectF area = plotArea();
  const double wide = std::min(area.width() / std::max<double>(static_cast<double>(m_numbers.size()), 1), widestColumnPx);
  const double gap = std::min(wide * 0.18, 8.0);
  const double each = (wide - gap) / std::max<double>(static_cast<double>(m_series.size()), 1);
  return QRectF(area.left() + wide * place.column + gap / 2 + each * place.series, area.top(), each, area.height());
}

QRectF LengthChart::barColumn(int series, std::uint32_t n) const {
  const auto found = std::find(m_numbers.begin(), m_numbers.end(), n);
  if (found == m_numbers.end() || series < 0 || series >= static_cast<int>(m_series.size())) return QRectF();
  return columnOf({static_cast<int>(found - m_numbers.begin()), series});
}

LengthChart::Place LengthChart::placeAt(const QPointF& point) const {
  for (int column = 0; column < static_cast<int>(m_numbers.size()); ++column)
    for (int series = 0; series < static_cast<int>(m_series.size()); ++series)
      if (columnOf({column, series}).contains(point)) return {column, series};
  return Place();
}

QString LengthChart::barText(int series, std::uint32_t n) const {
  if (series < 0 || series >= static_cast<int>(m_series.size())) return QString();
  const LengthSeries& shown = m_series[static_cast<std::size_t>(series)];
  const std::uint64_t here = shown.count(n);
  return tr("%1 · n = %2: %3 positions (%4 of all)", "kind of mate, its length, count (share)")
      .arg(shown.name, QString::number(n), countText(static_cast<double>(here)), shareText(here, shown.total()));
}

std::uint64_t LengthChart::mostPositions() const {
  std::uint64_t most = 1;
  for (const LengthSeries& each : m_series) most = std::max(most, each.total());
  return most;
}

double LengthChart::barHeight(std::uint64_t count, std::uint64_t total) const {
  if (count == 0) return 0;
  const auto positions = static_cast<double>(count);
  const double share = positions / static_cast<double>(std::max<std::uint64_t>(total, 1));
  if (m_measure == Measure::Count) return m_scale == Scale::Linear ? positions : logarithmicHeight(positions);
  return m_scale == Scale::Linear ? 100 * share : logarithmicHeight(share * static_cast<double>(mostPositions()));
}

LengthChart::Heights LengthChart::heights() const {
  double largest = 0;
  for (const LengthSeries& each : m_series)
    for (const auto& counts : each.counts) largest = std::max(largest, barHeight(counts.second, each.total()));
  const bool percent = m_measure == Measure::Share;
  if (m_scale == Scale::Linear) return {linearLabels(largest, percent)};
  return {logarithmicLabels(largest, static_cast<double>(mostPositions()), percent)};
}

QColor LengthChart::colourOf(int series) const {
  const ColourPalette& palette = Theme::instance().palette();
  if (series == 0) return palette.of(m_outcome);
  return series == 1 ? mixed(palette.surface, palette.of(m_outcome), 0.45) : palette.textMuted;
}

void LengthChart::point(Place place) {
  if (place == m_current) return;
  m_current = place;
  emit barPointed(place.valid() ? barText(place.series, m_numbers[static_cast<std::size_t>(place.column)]) : QString());
  updateAccessible();
  update();
}

void LengthChart::updateAccessible() {
  setAccessibleName(m_title);
  setAccessibleDescription(m_current.valid() ? barText(m_current.series, m_numbers[static_cast<std::size_t>(m_current.column)])
                                             : tr("Arrow keys choose a bar, Enter lists its positions"));
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void LengthChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintKey(painter);
  if (m_numbers.empty()) return;
  const Heights axis = heights();
  paintAxes(painter, axis);
  paintBars(painter, axis);
}

void LengthChart::paintKey(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(headingFont(font()));
  painter.setPen(palette.text);
  const double line = painter.fontMetrics().height();
  double x = 0;
  painter.drawText(QRectF(x, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter, m_title);
  x += painter.fontMetrics().horizontalAdvance(m_title) + 16;
  painter.setFont(smallFont(font()));
  for (int series = 0; series < static_cast<int>(m_series.size()); ++series) {
    const QString& name = m_series[static_cast<std::size_t>(series)].name;
    painter.fillRect(QRectF(x, line / 2 - 4, 8, 8), colourOf(series));
    painter.drawText(QRectF(x + 12, 0, std::max(0.0, width() - x - 12), line), Qt::AlignLeft | Qt::AlignVCenter, name);
    x += painter.fontMetrics().horizontalAdvance(name) + 28;
  }
}

void LengthChart::paintAxes(QPainter& painter, const Heights& axis) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QRectF area = plotArea();
  painter.setFont(smallFont(font()));
  const QFontMetricsF metrics(painter.font());
  for (const AxisLabel& label : axis.labels) {
    const double y = area.bottom() - area.height() * label.at / axis.top();
    painter.setPen(QPen(palette.border, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(palette.textMuted);
    painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                     label.text);
  }
  const QRectF first = columnOf({0, 0});
  const double wide = m_numbers.size() > 1 ? columnOf({1, 0}).left() - first.left() : first.width();
  const int step = axisStep(metrics.horizontalAdvance(QString::number(m_numbers.back())) + 6, wide);
  for (std::size_t column = 0; column < m_numbers.size(); column += static_cast<std::size_t>(step)) {
    const double middle =
        columnOf({static_cast<int>(column), 0}).left() + first.width() * static_cast<double>(m_series.size()) / 2;
    painter.drawText(QRectF(middle - 30, area.bottom() + 3, 60, metrics.height()), Qt::AlignCenter,
                     QString::number(m_numbers[column]));
  }
  painter.drawText(QRectF(area.left(), area.bottom() + metrics.height() + 5, area.width(), metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, m_axisName);
}

void LengthChart::paintBars(QPainter& painter, const Heights& axis) const {
  for (int series = 0; series < static_cast<int>(m_series.size()); ++series) {
    const LengthSeries& shown = m_series[static_cast<std::size_t>(series)];
    const std::uint64_t total = shown.total();
    for (int column = 0; column < static_cast<int>(m_numbers.size()); ++column) {
      const std::uint64_t count = shown.count(m_numbers[static_cast<std::size_t>(column)]);
      if (count == 0) continue;
      const QRectF whole = columnOf({column, series});
      const double high = std::max(1.0, whole.height() * barHeight(count, total) / axis.top());
      const QRectF bar(whole.left() + 0.5, whole.bottom() - high, whole.width() - 1, high);
      painter.setPen(Qt::NoPen);
      painter.setBrush(colourOf(series));
      painter.drawRect(bar);
      if (m_current != Place{column, series}) continue;
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(Theme::instance().palette().text, 1.6));
      painter.drawRoundedRect(bar.adjusted(-1, -1, 1, 1), 2, 2);
    }
  }
}

bool LengthChart::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const Place place = placeAt(help->pos());
    if (place.valid())
      QToolTip::showText(help->globalPos(), barText(place.series, m_numbers[static_cast<std::size_t>(place.column)]), this);
    else
      QToolTip::hideText();
    return true;
  }
  if (event->type() == QEvent::LanguageChange) updateAccessible();
  return QWidget::event(event);
}

void LengthChart::mouseMoveEvent(QMouseEvent* event) {
  const Place place = placeAt(event->position());
  setCursor(place.valid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
  m_byKeyboard = false;
  point(place);
}

void LengthChart::mousePressEvent(QMouseEvent* event) {
  const Place place = placeAt(event->position());
  if (event->button() != Qt::LeftButton || !place.valid()) return;
  point(place);
  emit barActivated(place.series, m_numbers[static_cast<std::size_t>(place.column)]);
}

void LengthChart::leaveEvent(QEvent*) {
  if (!m_byKeyboard) point(Place());
}

void LengthChart::keyPressEvent(QKeyEvent* event) {
  if (m_numbers.empty()) return QWidget::keyPressEvent(event);
  const int columns = static_cast<int>(m_numbers.size());
  const int kinds = static_cast<int>(m_series.size());
  Place next = m_current.valid() ? m_current : Place{0, 0};
  switch (event->key()) {
    case Qt::Key_Left: --next.column; break;
    case Qt::Key_Right: ++next.column; break;
    case Qt::Key_Up: --next.series; break;
    case Qt::Key_Down: ++next.series; break;
    case Qt::Key_Home: next.column = 0; break;
    case Qt::Key_End: next.column = columns - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_current.valid()) emit barActivated(m_current.series, m_numbers[static_cast<std::size_t>(m_current.column)]);
      return;
    default: return QWidget::keyPressEvent(event);
  }
  m_byKeyboard = true;
  if (!m_current.valid()) next = Place{0, 0};  // the first key press only shows the cursor
  point({std::clamp(next.column, 0, columns - 1), std::clamp(next.series, 0, kinds - 1)});
}

void LengthChart::focusInEvent(QFocusEvent* event) {
  if (event->reason() != Qt::MouseFocusReason) {
    m_byKeyboard = true;
    if (!m_current.valid() && !m_numbers.empty()) point({0, 0});
  }
  update();
}

void LengthChart::focusOutEvent(QFocusEvent*) {
  if (m_byKeyboard) point(Place());
  m_byKeyboard = false;
  update();
}

}  // namespace kotai::ui

#include "moc_length_chart.cpp"
