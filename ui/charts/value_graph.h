// Graph of the value over the plies of a game: the winner, the distance, and the mistakes.
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <functional>

#include "ui/charts/value_series.h"

namespace kotai::ui {

/// Graph of the value over a line of moves, one point per position, with mouse and keyboard input.
/// Subclasses define the points, their places and their painting. Reads colours from Theme when painting.
class LineGraph : public QWidget {
  Q_OBJECT

 public:
  QPointF pointPosition(int index) const { return pointPosition(index, plotArea()); }
  QSize minimumSizeHint() const override;          ///< height of both captions and a line between them
  virtual QString pointText(int index) const = 0;  ///< empty if there is no such point

 signals:
  void nodeChosen(int node);

 protected:
  struct Shape {
    double sideMargin = 0;
    std::size_t fewestSteps = 1;  ///< a shorter game does not use the full width
  };
  static constexpr double pointRadius = 3.2;

  LineGraph(const Shape& shape, QWidget* parent);
  virtual int pointCount() const = 0;
  virtual int nodeOf(int index) const = 0;
  virtual double heightOf(int index) const = 0;  ///< 1 is the upper edge, -1 the lower
  virtual QString heading() const = 0;           ///< description for screen readers

  /// Call this when the points have changed.
  void showPoints(int currentNode);
  QRectF plotArea() const;
  /// Lies within plotArea(), which takes as long to compute as a hundred points.
  QPointF pointPosition(int index, const QRectF& area) const;
  double stepWidth(const QRectF& area) const;  ///< distance between neighbouring points
  QRectF captionArea(bool upper) const;
  int currentIndex() const;
  int hovered() const { return m_hovered; }
  int current() const { return m_current; }

  bool event(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int nearest(const QPoint& point) const;  ///< -1 if there is none
  void hover(int index);
  void updateAccessible();

  Shape m_shape;
  int m_current = 0;  ///< number of a node
  int m_hovered = -1;
};

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
