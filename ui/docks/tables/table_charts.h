// Charts of one table: three heat maps and a stacked bar chart, in one row, or in fewer columns in a narrow
// window. Shows only the bars if the mover's key determines the opponent's key.
#pragma once

#include <QGridLayout>

#include "ui/charts/chart_sheet.h"
#include "ui/docks/tables/table_bars.h"

namespace kotai::ui {

class TableCharts : public QWidget {
  Q_OBJECT

 public:
  explicit TableCharts(QWidget* parent = nullptr);

  void setTable(const AggregateTablePtr& table);
  void setLook(Measure measure, Scale scale);
  HeatMap* map(Outcome outcome) const { return m_maps[static_cast<std::size_t>(outcome)]; }
  BarChart* bars() const { return m_bars; }
  const AggregateTablePtr& table() const { return m_table; }
  QSize minimumSizeHint() const override;

 private:
  void resizeEvent(QResizeEvent* event) override;
  void setBars();
  void arrange(int columns, bool barsOnly);
  int fittingColumns() const;
  double cellIn(int columns) const;

  std::array<HeatMap*, 3> m_maps{};  ///< one map per Outcome
  BarChart* m_bars = nullptr;
  AggregateTablePtr m_table;
  Measure m_measure = Measure::Share;
  QGridLayout* m_grid = nullptr;
  int m_columns = 0;
  bool m_barsOnly = false;
};

/// Choice among the charts of a table with heat maps.
enum class TableChart { All, Draw, Win, Loss, Sums };

struct SheetContents {
  AggregateTablePtr table;  ///< table of the heat maps; may be null
  TotalsPtr totals;         ///< totals by distance; may be null
  std::vector<LengthSeries> mates;
  QString matesTitle;
  QString matesAxis;
  Measure measure = Measure::Share;
  Scale scale = Scale::Linear;
  TableChart chart = TableChart::All;
};

/// Creates a sheet with one or all charts of a table, with legend and title, in a size for printing. If \p
/// paper, the background is white in every theme. Destroy the sheet before painting anything else.
std::unique_ptr<ChartSheet> tableSheet(const ChartSheet::Texts& texts, const SheetContents& contents, bool paper);

}  // namespace kotai::ui
