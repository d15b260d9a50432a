// Bar chart of counts of several kinds over categories. Bars are stacked or side by side.
#pragma once

#include <QColor>
#include <QString>
#include <cstdint>
#include <functional>
#include <vector>

#include "ui/charts/place_chart.h"

namespace kotai::ui {

struct BarChartData {
  struct Kind {
    QString name;
    std::function<QColor(int category)> colour;  ///< colour of a category in the current theme
    std::vector<std::uint64_t> counts = {};      ///< numbers of positions, one per category
  };
  enum class Bars { Stacked, StackedUnlessLogarithmic, SideBySide };
  enum class ShareOf { Column, Kind, All };

  QString title;
  QString axisName;
  std::vector<QString> categories;    ///< labels of the axis; shown where there is enough space
  std::vector<QString> descriptions;  ///< full names of the categories, one per label
  std::vector<Kind> kinds;
  std::uint64_t total = 0;  ///< number of all positions
  Bars bars = Bars::StackedUnlessLogarithmic;
  ShareOf shareOf = ShareOf::Column;  ///< total of which shares are parts; `All` for a single kind
  bool hasKey = true;                 ///< shows a legend with the names of the kinds if there are several kinds
  QString advice = {};                ///< for screen readers; if empty, says that Enter lists the positions of a bar
  bool numbered = false;              ///< writes counts or shares into large bars
  bool besideSquares = false;         ///< true beside square charts: limits the height to little more than the width

  std::uint64_t count(int category, int kind) const;
  std::uint64_t countsBelow(int category, int kind) const;  ///< sum of the counts of the earlier kinds in a category
  std::uint64_t kindTotal(int kind) const;
  std::uint64_t largestKindTotal() const;
  std::uint64_t whole(int category, int kind) const;  ///< total of which the share of a bar is a part
};

/// Bar chart of counts. Each bar is a place, whose column is the category and whose row is the kind.
class BarChart : public PlaceChart {
  Q_OBJECT

 public:
  explicit BarChart(QWidget* parent = nullptr);

  void setData(BarChartData content);  ///< shows the data; without kinds, the chart is empty
  const BarChartData& chart() const { return m_data; }
  QRectF barRect(int category, int kind) const;  ///< rectangle as drawn; empty if the count is 0
  QString barText(int category, int kind) const;

  QSize sizeHint() const override { return {460, 230}; }
  QSize minimumSizeHint() const override { return {170, 140}; }

 signals:
  void barActivated(int category, int kind);

 private:
  QRect places() const override { return isEmpty() ? QRect() : QRect(0, 0, categories(), kinds()); }
  Place placeAt(const QPointF& point) const override;
  QString placeText(Place place) const override { return barText(place.column, place.row); }
  QString heading() const override { return m_data.title; }
  QString advice() const override;
  void activate(Place place) override;
  void relabel() override;
  void paintEvent(QPaintEvent* event) override;
  int categories() const { return static_cast<int>(m_data.categories.size()); }
  int kinds() const { return static_cast<int>(m_data.kinds.size()); }
  bool isEmpty() const { return m_data.kinds.empty() || m_data.categories.empty(); }
  bool stacked() const;
  bool sharesOfColumns() const;
  double heightOf(double amount, Place place) const;  ///< height of a number of positions, in the units of the axis
  double top() const { return m_labels.back().at; }
  QRectF keyArea() const;  ///< area of the legend; empty if there is none
  QRectF plotArea() const;
  QRectF rectOf(Place place, const QRectF& area) const;  ///< rectangle of a bar, or its place if the count is 0
  void paintKey(QPainter& painter) const;
  void paintAxes(QPainter& painter) const;
  void paintBars(QPainter& painter) const;
  void paintNumber(QPainter& painter, Place place, const QRectF& bar) const;

  BarChartData m_data;
  std::vector<AxisLabel> m_labels;  ///< labels of the vertical axis, from bottom to top
};

}  // namespace kotai::ui
