// A chart view that draws the lines and labels of its axes itself. Qt Charts abbreviates labels to dots in small charts and
// creates too many of them while the interval does not match a new range.
#pragma once

#include <QChartView>
#include <vector>

#include "ui/charts/chart_style.h"

class QValueAxis;

namespace kotai::ui {

class LabelledChartView : public QChartView {
  Q_OBJECT

 public:
  explicit LabelledChartView(QChart* chart, QWidget* parent = nullptr);
  /// Returns the axis from 0 to its last label at the top, with a line at each label. Precondition: there is at least one
  /// label.
  void setVerticalLabels(QValueAxis* axis, std::vector<AxisLabel> labels);
  const std::vector<AxisLabel>& verticalLabels() const { return m_labels; }

 protected:
  void drawBackground(QPainter* painter, const QRectF& exposed) override;

 private:
  std::vector<AxisLabel> m_labels;
};

/// Returns an axis of whole numbers with a label every `step`. It never has more ticks than the old and the new range need.
void setWholeNumbers(QValueAxis* axis, double from, double to, int step);

}  // namespace kotai::ui
