// Counts of several kinds over categories as stacked bars, or as adjacent bars for a single kind or a logarithmic scale.
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>
#include <cstdint>
#include <vector>

#include "ui/charts/chart_style.h"
#include "ui/charts/table_view_options.h"

namespace kotai::ui {

struct StackChartData {
  struct Kind {
    QString name;
    QColor colour;
    std::vector<std::uint64_t> counts;  ///< one count per category
    std::vector<QColor> colours;        ///< one colour per category, instead of `colour`; may be empty
  };
  QString title;
  QString axisName;
  std::vector<QString> categories;    ///< labels of the axis, shown where there is room
  std::vector<QString> descriptions;  ///< names of the categories, as many as labels
  std::vector<Kind> kinds;
  std::uint64_t total = 0;  ///< total to which the shares of a single kind refer
};

/// Paints itself. Hover and arrow keys choose a bar, click and Enter activate it.
class StackChart : public QWidget {
  Q_OBJECT

 public:
  explicit StackChart(QWidget* parent = nullptr);

  void setData(StackChartData content);  ///< shows nothing without kinds
  void setMeasure(Measure measure);
  void setScale(Scale scale);
  const StackChartData& chart() const { return m_data; }
  QRectF barRect(int category, int kind) const;  ///< rectangle as drawn; empty if the count is 0
  QString barText(int category, int kind) const;

  QSize sizeHint() const override { return {460, 230}; }
  QSize minimumSizeHint() const override { return {220, 140}; }

 signals:
  void barPointed(const QString& text);  ///< empty if there is no bar
  void barActivated(int category, int kind);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Place {
    int category = -1;
    int kind = 0;
    bool valid() const { return category >= 0; }
    friend bool operator==(const Place&, const Place&) = default;
  };
  bool stacked() const { return m_scale == Scale::Linear && m_data.kinds.size() > 1; }
  bool sharesOfColumns() const { return stacked() && m_measure == Measure::Share; }
  std::uint64_t count(Place place) const;
  std::uint64_t columnTotal(int category) const;
  double heightOf(std::uint64_t count) const;  ///< labels on the axis
  double top() const;                          ///< title of the axis
  std::vector<AxisLabel> labels() const;
  QRectF plotArea() const;
  Place placeAt(const QPointF& point) const;
  void point(Place place);
  void updateAccessible();
  void paintKey(QPainter& painter) const;
  void paintAxes(QPainter& painter) const;
  void paintBars(QPainter& painter) const;

  StackChartData m_data;
  Measure m_measure = Measure::Count;
  Scale m_scale = Scale::Linear;
  Place m_current;
};

}  // namespace kotai::ui
