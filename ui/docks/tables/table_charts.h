// The charts of one table side by side, or stacked in a narrow window: three heat maps and the stacked bars. Only the bars if
// the opponent's key follows from the mover's.
#pragma once

#include <QWidget>
#include <array>

#include "ui/charts/bar_chart.h"
#include "ui/charts/heat_map.h"

class QGridLayout;

namespace kotai::ui {

class TableCharts : public QWidget {
  Q_OBJECT

 public:
  explicit TableCharts(QWidget* parent = nullptr);

  void setTable(const AggregateTablePtr& table);
  void setMeasure(Measure measure);
  void setScale(Scale scale);
  HeatMap* map(Outcome outcome) const { return m_maps[static_cast<std::size_t>(outcome)]; }
  QSize minimumSizeHint() const override;

 signals:
  void pointed(const QString& text);
  void cellActivated(kotai::Outcome outcome, int opponent, int mover);
  void columnActivated(kotai::Outcome outcome, int mover);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
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

}  // namespace kotai::ui
