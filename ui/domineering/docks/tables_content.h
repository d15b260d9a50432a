// Contents of the tables of a solved simultaneous board, as charts and as rows of numbers. Independent of the dock.
#pragma once

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/position_list.h"
#include "ui/docks/tables/compare_window.h"

namespace kotai::ui {

QColor classColour(PositionClass positionClass);

/// A chart or a table. Each part has a filter for the positions that it counts.
struct TableContent {
  BarChartData chart;
  std::vector<QString> headers;
  struct Cell {
    QString text;
    std::optional<SimultaneousFilter> filter;  ///< filter for the counted positions; empty if the cell is a heading
  };
  std::vector<std::vector<Cell>> rows;
  std::vector<std::vector<SimultaneousFilter>> bars;  ///< filters of the bars, indexed by category, then kind
};

TableContent classContent(const std::vector<CoveredCounts>& rows, Measure measure);
TableContent valueContent(const ValueDistribution& distribution, Measure measure);
/// Returns a description such as "130,830 positions: Vertical wins 45,000 (34%) ...".
QString totalsText(const CoveredCounts& totals);

/// Returns the solved boards, two of which can be compared by their classes of positions (also by covered cells) and values.
std::unique_ptr<ComparedVariants> comparedBoards(JobManager* jobs);

}  // namespace kotai::ui
