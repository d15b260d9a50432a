#include "ui/charts/heat_map.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

std::uint64_t cellTotal(const AggregateTable& table, int opponent, int mover) {
  return table.at(Outcome::Loss, opponent, mover) + table.at(Outcome::Draw, opponent, mover) +
         table.at(Outcome::Win, opponent, mover);
}

std::uint64_t countOf(const AggregateTable& table, std::optional<Outcome> outcome, std::optional<int> opponent,
                      std::optional<int> mover) {
  std::uint64_t sum = 0;
  for (int row = opponent.value_or(0); row <= opponent.value_or(table.key.maxOpponent); ++row)
    for (int column = mover.value_or(0); column <= mover.value_or(table.key.maxMover); ++column)
      sum += outcome ? table.at(*outcome, row, column) : cellTotal(table, row, column);
  return sum;
}

CellRange usedCells(const AggregateTable& table) {
  CellRange range{0, table.key.maxMover, 0, table.key.maxOpponent};
  const auto columnEmpty = [&](int mover) {
    for (int opponent = 0; opponent <= table.key.maxOpponent; ++opponent)
      if (cellTotal(table, opponent, mover) > 0) return false;
    return true;
  };
  const auto rowEmpty = [&](int opponent) {
    for (int mover = 0; mover <= table.key.maxMover; ++mover)
      if (cellTotal(table, opponent, mover) > 0) return false;
    return true;
  };
  while (!range.isEmpty() && columnEmpty(range.firstMover)) ++range.firstMover;
  while (!range.isEmpty() && rowEmpty(range.firstOpponent)) ++range.firstOpponent;
  if (!table.key.withinParts) return range;  // the largest values of such a key always occur in some position
  while (!range.isEmpty() && columnEmpty(range.lastMover)) --range.lastMover;
  while (!range.isEmpty() && rowEmpty(range.lastOpponent)) --range.lastOpponent;
  return range;
}

bool isOneDimensional(const AggregateTable& table) {
  for (int mover = 0; mover <= table.key.maxMover; ++mover) {
    int rows = 0;
    for (int opponent = 0; opponent <= table.key.maxOpponent; ++opponent) rows += cellTotal(table, opponent, mover) > 0 ? 1 : 0;
    if (rows > 1) return false;
  }
  return true;
}

std::uint64_t largestCount(const AggregateTable& table, Outcome outcome) {
  const auto& cells = table.cells[static_cast<std::size_t>(outcome)];
  return cells.empty() ? 0 : *std::max_element(cells.begin(), cells.end());
}

double largestShare(const AggregateTable& table, Outcome outcome) {
  double largest = 0;
  for (int mover = 0; mover <= table.key.maxMover; ++mover)
    for (int opponent = 0; opponent <= table.key.maxOpponent; ++opponent) {
      const std::uint64_t total = cellTotal(table, opponent, mover);
      if (total > 0)
        largest = std::max(largest, static_cast<double>(table.at(outcome, opponent, mover)) / static_cast<double>(total));
    }
  return largest;
}

constexpr double largestCell = 110;
constexpr double smallestNumberCell = 30;  // width in pixels; narrower cells have no number
constexpr double scaledFromPx = 108;       // narrower maps have no space for a colour scale
constexpr double scaleBar = 8;             // width of the scale, and its distance from the map
constexpr double nameGap = 6;              // gap around names; Japanese characters are taller than the measured letters
constexpr double smallestGapCell = 10;     // smaller cells have no gaps, which would form a pattern
constexpr double decades = 4;              // logarithmic scales of shares begin at 0.01 %

double strengthShare(double strength, const Strongest& strongest, Scale scale) {
  return scale == Scale::Linear ? strength * strongest.share : std::pow(10.0, (strength - 1) * decades);
}

double strengthCount(double strength, const Strongest& strongest, Scale scale) {
  const auto whole = static_cast<double>(strongest.count);
  return scale == Scale::Linear ? strength * whole : std::expm1(strength * std::log1p(whole));
}

double cellStrength(std::uint64_t count, std::uint64_t cellTotal, const Strongest& strongest, Measure measure, Scale scale) {
  if (count == 0) return 0;
  constexpr double visible = 0.04;
  const auto part = static_cast<double>(count);
  double strength = 0;
  if (measure == Measure::Share) {
    const double share = part / static_cast<double>(std::max<std::uint64_t>(cellTotal, 1));
    strength = scale == Scale::Linear ? share / strongest.share : 1 + std::log10(share) / decades;
  } else {
    const auto whole = static_cast<double>(std::max<std::uint64_t>(strongest.count, 1));
    strength = scale == Scale::Linear ? part / whole : std::log1p(part) / std::log1p(whole);
  }
  return std::clamp(strength, visible, 1.0);
}

/// Geometry of a map's parts. Computed for each paint and hit test, which is cheap.
struct HeatMap::Geometry {
  QRectF title;
  QPointF origin;  ///< lower left corner of the cells
  double cell = 0;
  int gap = 1;
  double labelWidth = 0;
  double scaleWidth = 0;  ///< width of the colour scale with its labels; 0 without a scale
  bool axisNames = false;
};

HeatMap::HeatMap(Outcome outcome, QWidget* parent) : PlaceChart(Measure::Share, parent), m_outcome(outcome) {
  updateAccessible();
}

void HeatMap::setTable(AggregateTablePtr table) {
  m_table = std::move(table);
  m_cells = m_table ? usedCells(*m_table) : CellRange();
  m_strongest = m_table ? Strongest{largestCount(*m_table, m_outcome), largestShare(*m_table, m_outcome)} : Strongest();
  if (!m_cells.contains(m_current.row, m_current.column)) m_current = Place();
  updateAccessible();
  update();
}

void HeatMap::setStrongest(const Strongest& strongest) {
  m_strongest = strongest;
  update();
}

std::uint64_t HeatMap::count(int opponent, int mover) const {
  return m_table && m_cells.contains(opponent, mover) ? m_table->at(m_outcome, opponent, mover) : 0;
}

QRect HeatMap::cellRect(int opponent, int mover) const {
  if (!m_cells.contains(opponent, mover)) return QRect();
  return rectOf(geometryNow(), {mover, opponent});
}

/// Returns the rectangle of a cell. Edges are on whole pixels, so that cells fill the map and stay crisp. The
/// sizes of cells may therefore differ by one pixel.
QRect HeatMap::rectOf(const Geometry& g, Place place) const {
  const int column = place.column - m_cells.firstMover;
  const int row = place.row - m_cells.firstOpponent;
  const auto edge = [](double at) { return static_cast<int>(std::lround(at)); };
  const int left = edge(g.origin.x() + column * g.cell);
  const int right = edge(g.origin.x() + (column + 1) * g.cell);
  const int top = edge(g.origin.y() - (row + 1) * g.cell);
  const int bottom = edge(g.origin.y() - row * g.cell);
  return QRect(left, top, right - left - g.gap, bottom - top - g.gap);
}

QString HeatMap::cellText(int opponent, int mover) const {
  if (!m_table || !m_cells.contains(opponent, mover)) return QString();
  const std::uint64_t total = cellTotal(*m_table, opponent, mover);
  const QString where =
      tr("%1 · %2: %3 · %4: %5", "outcome · axis: value · axis: value")
          .arg(outcomeName(m_outcome), aggregateAxisName(m_table->gameId, m_table->key, true), QString::number(mover),
               aggregateAxisName(m_table->gameId, m_table->key, false), QString::number(opponent));
  if (total == 0) return tr("%1 · no positions").arg(where);
  const std::uint64_t here = count(opponent, mover);
  return tr("%1 · %2 of %3 positions (%4)")
      .arg(where, countText(static_cast<double>(here)), countText(static_cast<double>(total)), shareText(here, total));
}

double HeatMap::cellIn(const QSizeF& size) const { return geometryIn(size).cell; }

double HeatMap::scaleLabelsWidth() const {
  double widest = 0;
  if (m_cells.isEmpty() || hasNoPositions()) return widest;
  const QFontMetricsF small(smallFont(font()));
  for (const double strength : {0.0, 0.5, 1.0}) widest = std::max(widest, small.horizontalAdvance(scaleText(strength)));
  return widest;
}

HeatMap::Geometry HeatMap::geometryNow() const { return geometryIn(size()); }

HeatMap::Geometry HeatMap::geometryIn(const QSizeF& size) const {
  Geometry g;
  const QFontMetricsF small(smallFont(font()));
  const QFontMetricsF bold(headingFont(font()));
  g.axisNames = size.height() >= 190;
  g.labelWidth = small.horizontalAdvance(QString::number(std::max(m_cells.lastOpponent, 9))) + 6;
  const double nameHeight = g.axisNames ? small.height() + nameGap : 0;
  const double left = g.labelWidth + nameHeight;
  const double top = bold.height() + 5;
  const double bottom = small.height() + 3 + nameHeight;
  double labels = scaleLabelsWidth();
  for (const HeatMap* sister : m_siblingMaps) labels = std::max(labels, sister->scaleLabelsWidth());
  if (labels > 0) {
    const double scale = 2 * scaleBar + 4 + labels;
    if (size.width() - left - 2 - scale >= scaledFromPx) g.scaleWidth = scale;
  }
  if (!m_cells.isEmpty()) {
    const double wide = (size.width() - left - 2 - g.scaleWidth) / m_cells.columns();
    const double high = (size.height() - top - bottom) / m_cells.rows();
    g.cell = std::clamp(std::min(wide, high), 2.0, largestCell);
  }
  g.gap = g.cell >= smallestGapCell ? 1 : 0;
  g.title = QRectF(left, 0, size.width() - left, bold.height());
  g.origin = QPointF(left, top + g.cell * m_cells.rows());
  return g;
}

HeatMap::Place HeatMap::placeAt(const QPointF& at) const {
  const QPoint point = at.toPoint();
  const Geometry g = geometryNow();
  if (g.cell <= 0) return Place();
  const double column = (point.x() - g.origin.x()) / g.cell;
  const double row = (g.origin.y() - point.y()) / g.cell;
  if (column < 0 || row < 0) return Place();
  const Place place{m_cells.firstMover + static_cast<int>(column), m_cells.firstOpponent + static_cast<int>(row)};
  return m_cells.contains(place.row, place.column) ? place : Place();
}

QString HeatMap::heading() const { return tr("Heat map: %1").arg(outcomeName(m_outcome)); }

void HeatMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Geometry g = geometryNow();
  paintTitle(painter, g);
  if (m_cells.isEmpty()) return;
  paintLabels(painter, g);
  for (int opponent = m_cells.firstOpponent; opponent <= m_cells.lastOpponent; ++opponent) {
    for (int mover = m_cells.firstMover; mover <= m_cells.lastMover; ++mover) {
      paintCell(painter, rectOf(g, {mover, opponent}), {mover, opponent}, g.gap > 0);
    }
  }
  if (g.scaleWidth > 0 && !hasNoPositions()) paintScale(painter, g);
  if (!m_current.valid()) return;
  const QRectF outline = QRectF(tipRect(m_current)).adjusted(-1, -1, 1, 1);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Theme::instance().palette().text, 1.6));
  painter.drawRoundedRect(outline, 2.5, 2.5);
}

void HeatMap::paintTitle(QPainter& painter, const Geometry& g) const {
  painter.setFont(headingFont(font()));
  painter.setPen(Theme::instance().palette().textOf(m_outcome));
  painter.drawText(g.title, Qt::AlignLeft | Qt::AlignVCenter, outcomeName(m_outcome));
  paintStrongest(painter, g);
  painter.setFont(headingFont(font()));
  if (!hasFocus() || !m_byKeyboard) return;
  const double y = g.title.bottom() + 1;
  const double width = painter.fontMetrics().horizontalAdvance(outcomeName(m_outcome));
  painter.drawLine(QPointF(g.title.left(), y), QPointF(g.title.left() + width, y));
}

/// Explains the strongest colour, unless it stands for all positions of a cell.
void HeatMap::paintStrongest(QPainter& painter, const Geometry& g) const {
  constexpr double nearlyAll = 0.995;
  if (hasNoPositions()) return paintBesideName(painter, g, tr("none", "positions with an outcome"));
  if (m_measure != Measure::Share || m_scale != Scale::Linear || m_strongest.share >= nearlyAll || m_cells.isEmpty()) return;
  if (g.scaleWidth > 0) return;  // the scale already explains the colour
  constexpr double minShown = 0.0001;
  const auto percent = [](double share) { return withPercentSign(QLocale().toString(100 * share, 'f', share < 0.01 ? 2 : 0)); };
  paintBesideName(painter, g,
                  m_strongest.share < minShown ? tr("less than %1", "the largest share of a map").arg(percent(minShown))
                                               : tr("up to %1", "the largest share of a map").arg(percent(m_strongest.share)));
}

void HeatMap::paintBesideName(QPainter& painter, const Geometry& g, const QString& text) const {
  const double name = painter.fontMetrics().horizontalAdvance(outcomeName(m_outcome)) + 8;
  painter.setFont(smallFont(font()));
  if (painter.fontMetrics().horizontalAdvance(text) > g.title.width() - name) return;
  painter.save();
  painter.setPen(Theme::instance().palette().textMuted);
  painter.drawText(g.title.adjusted(name, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
  painter.restore();
}

void HeatMap::paintLabels(QPainter& painter, const Geometry& g) const {
  painter.setFont(smallFont(font()));
  painter.setPen(Theme::instance().palette().textMuted);
  const QFontMetricsF metrics(painter.font());
  const double widest = metrics.horizontalAdvance(QString::number(m_cells.lastMover)) + 3;
  const int columnStep = axisStep(widest, g.cell);
  const int rowStep = axisStep(metrics.height() - 2, g.cell);
  for (int mover = m_cells.firstMover; mover <= m_cells.lastMover; ++mover) {
    if (mover % columnStep != 0) continue;
    const double centre = g.origin.x() + (mover - m_cells.firstMover + 0.5) * g.cell - g.gap / 2.0;
    const QString number = QString::number(mover);
    const double wide = metrics.horizontalAdvance(number);
    painter.drawText(QPointF(std::min(centre - wide / 2, width() - wide), g.origin.y() + 2 + metrics.ascent()), number);
  }
  for (int opponent = m_cells.firstOpponent; opponent <= m_cells.lastOpponent; ++opponent) {
    if (opponent % rowStep != 0) continue;
    const double middle = g.origin.y() - (opponent - m_cells.firstOpponent + 0.5) * g.cell - g.gap / 2.0;
    painter.drawText(QRectF(g.origin.x() - g.labelWidth, middle - 15, g.labelWidth - 5, 30), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(opponent));
  }
  if (!g.axisNames || !m_table) return;
  const double across = g.cell * m_cells.columns();
  const double upwards = g.origin.y();  // the name of the vertical axis may reach up beside the heading
  const auto elided = [&](bool mover, double room) {
    return metrics.elidedText(aggregateAxisName(m_table->gameId, m_table->key, mover), Qt::ElideRight, room);
  };
  painter.drawText(QRectF(g.origin.x(), g.origin.y() + metrics.height() + 2, width() - g.origin.x(), metrics.height() + 2),
                   Qt::AlignLeft | Qt::AlignVCenter, elided(true, std::max(across, width() - g.origin.x())));
  painter.save();
  painter.translate(0, g.origin.y());
  painter.rotate(-90);
  painter.drawText(QRectF(0, 1, upwards, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, elided(false, upwards));
  painter.restore();
}

QString HeatMap::scaleText(double strength) const {
  if (m_measure == Measure::Count)
    return shortCountText(static_cast<std::uint64_t>(std::llround(strengthCount(strength, m_strongest, m_scale))));
  const double percent = 100 * strengthShare(strength, m_strongest, m_scale);
  constexpr double minPlain = 1e-4;  // the format 'g' would write smaller numbers with an exponent
  constexpr int maxDecimals = 8;
  const bool isPlain = percent == 0 || percent >= minPlain;
  return withPercentSign(QLocale().toString(percent, isPlain ? 'g' : 'f', isPlain ? 3 : maxDecimals));
}

/// Paints the scale, from 0 at the bottom to the largest share or count at the top.
void HeatMap::paintScale(QPainter& painter, const Geometry& g) const {
  const ColourPalette& palette = Theme::instance().palette();
  const double high = g.cell * m_cells.rows();
  const QRectF bar(g.origin.x() + g.cell * m_cells.columns() + scaleBar, g.origin.y() - high, scaleBar, high - g.gap);
  QLinearGradient colours(bar.bottomLeft(), bar.topLeft());
  colours.setColorAt(0, palette.tintOf(m_outcome));
  colours.setColorAt(1, palette.of(m_outcome));
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours);
  painter.drawRect(bar);
  painter.setFont(smallFont(font()));
  painter.setPen(palette.textMuted);
  const double line = QFontMetricsF(painter.font()).height();
  for (const double strength : {0.0, 0.5, 1.0}) {
    if (strength == 0.5 && high < 4 * line) continue;
    const double middle = std::clamp(bar.bottom() - strength * high, bar.top() + line / 2, bar.bottom() - line / 2);
    painter.drawText(QRectF(bar.right() + 4, middle - line / 2, g.scaleWidth, line), Qt::AlignLeft | Qt::AlignVCenter,
                     scaleText(strength));
  }
}

void HeatMap::paintCell(QPainter& painter, const QRectF& rect, Place place, bool apart) const {
  const ColourPalette& palette = Theme::instance().palette();
  const std::uint64_t total = cellTotal(*m_table, place.row, place.column);
  const std::uint64_t here = m_table->at(m_outcome, place.row, place.column);
  const double radius = apart ? std::min(2.5, rect.width() / 5) : 0;
  if (total == 0) return;  // a cell without positions stays empty, and a share of 0 is grey
  const double strength = cellStrength(here, total, m_strongest, m_measure, m_scale);
  const QColor fill = here == 0 ? palette.emptyCell : mixed(palette.tintOf(m_outcome), palette.of(m_outcome), strength);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRoundedRect(rect, radius, radius);
  if (rect.width() < smallestNumberCell || here == 0) return;
  painter.setFont(smallFont(font()));
  const QString text = m_measure == Measure::Share ? shareText(here, total) : shortCountText(here);
  if (painter.fontMetrics().horizontalAdvance(text) > rect.width() - 2) return;
  painter.setPen(readableOn(fill));
  painter.drawText(rect, Qt::AlignCenter, text);
}

}  // namespace kotai::ui

#include "moc_heat_map.cpp"
