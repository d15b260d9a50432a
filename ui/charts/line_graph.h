// Graph of the value over a line of moves, one point per position, with mouse and keyboard input. Base class for the graphs of
// all games.
#pragma once

#include <QWidget>
#include <cstddef>

namespace kotai::ui {

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

}  // namespace kotai::ui
