#include "ui/docks/tables/table_charts.h"

#include <QResizeEvent>

#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr std::array<Outcome, 3> shownOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};  // the order of the paper
constexpr int charts = 4;
constexpr int acrossPx = 14;  // space between charts
constexpr int downPx = 12;
constexpr int fourInARowPx = 620;
constexpr int twoInARowPx = 330;
constexpr int rowHeight = 236;
constexpr int minRowHeight = 160;
constexpr int narrowestBars = 170;
constexpr int widestBars = 520;  // maximum width of the bars if there are no heat maps

TableCharts::TableCharts(QWidget* parent) : QWidget(parent) {
  m_grid = new QGridLayout(this);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(acrossPx);
  m_grid->setVerticalSpacing(downPx);
  for (const Outcome outcome : shownOrder) {
    auto* map = new HeatMap(outcome, this);
    m_maps[static_cast<std::size_t>(outcome)] = map;
  }
  for (HeatMap* each : m_maps) each->setSiblingMaps({m_maps.begin(), m_maps.end()});
  m_bars = new BarChart(this);
  m_bars->setLook(m_measure);
  whenLanguageChanges(this, [this] { setBars(); });
  arrange(4, false);
}

void TableCharts::setTable(const AggregateTablePtr& table) {
  for (HeatMap* each : m_maps) each->setTable(table);
  m_table = table;
  setBars();
  arrange(fittingColumns(), table && isOneDimensional(*table));
}

void TableCharts::setLook(Measure measure, Scale scale) {
  for (HeatMap* each : m_maps) each->setLook(measure, scale);
  m_measure = measure;
  m_bars->setLook(measure);
  setBars();
}

void TableCharts::setBars() { m_bars->setData(OutcomeBars::data(m_table, m_measure)); }

/// Returns the number of columns of charts. Chooses two or four columns, whichever makes the cells larger, and
/// uses fewer columns in a narrow window.
int TableCharts::fittingColumns() const {
  if (width() >= fourInARowPx) return cellIn(4) >= cellIn(2) ? 4 : 2;
  return width() >= twoInARowPx ? 2 : 1;
}

/// Returns the size of a heat map's cell in pixels, if the charts fill the visible area in \p columns columns.
double TableCharts::cellIn(int columns) const {
  const int rows = charts / columns;
  const int high = parentWidget() ? parentWidget()->height() : height();
  return m_maps.front()->cellIn(QSizeF((width() - (columns - 1.0) * acrossPx) / columns, (high - (rows - 1.0) * downPx) / rows));
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
  if (m_columns == charts || m_barsOnly) return {160, minRowHeight};
  const int rows = charts / m_columns;
  // If the window is wide enough for four charts in a row, the rows may be lower.
  return {160, width() >= fourInARowPx ? rows * minRowHeight + (rows - 1) * downPx : rows * rowHeight};
}

void TableCharts::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange(fittingColumns(), m_barsOnly);
}

static void addMap(ChartSheet& sheet, const SheetContents& contents, Outcome outcome) {
  auto* map = new HeatMap(outcome, &sheet);
  map->setLook(contents.measure, contents.scale);
  map->setTable(contents.table);
  sheet.addChart(map, ChartSheet::halfRow);
}

static void addBars(ChartSheet& sheet, const SheetContents& contents) {
  auto* bars = new BarChart(&sheet);
  bars->setLook(contents.measure);
  bars->setData(OutcomeBars::data(contents.table, contents.measure));
  sheet.addChart(bars, ChartSheet::halfRow);
  const ColourPalette& palette = Theme::instance().palette();
  sheet.addKey({{palette.of(Outcome::Win), outcomeName(Outcome::Win)},
                {palette.of(Outcome::Draw), outcomeName(Outcome::Draw)},
                {palette.of(Outcome::Loss), outcomeName(Outcome::Loss)}});
}

static void addTable(ChartSheet& sheet, const SheetContents& contents) {
  const bool maps = !isOneDimensional(*contents.table);
  const auto wants = [&](TableChart chart) { return contents.chart == TableChart::All || contents.chart == chart; };
  if (maps && wants(TableChart::Draw)) addMap(sheet, contents, Outcome::Draw);
  if (maps && wants(TableChart::Win)) addMap(sheet, contents, Outcome::Win);
  if (maps && wants(TableChart::Loss)) addMap(sheet, contents, Outcome::Loss);
  if (!maps || wants(TableChart::Sums)) addBars(sheet, contents);
}

static void addWide(ChartSheet& sheet, const SheetContents& contents, BarChartData data) {
  auto* chart = new BarChart(&sheet);
  chart->setLook(contents.measure, contents.scale);
  chart->setData(std::move(data));
  sheet.addChart(chart, ChartSheet::wholeRow);
}

std::unique_ptr<ChartSheet> tableSheet(const ChartSheet::Texts& texts, const SheetContents& contents, bool paper) {
  auto sheet = std::make_unique<ChartSheet>(texts, paper);
  if (contents.table) {
    addTable(*sheet, contents);
  } else if (contents.totals) {
    addWide(*sheet, contents, DistanceBars::data(contents.totals));
  } else {
    addWide(*sheet, contents, lengthBars(contents.mates, contents.matesTitle, contents.matesAxis));
  }
  sheet->finish();
  return sheet;
}

}  // namespace kotai::ui

#include "moc_table_charts.cpp"
