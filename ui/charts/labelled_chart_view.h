// A chart view that writes the labels of the vertical axis itself: Qt Charts shortens them to dots in small charts.
#pragma once

#include <QChartView>
#include <vector>

#include "ui/charts/chart_style.h"

namespace kotai::ui {

class LabelledChartView : public QChartView {
  Q_OBJECT

 public:
  explicit LabelledChartView(QChart* chart, QWidget* parent = nullptr);
  /// The last label stands at the top of the axis, which starts at 0.
  void setVerticalLabels(std::vector<AxisLabel> labels);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<AxisLabel> m_labels;
};

}  // namespace kotai::ui
