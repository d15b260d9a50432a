#include "ui/charts/labelled_chart_view.h"

#include <QChart>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/theme/palette.h"

namespace kotai::ui {

LabelledChartView::LabelledChartView(QChart* chart, QWidget* parent) : QChartView(chart, parent) {
  setUpChartView(this);
}

void LabelledChartView::setVerticalLabels(std::vector<AxisLabel> labels) {
  m_labels = std::move(labels);
  const QFontMetrics metrics(smallFont(font()));
  int widest = 0;
  for (const AxisLabel& label : m_labels) widest = std::max(widest, metrics.horizontalAdvance(label.text));
  QMargins margins = chart()->margins();
  margins.setLeft(widest + 2);
  chart()->setMargins(margins);
  viewport()->update();
}

void LabelledChartView::paintEvent(QPaintEvent* event) {
  QChartView::paintEvent(event);
  if (m_labels.empty() || m_labels.back().at <= 0) return;
  QPainter painter(viewport());
  painter.setFont(smallFont(font()));
  painter.setPen(Theme::instance().palette().textMuted);
  const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
  const double height = painter.fontMetrics().height();
  for (const AxisLabel& label : m_labels) {
    const double y = plot.bottom() - plot.height() * label.at / m_labels.back().at;
    painter.drawText(QRectF(0, y - height / 2, plot.left() - 5, height), Qt::AlignRight | Qt::AlignVCenter, label.text);
  }
}

}  // namespace kotai::ui
