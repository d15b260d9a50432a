#include "ui/charts/bar_chart.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr double keyGap = 14;
constexpr double titleGap = 16;
constexpr double boxGap = 5;
constexpr double widestColumnPx = 64;
constexpr double shareOfSlot = 0.86;
constexpr double lowestBesideSquares = 190;
constexpr double maxExtraHeight = 40;

std::uint64_t BarChartData::count(int category, int kind) const {
  return kinds[static_cast<std::size_t>(kind)].counts[static_cast<std::size_t>(category)];
}

std::uint64_t BarChartData::countsBelow(int category, int kind) const {
  std::uint64_t sum = 0;
  for (int under = 0; under < kind; ++under) sum += count(category, under);
  return sum;
}

std::uint64_t BarChartData::kindTotal(int kind) const {
  const std::vector<std::uint64_t>& counts = kinds[static_cast<std::size_t>(kind)].counts;
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

std::uint64_t BarChartData::largestKindTotal() const {
  std::uint64_t largest = 0;
  for (int kind = 0; kind < static_cast<int>(kinds.size()); ++kind) largest = std::max(largest, kindTotal(kind));
  return largest;
}

std::uint64_t BarChartData::whole(int category, int kind) const {
  switch (shareOf) {
    case ShareOf::Column: return countsBelow(category, static_cast<int>(kinds.size()));
    case ShareOf::Kind: return kindTotal(kind);
    case ShareOf::All: break;
  }
  return total;
}

BarChart::BarChart(QWidget* parent) : PlaceChart(Measure::Count, parent) { relabel(); }

void BarChart::setData(BarChartData content) {
  point({});  // reports that no bar is hovered, before the bars change
  m_data = std::move(content);
  updateAccessible();
  relabel();
}

bool BarChart::stacked() const {
  if (m_data.kinds.size() < 2) return false;
  return m_data.bars == BarChartData::Bars::Stacked ||
         (m_data.bars == BarChartData::Bars::StackedUnlessLogarithmic && m_scale == Scale::Linear);
}

bool BarChart::sharesOfColumns() const {
  return m_measure == Measure::Share && m_data.shareOf == BarChartData::ShareOf::Column && stacked();
}

double BarChart::heightOf(double amount, Place place) const {
  const bool ofKind = m_data.shareOf == BarChartData::ShareOf::Kind;
  if (m_scale == Scale::Logarithmic) {
    // Scales the bars so that shares of kinds with different totals can be compared.
    if (m_measure == Measure::Share && ofKind)
      amount *= static_cast<double>(m_data.largestKindTotal()) /
                static_cast<double>(std::max<std::uint64_t>(m_data.kindTotal(place.row), 1));
    return logarithmicHeight(amount);
  }
  if (m_measure == Measure::Count) return amount;
  const std::uint64_t all = sharesOfColumns() || ofKind ? m_data.whole(place.column, place.row) : m_data.total;
  return 100.0 * amount / static_cast<double>(std::max<std::uint64_t>(all, 1));
}

void BarChart::relabel() {
  double largest = 0;
  for (int category = 0; category < categories(); ++category)
    for (int kind = 0; kind < kinds(); ++kind) {
      const Place place{category, kind};
      const std::uint64_t upTo = stacked() ? m_data.countsBelow(place.column, place.row) + m_data.count(place.column, place.row)
                                           : m_data.count(place.column, place.row);
      largest = std::max(largest, heightOf(static_cast<double>(upTo), place));
    }
  const bool percent = m_measure == Measure::Share;
  const std::uint64_t all = m_data.shareOf == BarChartData::ShareOf::Kind ? m_data.largestKindTotal() : m_data.total;
  m_labels = m_scale == Scale::Logarithmic ? logarithmicLabels(largest, static_cast<double>(all), percent)
                                           : linearLabels(sharesOfColumns() ? 100 : largest, percent);
  update();
}

/// Returns the area of the legend. The legend is beside the title, or below the title if the space is too
/// narrow.
QRectF BarChart::keyArea() const {
  if (!m_data.hasKey || m_data.kinds.size() < 2) return QRectF();
  const QFontMetricsF small(smallFont(font()));
  const QFontMetricsF heading(headingFont(font()));
  double wide = -keyGap;
  for (const BarChartData::Kind& kind : m_data.kinds)
    wide += small.height() * 0.7 + boxGap + small.horizontalAdvance(kind.name) + 2 + keyGap;
  const double besideTitle = heading.horizontalAdvance(m_data.title) + titleGap;
  if (besideTitle + wide <= width()) return QRectF(besideTitle, (heading.height() - small.height()) / 2, wide, small.height());
  return QRectF(0, heading.height() + 4, wide, small.height());
}

QRectF BarChart::plotArea() const {
  const QFontMetricsF small(smallFont(font()));
  double left = 0;
  for (const AxisLabel& label : m_labels) left = std::max(left, small.horizontalAdvance(label.text));
  const double above = std::max(QFontMetricsF(headingFont(font())).height(), keyArea().bottom()) + small.height() / 2 + 2;
  const double below = 2 * small.height() + 6;
  const double high =
      m_data.besideSquares ? std::min<double>(height(), std::max(lowestBesideSquares, width() + maxExtraHeight)) : height();
  return QRectF(left + 8, above, width() - left - 12, high - above - below);
}

QRectF BarChart::rectOf(Place place, const QRectF& area) const {
  const double slot = area.width() / categories();
  const double wide = std::min(slot * shareOfSlot, widestColumnPx);
  const double left = area.left() + slot * (place.column + 0.5) - wide / 2;
  const auto high = [&](std::uint64_t amount) { return area.height() * heightOf(static_cast<double>(amount), place) / top(); };
  if (!stacked()) {
    const double each = wide / kinds();
    const double height = std::max(high(m_data.count(place.column, place.row)), 1.0);
    return QRectF(left + each * place.row, area.bottom() - height, std::max(each - 0.5, 1.0), height);
  }
  const std::uint64_t below = m_data.countsBelow(place.column, place.row);
  const double upTo = high(below + m_data.count(place.column, place.row));
  return QRectF(left, area.bottom() - upTo, wide, std::max(upTo - high(below), 0.6));
}

QRectF BarChart::barRect(int category, int kind) const {
  return isEmpty() || m_data.count(category, kind) == 0 ? QRectF() : rectOf({category, kind}, plotArea());
}

QString BarChart::barText(int category, int kind) const {
  if (category < 0 || isEmpty()) return QString();
  const std::uint64_t here = m_data.count(category, kind);
  const std::uint64_t all = m_data.whole(category, kind);
  const QString where = m_data.descriptions[static_cast<std::size_t>(category)];
  const QString number =
      tr("%1 of %2 positions (%3)")
          .arg(countText(static_cast<double>(here)), countText(static_cast<double>(all)), shareText(here, all));
  if (m_data.kinds.size() == 1) return tr("%1: %2", "which positions: how many").arg(where, number);
  return tr("%1 · %2: %3", "which positions · class: how many")
      .arg(where, m_data.kinds[static_cast<std::size_t>(kind)].name, number);
}

BarChart::Place BarChart::placeAt(const QPointF& at) const {
  if (isEmpty()) return {};
  const QRectF area = plotArea();
  const int category = static_cast<int>(std::floor((at.x() - area.left()) / (area.width() / categories())));
  if (category < 0 || category >= categories() || at.y() < area.top() || at.y() > area.bottom()) return {};
  // Finds the bar under the pointer. The area beside a thin bar counts as part of the bar. Elsewhere in a column,
  // the nearest bar counts.
  Place best;
  double bestDistance = 1e9;
  for (int kind = 0; kind < kinds(); ++kind) {
    const QRectF bar = barRect(category, kind);
    if (bar.isEmpty()) continue;
    const double up = std::max({bar.top() - at.y(), at.y() - bar.bottom(), 0.0});
    const double aside = std::max({bar.left() - at.x(), at.x() - bar.right(), 0.0});
    const double distance = stacked() ? up : area.height() * aside + up;  // the space above a bar counts as part of the bar
    if (distance >= bestDistance) continue;
    best = {category, kind};
    bestDistance = distance;
  }
  return best;
}

QString BarChart::advice() const {
  return m_data.advice.isEmpty() ? tr("Choose a bar with the arrow keys, then press Enter to list its positions") : m_data.advice;
}

void BarChart::activate(Place place) {
  if (m_data.count(place.column, place.row) > 0) emit barActivated(place.column, place.row);
}

void BarChart::paintEvent(QPaintEvent*) {
  if (isEmpty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintKey(painter);
  paintAxes(painter);
  paintBars(painter);
}

void BarChart::paintKey(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(headingFont(font()));
  painter.setPen(palette.text);
  painter.drawText(QRectF(0, 0, width(), QFontMetricsF(painter.font()).height()), Qt::AlignLeft | Qt::AlignVCenter, m_data.title);
  const QRectF area = keyArea();
  if (area.isEmpty()) return;
  painter.setFont(smallFont(font()));
  const QFontMetricsF metrics(painter.font());
  double x = area.left();
  for (const BarChartData::Kind& kind : m_data.kinds) {
    const QRectF box(x, area.top() + metrics.height() * 0.15, metrics.height() * 0.7, metrics.height() * 0.7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kind.colour(0));
    painter.drawRoundedRect(box, 2, 2);
    painter.setPen(palette.textMuted);
    const QRectF name(box.right() + boxGap, area.top(), metrics.horizontalAdvance(kind.name) + 2, metrics.height());
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, kind.name);
    x = name.right() + keyGap;
  }
}

void BarChart::paintAxes(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(smallFont(font()));
  const QFontMetricsF metrics(painter.font());
  const QRectF area = plotArea();
  double free = area.bottom() + metrics.height();  // bottom of the space for the next label
  for (const AxisLabel& label : m_labels) {
    const double y = area.bottom() - area.height() * label.at / top();
    painter.setPen(QPen(palette.border, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    if (label.text.isEmpty() || y + metrics.height() / 2 > free) continue;  // this label would cover the label below
    free = y - metrics.height() / 2;
    painter.setPen(palette.textMuted);
    painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                     label.text);
  }
  double widest = 0;
  for (const QString& category : m_data.categories) widest = std::max(widest, metrics.horizontalAdvance(category));
  const double slot = area.width() / categories();
  const int step = axisStep(widest + 8, slot);
  const double room = std::max(80.0, slot * step);
  for (std::size_t category = 0; category < m_data.categories.size(); category += static_cast<std::size_t>(step)) {
    const double centre = area.left() + slot * (static_cast<double>(category) + 0.5);
    painter.drawText(QRectF(centre - room / 2, area.bottom() + 3, room, metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
                     m_data.categories[category]);
  }
  painter.drawText(QRectF(0, area.bottom() + metrics.height() + 4, width(), metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
                   metrics.elidedText(m_data.axisName, Qt::ElideRight, width()));
}

void BarChart::paintNumber(QPainter& painter, Place place, const QRectF& bar) const {
  const std::uint64_t here = m_data.count(place.column, place.row);
  const QString text =
      m_measure == Measure::Share ? shareText(here, m_data.whole(place.column, place.row)) : shortCountText(here);
  painter.setFont(smallFont(font()));
  const QFontMetricsF metrics(painter.font());
  if (metrics.horizontalAdvance(text) > bar.width() || metrics.height() > bar.height()) return;
  painter.setPen(readableOn(painter.brush().color()));
  painter.drawText(bar, Qt::AlignCenter, text);
  painter.setPen(Qt::NoPen);
}

void BarChart::paintBars(QPainter& painter) const {
  painter.setPen(Qt::NoPen);
  const QRectF area = plotArea();
  for (int category = 0; category < categories(); ++category)
    for (int kind = 0; kind < kinds(); ++kind) {
      const QRectF bar = rectOf({category, kind}, area);
      if (m_data.count(category, kind) == 0 || bar.isEmpty()) continue;
      painter.setBrush(m_data.kinds[static_cast<std::size_t>(kind)].colour(category));
      painter.drawRect(bar);
      if (m_data.numbered) paintNumber(painter, {category, kind}, bar);
    }
  if (!m_current.valid()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Theme::instance().palette().text, 1.6));
  painter.drawRect(rectOf(m_current, area).adjusted(-1, -1, 1, 1));
}

}  // namespace kotai::ui

#include "moc_bar_chart.cpp"
