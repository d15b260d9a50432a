#include "ui/charts/stack_chart.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/accessibility/accessible_role.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double keyGap = 14;
}  // namespace

StackChart::StackChart(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&StackChart::update));
}

void StackChart::setData(StackChartData content) {
  m_data = std::move(content);
  m_current = Place();
  updateAccessible();
  update();
}

void StackChart::setMeasure(Measure measure) {
  m_measure = measure;
  update();
}

void StackChart::setScale(Scale scale) {
  m_scale = scale;
  update();
}

std::uint64_t StackChart::count(Place place) const {
  return m_data.kinds[static_cast<std::size_t>(place.kind)].counts[static_cast<std::size_t>(place.category)];
}

std::uint64_t StackChart::columnTotal(int category) const {
  std::uint64_t total = 0;
  for (int kind = 0; kind < static_cast<int>(m_data.kinds.size()); ++kind) total += count({category, kind});
  return total;
}

double StackChart::heightOf(std::uint64_t amount) const {
  const auto number = static_cast<double>(amount);
  if (m_scale == Scale::Logarithmic) return logarithmicHeight(number);
  if (m_measure == Measure::Share) return m_data.total > 0 ? 100.0 * number / static_cast<double>(m_data.total) : 0;
  return number;
}

std::vector<AxisLabel> StackChart::labels() const {
  if (sharesOfColumns()) return linearLabels(100, true);
  std::uint64_t largest = 0;
  for (int category = 0; category < static_cast<int>(m_data.categories.size()); ++category) {
    if (stacked())
      largest = std::max(largest, columnTotal(category));
    else
      for (int kind = 0; kind < static_cast<int>(m_data.kinds.size()); ++kind)
        largest = std::max(largest, count({category, kind}));
  }
  if (m_scale == Scale::Logarithmic)
    return logarithmicLabels(logarithmicHeight(static_cast<double>(largest)), static_cast<double>(m_data.total),
                             m_measure == Measure::Share);
  return linearLabels(heightOf(largest), m_measure == Measure::Share);
}

double StackChart::top() const { return labels().back().at; }

QRectF StackChart::plotArea() const {
  const QFontMetricsF small(smallFont(font()));
  const QFontMetricsF heading(headingFont(font()));
  double left = 0;
  for (const AxisLabel& label : labels()) left = std::max(left, small.horizontalAdvance(label.text));
  const double above = heading.height() + (m_data.kinds.size() > 1 ? small.height() + 6 : 0) + 6;
  const double below = 2 * small.height() + 6;
  return QRectF(left + 8, above, width() - left - 12, height() - above - below);
}

QRectF StackChart::barRect(int category, int kind) const {
  const Place place{category, kind};
  if (m_data.kinds.empty() || count(place) == 0) return QRectF();
  const QRectF area = plotArea();
  const double slot = area.width() / static_cast<double>(m_data.categories.size());
  const double wide = std::min(slot * 0.86, 44.0);
  const double left = area.left() + slot * (category + 0.5) - wide / 2;
  const auto high = [&](double onAxis) { return area.height() * onAxis / top(); };
  if (!stacked()) {
    const double each = wide / static_cast<double>(m_data.kinds.size());
    const double height = std::max(high(heightOf(count(place))), 1.0);
    return QRectF(left + each * kind, area.bottom() - height, std::max(each - 0.5, 1.0), height);
  }
  double below = 0;
  for (int under = 0; under < kind; ++under) below += static_cast<double>(count({category, under}));
  const auto number = static_cast<double>(count(place));
  const double unit = sharesOfColumns() ? 100.0 / static_cast<double>(columnTotal(category)) : 1;
  return QRectF(left, area.bottom() - high((below + number) * unit), wide, std::max(high(number * unit), 0.6));
}

QString StackChart::barText(int category, int kind) const {
  if (category < 0 || m_data.kinds.empty()) return QString();
  const std::uint64_t here = count({category, kind});
  const std::uint64_t whole = m_data.kinds.size() > 1 ? columnTotal(category) : m_data.total;
  const QString where = m_data.descriptions[static_cast<std::size_t>(category)];
  const QString number =
      tr("%1 of %2 positions (%3)")
          .arg(countText(static_cast<double>(here)), countText(static_cast<double>(whole)), shareText(here, whole));
  if (m_data.kinds.size() == 1) return tr("%1: %2", "which positions: how many").arg(where, number);
  return tr("%1 · %2: %3", "which positions · class: how many")
      .arg(where, m_data.kinds[static_cast<std::size_t>(kind)].name, number);
}

StackChart::Place StackChart::placeAt(const QPointF& at) const {
  if (m_data.kinds.empty() || m_data.categories.empty()) return {};
  const QRectF area = plotArea();
  const auto columns = static_cast<int>(m_data.categories.size());
  const int category = static_cast<int>(std::floor((at.x() - area.left()) / (area.width() / columns)));
  if (category < 0 || category >= columns || at.y() < area.top() || at.y() > area.bottom()) return {};
  // Returns the bar under the pointer. A thin bar is also found from beside it, and an empty place selects the nearest bar of
  // the column.
  Place best;
  double bestDistance = 1e9;
  for (int kind = 0; kind < static_cast<int>(m_data.kinds.size()); ++kind) {
    const QRectF bar = barRect(category, kind);
    if (bar.isEmpty()) continue;
    const double up = std::max({bar.top() - at.y(), at.y() - bar.bottom(), 0.0});
    const double aside = std::max({bar.left() - at.x(), at.x() - bar.right(), 0.0});
    const double distance = stacked() ? up : up + 4 * aside;
    if (distance >= bestDistance) continue;
    best = {category, kind};
    bestDistance = distance;
  }
  return best;
}

void StackChart::point(Place place) {
  if (place == m_current) return;
  m_current = place;
  updateAccessible();
  update();
  emit barPointed(place.valid() ? barText(place.category, place.kind) : QString());
}

void StackChart::updateAccessible() {
  setAccessibleName(m_data.title);
  setAccessibleDescription(m_current.valid() ? barText(m_current.category, m_current.kind)
                                             : tr("Arrow keys choose a bar, Enter lists its positions"));
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void StackChart::paintEvent(QPaintEvent*) {
  if (m_data.kinds.empty() || m_data.categories.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintKey(painter);
  paintAxes(painter);
  paintBars(painter);
}

void StackChart::paintKey(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(headingFont(font()));
  painter.setPen(palette.text);
  const double titleHeight = QFontMetricsF(painter.font()).height();
  painter.drawText(QRectF(0, 0, width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter, m_data.title);
  if (m_data.kinds.size() < 2) return;
  painter.setFont(smallFont(font()));
  const QFontMetricsF metrics(painter.font());
  double x = 0;
  for (const StackChartData::Kind& kind : m_data.kinds) {
    const QRectF box(x, titleHeight + 4 + metrics.height() * 0.15, metrics.height() * 0.7, metrics.height() * 0.7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kind.colour);
    painter.drawRoundedRect(box, 2, 2);
    painter.setPen(palette.textMuted);
    const QRectF name(box.right() + 5, titleHeight + 4, metrics.horizontalAdvance(kind.name) + 2, metrics.height());
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, kind.name);
    x = name.right() + keyGap;
  }
}

void StackChart::paintAxes(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(smallFont(font()));
  const QFontMetricsF metrics(painter.font());
  const QRectF area = plotArea();
  const double highest = top();
  for (const AxisLabel& label : labels()) {
    const double y = area.bottom() - area.height() * label.at / highest;
    painter.setPen(QPen(palette.border, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(palette.textMuted);
    painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                     label.text);
  }
  double widest = 0;
  for (const QString& category : m_data.categories) widest = std::max(widest, metrics.horizontalAdvance(category));
  const double slot = area.width() / static_cast<double>(m_data.categories.size());
  const int step = axisStep(widest + 8, slot);
  const double room = std::max(80.0, slot * step);
  for (std::size_t category = 0; category < m_data.categories.size(); category += static_cast<std::size_t>(step)) {
    const double centre = area.left() + slot * (static_cast<double>(category) + 0.5);
    painter.drawText(QRectF(centre - room / 2, area.bottom() + 3, room, metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
                     m_data.categories[category]);
  }
  painter.drawText(QRectF(area.left(), area.bottom() + metrics.height() + 4, area.width(), metrics.height()),
                   Qt::AlignLeft | Qt::AlignTop, m_data.axisName);
}

void StackChart::paintBars(QPainter& painter) const {
  painter.setPen(Qt::NoPen);
  for (int category = 0; category < static_cast<int>(m_data.categories.size()); ++category)
    for (int kind = 0; kind < static_cast<int>(m_data.kinds.size()); ++kind) {
      const QRectF bar = barRect(category, kind);
      if (bar.isEmpty()) continue;
      const StackChartData::Kind& drawn = m_data.kinds[static_cast<std::size_t>(kind)];
      painter.setBrush(drawn.colours.empty() ? drawn.colour : drawn.colours[static_cast<std::size_t>(category)]);
      painter.drawRect(bar);
    }
  if (!m_current.valid()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Theme::instance().palette().text, 1.6));
  painter.drawRect(barRect(m_current.category, m_current.kind).adjusted(-1, -1, 1, 1));
}

bool StackChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Place place = placeAt(help->pos());
  if (place.valid()) {
    QToolTip::showText(help->globalPos(), barText(place.category, place.kind), this);
  } else {
    QToolTip::hideText();
  }
  return true;
}

void StackChart::mouseMoveEvent(QMouseEvent* event) {
  point(placeAt(event->position()));
  setCursor(m_current.valid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StackChart::mousePressEvent(QMouseEvent* event) {
  const Place place = placeAt(event->position());
  if (event->button() == Qt::LeftButton && place.valid()) emit barActivated(place.category, place.kind);
}

void StackChart::leaveEvent(QEvent*) {
  if (!hasFocus()) point({});
}

void StackChart::keyPressEvent(QKeyEvent* event) {
  if (m_data.kinds.empty() || m_data.categories.empty()) return QWidget::keyPressEvent(event);
  Place place = m_current.valid() ? m_current : Place{0, 0};
  switch (event->key()) {
    case Qt::Key_Left: --place.category; break;
    case Qt::Key_Right: ++place.category; break;
    case Qt::Key_Up: ++place.kind; break;
    case Qt::Key_Down: --place.kind; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_current.valid()) emit barActivated(m_current.category, m_current.kind);
      return;
    default: return QWidget::keyPressEvent(event);
  }
  point({std::clamp(place.category, 0, static_cast<int>(m_data.categories.size()) - 1),
         std::clamp(place.kind, 0, static_cast<int>(m_data.kinds.size()) - 1)});
}

}  // namespace kotai::ui

#include "moc_stack_chart.cpp"
