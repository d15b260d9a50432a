// Stacked bars of wins, draws and losses by the mover's key: the column sums of the heat maps.
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <vector>

#include "ui/charts/heat_map_scale.h"

class QBarSet;
class QChart;
class QLabel;
class QStackedBarSeries;
class QValueAxis;

namespace kotai::ui {

class LabelledChartView;

class StackedBars : public QWidget {
  Q_OBJECT

 public:
  explicit StackedBars(QWidget* parent = nullptr);

  void setTable(AggregateTablePtr table);  ///< null shows nothing
  void setMeasure(Measure measure);
  /// Numbers of positions with this value of the mover's key, by Outcome.
  std::array<std::uint64_t, 3> column(int mover) const;
  QString barText(int mover, Outcome outcome) const;

 signals:
  void barPointed(const QString& text);  ///< empty if there is no bar
  void barActivated(int mover, kotai::Outcome outcome);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildChart();
  void refill();
  void restyle();
  void spaceLabels();
  void connectBars(QBarSet* bars, Outcome outcome);

  AggregateTablePtr m_table;
  CellRange m_cells;
  Measure m_measure = Measure::Share;
  QLabel* m_axisName;
  QLabel* m_title = nullptr;
  QChart* m_chart = nullptr;
  LabelledChartView* m_view = nullptr;
  QStackedBarSeries* m_series = nullptr;
  std::array<QBarSet*, 3> m_bars{};  ///< one set per Outcome; owned by the series
  QValueAxis* m_keyAxis = nullptr;
  QValueAxis* m_countAxis = nullptr;
};

}  // namespace kotai::ui
