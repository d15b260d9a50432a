// The charts of a table as they go into a paper: one or all, large, with key and title.
#pragma once

#include <memory>
#include <vector>

#include "ui/charts/chart_sheet.h"
#include "ui/charts/distance_chart.h"
#include "ui/charts/heat_map_scale.h"
#include "ui/charts/kind_lengths.h"
#include "ui/charts/table_view_options.h"

namespace kotai::ui {

/// Selection among the charts of a table with heat maps.
enum class TableChart { All, Draw, Win, Loss, Sums };

struct SheetContents {
  AggregateTablePtr table;  ///< or else
  TotalsPtr totals;         ///< by distance, or else
  std::vector<LengthSeries> mates;
  QString matesTitle;
  QString matesAxis;
  Measure measure = Measure::Share;
  Scale scale = Scale::Linear;
  TableChart chart = TableChart::All;
};

/// \p paper: on white whatever the theme. To be painted and dropped before anything else is painted.
std::unique_ptr<ChartSheet> tableSheet(const ChartSheet::Texts& texts, const SheetContents& contents, bool paper);

}  // namespace kotai::ui
