// Graph of the value over the plies of a game. Shows the winner, the distance and the mistakes.
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <functional>

#include "ui/charts/value_series.h"

namespace kotai::ui {

/// Texts and colours of a graph, which depend on the game.
struct GraphStrings {
  std::array<QString, 2> captions = {};  ///< caption of each Side, on this side's half of the graph
  std::function<QString(const ValuePoint& point)> pointText = {};
  std::function<QColor(Side side)> colour = {};  ///< readable colour of a side
};

/// Graph of values. Points above the middle favour the first player, and points below the middle the second
/// player. The nearer a point is to the edge, the sooner the game ends. The user chooses a point by mouse or
/// keys. Points and marks have the colours of the sides. Reads colours from Theme when painting.
class ValueGraph : public QWidget {
  Q_OBJECT

 public:
  explicit ValueGraph(QWidget* parent = nullptr);

  void setLine(GraphStrings words, std::vector<ValuePoint> points, int current);  ///< without points, the graph is empty
  const std::vector<ValuePoint>& points() const { return m_points; }
  QString pointText(int index) const;  ///< text of the tooltip of a point; empty if there is no such point
  QPointF pointPosition(int index) const { return pointPosition(index, plotArea()); }

  QSize sizeHint() const override { return {320, 130}; }
  QSize minimumSizeHint() const override;  ///< space for both captions and a line between them

 signals:
  void nodeChosen(int node);

 private:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  int pointCount() const { return static_cast<int>(m_points.size()); }
  const ValuePoint& point(int index) const { return m_points[static_cast<std::size_t>(index)]; }
  int currentIndex() const;
  int nearest(const QPoint& point) const;  ///< index of the nearest point; -1 if there are no points
  void hover(int index);
  void updateAccessible();
  QRectF plotArea() const;
  /// Returns the position of a point on the screen. \p area is the result of plotArea(), which takes as long to
  /// compute as a hundred points.
  QPointF pointPosition(int index, const QRectF& area) const;
  double stepWidth(const QRectF& area) const;  ///< distance between neighbouring points
  QRectF captionArea(bool upper) const;
  QColor colourOf(const ValuePoint& each) const;
  void paintFrame(QPainter& painter) const;
  /// Paints the line through the points in \p visible, the result of visiblePoints(). The time for painting
  /// depends on the number of pixels, not on the length of the game.
  void paintLine(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const;
  void paintPoint(QPainter& painter, const QRectF& area, int index) const;
  void paintPoints(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const;
  void paintDrawCaption(QPainter& painter, const QRectF& area, std::vector<QRectF>& taken) const;
  void paintMistakes(QPainter& painter, const QRectF& area, const std::vector<int>& visible) const;
  std::vector<QRectF> lineObstacles(const QRectF& area, const std::vector<int>& visible) const;

  GraphStrings m_words;
  std::vector<ValuePoint> m_points;
  int m_current = 0;  ///< node of the current point
  int m_hovered = -1;
};

}  // namespace kotai::ui
