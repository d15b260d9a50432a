// Bars for the tables of a solved variant, and the combo boxes for their display: counts or shares, linear or logarithmic.
#pragma once

#include <QComboBox>
#include <array>

#include "ui/charts/bar_chart.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/heat_map.h"
#include "ui/charts/kind_lengths.h"

namespace kotai::ui {

/// Fill a box with two entries in the current language, and with names for a screen reader.
void nameMeasures(QComboBox& box);
void nameScales(QComboBox& box);

Measure chosenMeasure(const QComboBox& box);
Scale chosenScale(const QComboBox& box);

/// Describes the numbers of a picture: counts or shares, and the scale if it is logarithmic.
QString measuredText(Measure measure, const QString& shares, Scale scale);
QString sharesOfAll();

using TotalsPtr = std::shared_ptr<const Totals>;

/// Won and lost positions by their distance to the end in plies. Null shows nothing.
struct DistanceBars {
  static constexpr std::array kinds{Outcome::Win, Outcome::Loss};
  static BarChartData data(const TotalsPtr& totals);  ///< returns one category for each distance
};

/// Outcomes by the mover's key: the column sums of the heat maps. Null shows nothing.
struct OutcomeBars {
  static constexpr std::array kinds{Outcome::Win, Outcome::Draw, Outcome::Loss};
  static BarChartData data(const AggregateTablePtr& table, Measure measure);
  static int mover(const AggregateTable& table, int category) { return usedCells(table).firstMover + category; }
};

/// Returns the numbers of positions by a number n, such as mates by their length: at most three series side by side.
/// The categories are the numbers from numbersOf(). The bars have the colour of `outcome`.
BarChartData lengthBars(const std::vector<LengthSeries>& series, const QString& title, const QString& axisName,
                        Outcome outcome = Outcome::Win);

}  // namespace kotai::ui
