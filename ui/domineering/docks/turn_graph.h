// Graph of the value over the turns of a game. Vertical is ahead above the middle, Horizontal below it.
#pragma once

#include <optional>
#include <vector>

#include "ui/charts/line_graph.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

struct TurnPoint {
  TurnTree::NodeId node = TurnTree::root;
  int turn = 0;
  QString text;  ///< mark of the turn that led here
  std::optional<GameValue> value;
};

class TurnGraph : public LineGraph {
  Q_OBJECT

 public:
  explicit TurnGraph(QWidget* parent = nullptr);

  void setLine(std::vector<TurnPoint> points, TurnTree::NodeId current);
  const std::vector<TurnPoint>& points() const { return m_points; }
  QString pointText(int index) const override;
  QSize sizeHint() const override { return {320, 120}; }
  QSize minimumSizeHint() const override { return {160, 70}; }

 protected:
  int pointCount() const override { return static_cast<int>(m_points.size()); }
  int nodeOf(int index) const override { return point(index).node; }
  double heightOf(int index) const override;
  QString heading() const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  const TurnPoint& point(int index) const { return m_points[static_cast<std::size_t>(index)]; }
  void paintFrame(QPainter& painter) const;
  void paintLine(QPainter& painter) const;
  void paintPoints(QPainter& painter) const;

  std::vector<TurnPoint> m_points;
};

}  // namespace kotai::ui
