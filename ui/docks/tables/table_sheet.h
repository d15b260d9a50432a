// Charts of a table as figures for a paper: one or all, large, with legend and title.
#pragma once

#include <memory>
#include <vector>

#include "ui/charts/chart_sheet.h"
#include "ui/docks/tables/table_bars.h"

namespace kotai::ui {

/// Selection among the charts of a table with heat maps.
enum class TableChart { All, Draw, Win, Loss, Sums };

struct SheetContents {
  AggregateTablePtr table;  ///< or null
  TotalsPtr totals;         ///< by distance, or null
  std::vector<LengthSeries> mates;
  QString matesTitle;
  QString matesAxis;
  Measure measure = Measure::Share;
  Scale scale = Scale::Linear;
  TableChart chart = TableChart::All;
};

/// \p paper: white background in every theme. Paint it and destroy it before painting anything else.
std::unique_ptr<ChartSheet> tableSheet(const ChartSheet::Texts& texts, const SheetContents& contents, bool paper);

}  // namespace kotai::ui
