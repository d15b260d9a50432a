#include "ui/docks/tables/table_sheet.h"

#include "ui/charts/heat_map.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

void addMap(ChartSheet& sheet, const SheetContents& contents, Outcome outcome) {
  auto* map = new HeatMap(outcome, &sheet);
  map->setMeasure(contents.measure);
  map->setScale(contents.scale);
  map->setTable(contents.table);
  sheet.addChart(map, ChartSheet::halfRow);
}

void addBars(ChartSheet& sheet, const SheetContents& contents) {
  auto* bars = new BarChart(&sheet);
  bars->setMeasure(contents.measure);
  bars->setData(OutcomeBars::data(contents.table, contents.measure));
  sheet.addChart(bars, ChartSheet::halfRow);
  const ColourPalette& palette = Theme::instance().palette();
  sheet.addKey({{palette.of(Outcome::Win), outcomeName(Outcome::Win)},
                {palette.of(Outcome::Draw), outcomeName(Outcome::Draw)},
                {palette.of(Outcome::Loss), outcomeName(Outcome::Loss)}});
}

void addTable(ChartSheet& sheet, const SheetContents& contents) {
  const bool maps = !isOneDimensional(*contents.table);
  const auto wants = [&](TableChart chart) { return contents.chart == TableChart::All || contents.chart == chart; };
  if (maps && wants(TableChart::Draw)) addMap(sheet, contents, Outcome::Draw);
  if (maps && wants(TableChart::Win)) addMap(sheet, contents, Outcome::Win);
  if (maps && wants(TableChart::Loss)) addMap(sheet, contents, Outcome::Loss);
  if (!maps || wants(TableChart::Sums)) addBars(sheet, contents);
}

void addWide(ChartSheet& sheet, const SheetContents& contents, BarChartData data) {
  auto* chart = new BarChart(&sheet);
  chart->setMeasure(contents.measure);
  chart->setScale(contents.scale);
  chart->setData(std::move(data));
  sheet.addChart(chart, ChartSheet::wholeRow);
}

}  // namespace

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
