#include "ui/docks/tables/table_charts.h"

#include <QGridLayout>
#include <QResizeEvent>

namespace kotai::ui {

namespace {
constexpr std::array<Outcome, 3> shownOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};  // as in the paper's figures
constexpr int charts = 4;
constexpr int titlePx = 50;  // above and below the cells of a map
constexpr int fourInARowPx = 620;
constexpr int twoInARowPx = 330;
constexpr int rowHeight = 236;
constexpr int narrowestBars = 170;
constexpr int widestBars = 520;  // when they stand alone
}  // namespace

TableCharts::TableCharts(QWidget* parent) : QWidget(parent) {
  m_grid = new QGridLayout(this);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(14);
  m_grid->setVerticalSpacing(12);
  for (const Outcome outcome : shownOrder) {
    auto* map = new HeatMap(outcome, this);
    m_maps[static_cast<std::size_t>(outcome)] = map;
    connect(map, &HeatMap::cellPointed, this, &TableCharts::pointed);
    connect(map, &HeatMap::cellActivated, this,
            [this, outcome](int opponent, int mover) { emit cellActivated(outcome, opponent, mover); });
  }
  m_bars = new StackedBars(this);
  connect(m_bars, &StackedBars::barPointed, this, &TableCharts::pointed);
  connect(m_bars, &StackedBars::barActivated, this, [this](int mover, Outcome outcome) { emit columnActivated(outcome, mover); });
  arrange(4, false);
}

void TableCharts::setTable(const AggregateTablePtr& table) {
  for (HeatMap* each : m_maps) each->setTable(table);
  m_bars->setTable(table);
  arrange(fittingColumns(), table && isOneDimensional(*table));
}

void TableCharts::setMeasure(Measure measure) {
  for (HeatMap* each : m_maps) each->setMeasure(measure);
  m_bars->setMeasure(measure);
}

void TableCharts::setScale(Scale scale) {
  for (HeatMap* each : m_maps) each->setScale(scale);
}

/// The arrangement in which each chart has the most room. Its own height follows the arrangement: what counts is how much of it
/// can be seen.
int TableCharts::fittingColumns() const {
  const int high = parentWidget() ? parentWidget()->height() : height();
  const auto room = [&](int columns) { return std::min(width() / columns, high * columns / charts - titlePx); };
  if (width() >= fourInARowPx && (high < 2 * rowHeight || room(4) >= room(2))) return 4;
  return width() >= twoInARowPx ? 2 : 1;
}

void TableCharts::arrange(int columns, bool barsOnly) {
  if (columns == m_columns && barsOnly == m_barsOnly) return;
  m_columns = columns;
  m_barsOnly = barsOnly;
  for (int i = 0; i < 4; ++i) {
    m_grid->setColumnStretch(i, i < (barsOnly ? 1 : columns) ? 1 : 0);
    m_grid->setRowStretch(i, 0);
  }
  int place = 0;
  const auto put = [&](QWidget* widget) {
    m_grid->addWidget(widget, place / columns, place % columns);
    m_grid->setRowStretch(place / columns, 1);
    ++place;
  };
  for (const Outcome outcome : shownOrder) {
    map(outcome)->setVisible(!barsOnly);
    if (!barsOnly) put(map(outcome));
  }
  put(m_bars);
  m_grid->setAlignment(m_bars, barsOnly ? Qt::AlignLeft : Qt::Alignment());
  m_bars->setMinimumWidth(barsOnly ? std::min(width(), widestBars) : narrowestBars);
  m_bars->setMaximumWidth(barsOnly ? widestBars : QWIDGETSIZE_MAX);
  updateGeometry();
}

QSize TableCharts::minimumSizeHint() const {
  return {160, m_columns == 4 || m_barsOnly
                   ? 160
                   : 4 / m_columns * rowHeight};  // narrower than four in a row: they go below each other
}

void TableCharts::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange(fittingColumns(), m_barsOnly);
}

}  // namespace kotai::ui
