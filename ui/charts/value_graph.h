// Graph of the value over the plies of a game: the winner, the distance, and the mistakes.
#pragma once

#include <array>
#include <functional>

#include "ui/charts/line_graph.h"
#include "ui/charts/value_series.h"

namespace kotai::ui {

/// Words and colours of a graph, which depend on the kind of games.
struct GraphWords {
  std::array<QString, 2> captions = {};  ///< by Side, on its half of the graph
  std::function<QString(const ValuePoint& point)> pointText = {};
  std::function<QColor(Side side)> colour = {};  ///< of what favours a side. Empty: outcomes have the usual colours
};

/// Points above the middle favour the first player, points below favour the second. Points nearer the edge are decided sooner.
class ValueGraph : public LineGraph {
  Q_OBJECT

 public:
  explicit ValueGraph(QWidget* parent = nullptr);

  void setLine(GraphWords words, std::vector<ValuePoint> points, int current);  ///< shows nothing without points
  const std::vector<ValuePoint>& points() const { return m_points; }
  QString pointText(int index) const override;

  QSize sizeHint() const override { return {320, 130}; }

 protected:
  int pointCount() const override { return static_cast<int>(m_points.size()); }
  int nodeOf(int index) const override { return point(index).node; }
  double heightOf(int index) const override { return point(index).height; }
  QString heading() const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  const ValuePoint& point(int index) const { return m_points[static_cast<std::size_t>(index)]; }
  QColor colourOf(const ValuePoint& each) const;
  void paintFrame(QPainter& painter) const;
  /// \p visible: result of visiblePoints(). The time for painting then depends on the number of pixels, not on the length of
  /// the game.
  void paintLine(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const;
  void paintPoint(QPainter& painter, const QRectF& area, int index) const;
  void paintPoints(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const;
  void paintMistakes(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const;
  std::vector<QRectF> lineObstacles(const QRectF& area, const std::vector<int>& visible) const;

  GraphWords m_words;
  std::vector<ValuePoint> m_points;
};

}  // namespace kotai::ui
