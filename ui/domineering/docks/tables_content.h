// Contents of the tables of a solved simultaneous board, as charts and as rows of numbers. Does not depend on
// the dock.
#pragma once

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/position_list.h"
#include "ui/docks/tables/compare_window.h"

namespace kotai::ui {

QColor classColour(PositionClass positionClass);

/// Chart or table. Each bar or cell has a filter for the positions that it counts.
struct TableContent {
  BarChartData chart;
  std::vector<QString> headers;
  struct Cell {
    QString text;
    std::optional<SimultaneousFilter> filter;  ///< filter for the counted positions; empty for a heading
  };
  std::vector<std::vector<Cell>> rows;
  std::vector<std::vector<SimultaneousFilter>> bars;  ///< filters of the bars, indexed by category, then kind
};

TableContent classContent(const std::vector<CoveredCounts>& rows, Measure measure);
TableContent valueContent(const ValueDistribution& distribution, Measure measure);
/// Returns a description such as "130,830 positions: Vertical wins 45,000 (34%) ...".
QString totalsText(const CoveredCounts& totals);

/// Returns the list of solved boards for the comparison of two boards. The comparison shows the classes of
/// positions, the classes by covered cells, and the values.
std::unique_ptr<ComparedVariants> comparedBoards(JobManager* jobs);

}  // namespace kotai::ui
