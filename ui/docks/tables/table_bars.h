// Bar charts for the tables of a solved variant, and combo boxes with the choices of counts or shares, and of a
// linear or logarithmic scale.
#pragma once

#include <QComboBox>
#include <array>

#include "ui/charts/bar_chart.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/heat_map.h"
#include "ui/charts/kind_lengths.h"

namespace kotai::ui {

/// Sets the names of the two entries (counts, shares) of a combo box in the current language, also for screen
/// readers.
void nameMeasures(QComboBox& box);
void nameScales(QComboBox& box);

Measure chosenMeasure(const QComboBox& box);
Scale chosenScale(const QComboBox& box);

/// Describes the numbers of a picture: counts or shares, and the scale if it is logarithmic.
QString measuredText(Measure measure, const QString& shares, Scale scale);
QString sharesOfAll();

using TotalsPtr = std::shared_ptr<const Totals>;

/// Bar chart of won and lost positions by their distance to the end, in plies. Empty if the totals are null.
struct DistanceBars {
  static constexpr std::array kinds{Outcome::Win, Outcome::Loss};
  static BarChartData data(const TotalsPtr& totals);  ///< returns one category for each distance
};

/// Bar chart of outcomes by the mover's key, which are the column sums of the heat maps. Empty if the table is
/// null.
struct OutcomeBars {
  static constexpr std::array kinds{Outcome::Win, Outcome::Draw, Outcome::Loss};
  static BarChartData data(const AggregateTablePtr& table, Measure measure);
  static int mover(const AggregateTable& table, int category) { return usedCells(table).firstMover + category; }
};

/// Returns a chart of the numbers of positions by a number n, such as mates by their length. Up to three series
/// are side by side. The categories are the numbers from numbersOf(). The bars have the colour of `outcome`.
BarChartData lengthBars(const std::vector<LengthSeries>& series, const QString& title, const QString& axisName,
                        Outcome outcome = Outcome::Win);

}  // namespace kotai::ui
