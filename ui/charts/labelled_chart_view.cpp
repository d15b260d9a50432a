#include "ui/charts/labelled_chart_view.h"

#include <QChart>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

#include "ui/theme/palette.h"

namespace kotai::ui {

LabelledChartView::LabelledChartView(QChart* chart, QWidget* parent) : QChartView(chart, parent) {
  setUpChartView(this);
  setViewportUpdateMode(FullViewportUpdate);  // labels follow the plot area, which still changes slightly after they are set
}

void LabelledChartView::setVerticalLabels(QValueAxis* axis, std::vector<AxisLabel> labels) {
  m_labels = std::move(labels);
  axis->setLabelsVisible(false);
  axis->setGridLineVisible(false);
  axis->setLineVisible(false);  // its ticks would not match the labels
  axis->setRange(0, std::max(m_labels.back().at, 1e-9));
  const QFontMetrics metrics(smallFont(font()));
  int widest = 0;
  for (const AxisLabel& label : m_labels) widest = std::max(widest, metrics.horizontalAdvance(label.text));
  QMargins margins = chart()->margins();
  margins.setLeft(widest + 2);
  chart()->setMargins(margins);
  viewport()->update();
}

void LabelledChartView::drawBackground(QPainter* painter, const QRectF& exposed) {
  QChartView::drawBackground(painter, exposed);
  if (m_labels.empty() || m_labels.back().at <= 0) return;
  const ColourPalette& palette = Theme::instance().palette();
  const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
  painter->setFont(smallFont(font()));
  painter->setPen(QPen(palette.border, 1));
  painter->drawLine(plot.bottomLeft(), plot.topLeft());
  const double height = painter->fontMetrics().height();
  for (const AxisLabel& label : m_labels) {
    const double y = plot.bottom() - plot.height() * label.at / m_labels.back().at;
    painter->setPen(QPen(palette.border, 1));
    painter->drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter->setPen(palette.textMuted);
    painter->drawText(QRectF(0, y - height / 2, plot.left() - 5, height), Qt::AlignRight | Qt::AlignVCenter, label.text);
  }
}

void setWholeNumbers(QValueAxis* axis, double from, double to, int step) {
  if (axis->min() != from || axis->max() != to) {
    axis->setTickType(QValueAxis::TicksFixed);  // a few ticks, whatever the range
    axis->setRange(from, to);
  }
  axis->setTickAnchor(0);
  axis->setTickInterval(step);
  axis->setTickType(QValueAxis::TicksDynamic);
}

}  // namespace kotai::ui

#include "moc_labelled_chart_view.cpp"
