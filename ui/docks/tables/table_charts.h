// The charts of one table side by side, or stacked in a narrow window: three heat maps and the stacked bars. Only the bars if
// the opponent's key follows from the mover's.
#pragma once

#include <QWidget>
#include <array>

#include "ui/charts/heat_map.h"
#include "ui/charts/stacked_bars.h"

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
  StackedBars* bars() const { return m_bars; }
  QSize minimumSizeHint() const override;

 signals:
  void pointed(const QString& text);
  void cellActivated(kotai::Outcome outcome, int opponent, int mover);
  void columnActivated(kotai::Outcome outcome, int mover);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange(int columns, bool barsOnly);
  int fittingColumns() const;
  double cellIn(int columns) const;

  std::array<HeatMap*, 3> m_maps{};  ///< one map per Outcome
  StackedBars* m_bars = nullptr;
  QGridLayout* m_grid = nullptr;
  int m_columns = 0;
  bool m_barsOnly = false;
};

}  // namespace kotai::ui
