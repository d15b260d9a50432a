#include "ui/docks/tables/table_bars.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

struct MeasureStrings {
  Q_DECLARE_TR_FUNCTIONS(MeasureStrings)
};

void nameMeasures(QComboBox& box) {
  box.setItemText(0, MeasureStrings::tr("counts"));
  box.setItemText(1, MeasureStrings::tr("shares"));
  box.setAccessibleName(MeasureStrings::tr("Counts or shares"));
}

void nameScales(QComboBox& box) {
  box.setItemText(0, MeasureStrings::tr("linear"));
  box.setItemText(1, MeasureStrings::tr("logarithmic"));
  box.setAccessibleName(MeasureStrings::tr("Scale"));
}

Measure chosenMeasure(const QComboBox& box) { return box.currentIndex() == 0 ? Measure::Count : Measure::Share; }

Scale chosenScale(const QComboBox& box) { return box.currentIndex() == 0 ? Scale::Linear : Scale::Logarithmic; }

QString measuredText(Measure measure, const QString& shares, Scale scale) {
  const QString what = measure == Measure::Count ? MeasureStrings::tr("Numbers of positions") : shares;
  return scale == Scale::Logarithmic ? what + QStringLiteral(" · ") + MeasureStrings::tr("logarithmic") : what;
}

QString sharesOfAll() { return MeasureStrings::tr("Shares of all positions"); }

struct TableBarWords {
  Q_DECLARE_TR_FUNCTIONS(TableBars)
};

static BarChartData::Kind kindOf(Outcome outcome) {
  return {outcomeName(outcome), [outcome](int) { return Theme::instance().palette().of(outcome); }};
}

static QColor seriesColour(std::size_t series, Outcome outcome) {
  const ColourPalette& palette = Theme::instance().palette();
  if (series == 0) return palette.of(outcome);
  return series == 1 ? mixed(palette.surface, palette.of(outcome), 0.45) : palette.textMuted;
}

BarChartData DistanceBars::data(const TotalsPtr& totals) {
  BarChartData bars;
  bars.title = TableBarWords::tr("Positions by distance");
  bars.axisName = TableBarWords::tr("Plies to the end");
  bars.bars = BarChartData::Bars::Stacked;
  bars.shareOf = BarChartData::ShareOf::All;
  for (const Outcome outcome : kinds) bars.kinds.push_back(kindOf(outcome));
  if (!totals) return bars;
  bars.total = totals->positions();
  const std::uint32_t longest = std::max(totals->longest(Outcome::Win), totals->longest(Outcome::Loss));
  for (std::uint32_t distance = 0; distance <= longest; ++distance) {
    bars.categories.push_back(QString::number(distance));
    bars.descriptions.push_back(TableBarWords::tr("%n plies", "distance to the end", static_cast<int>(distance)));
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      const auto& distances = totals->distances[static_cast<std::size_t>(kinds[kind])];
      const auto found = distances.find(distance);
      bars.kinds[kind].counts.push_back(found == distances.end() ? 0 : found->second);
    }
  }
  return bars;
}

BarChartData OutcomeBars::data(const AggregateTablePtr& table, Measure measure) {
  BarChartData bars;
  bars.title = measure == Measure::Share ? TableBarWords::tr("Share of outcomes") : TableBarWords::tr("Number of positions");
  bars.bars = BarChartData::Bars::Stacked;
  bars.hasKey = false;  // the heat maps already name the outcomes
  bars.besideSquares = true;
  for (const Outcome outcome : kinds) bars.kinds.push_back(kindOf(outcome));
  if (!table) return bars;
  bars.axisName = aggregateAxisName(table->gameId, table->key, true);
  const CellRange cells = usedCells(*table);
  for (int mover = cells.firstMover; mover <= cells.lastMover; ++mover) {
    bars.categories.push_back(QString::number(mover));
    bars.descriptions.push_back(TableBarWords::tr("%1: %2", "axis: value").arg(bars.axisName).arg(mover));
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
      bars.kinds[kind].counts.push_back(countOf(*table, kinds[kind], std::nullopt, mover));
    bars.total += countOf(*table, std::nullopt, std::nullopt, mover);
  }
  return bars;
}

BarChartData lengthBars(const std::vector<LengthSeries>& series, const QString& title, const QString& axisName, Outcome outcome) {
  BarChartData bars;
  bars.title = title;
  bars.axisName = axisName;
  bars.bars = BarChartData::Bars::SideBySide;
  bars.shareOf = BarChartData::ShareOf::Kind;
  const std::vector<std::uint32_t> numbers = numbersOf(series);
  for (const std::uint32_t n : numbers) {
    bars.categories.push_back(QString::number(n));
    bars.descriptions.push_back(QStringLiteral("n = %1").arg(n));
  }
  for (std::size_t i = 0; i < series.size(); ++i) {
    BarChartData::Kind kind{series[i].name, [i, outcome](int) { return seriesColour(i, outcome); }};
    for (const std::uint32_t n : numbers) kind.counts.push_back(series[i].count(n));
    bars.kinds.push_back(std::move(kind));
  }
  return bars;
}

}  // namespace kotai::ui
