#include "ui/docks/tables/compared_pair.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/charts/chart_style.h"
#include "ui/theme/label.h"

namespace kotai::ui {

QWidget* barChart(BarChartData data, const ComparedLook& look, QWidget* parent) {
  auto* chart = new BarChart(parent);
  chart->setMeasure(look.measure);
  chart->setScale(look.scale);
  chart->setData(std::move(data));
  QObject::connect(chart, &BarChart::barPointed, chart, look.pointed);
  return chart;
}

QWidget* titledChart(QWidget* chart, const QString& name, QWidget* parent) {
  auto* both = new QWidget(parent);
  auto* title = new Label(name, both);
  title->setFont(headingFont(title->font()));
  auto* column = new QVBoxLayout(both);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(title);
  column->addWidget(chart, 1);
  return both;
}

}  // namespace kotai::ui
