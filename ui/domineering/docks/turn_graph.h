// The value over the turns of a game: above the middle Vertical is ahead, below Horizontal.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

struct TurnPoint {
  TurnTree::NodeId node = TurnTree::root;
  int turn = 0;
  QString text;  ///< of the turn that led here
  std::optional<GameValue> value;
};

/// Points are clicked or chosen by keys. Reads colours from Theme when painting.
class TurnGraph : public QWidget {
  Q_OBJECT

 public:
  explicit TurnGraph(QWidget* parent = nullptr);

  void setLine(std::vector<TurnPoint> points, TurnTree::NodeId current);
  const std::vector<TurnPoint>& points() const { return m_points; }
  QPointF pointPosition(int index) const;
  QString pointText(int index) const;
  QSize sizeHint() const override { return {320, 120}; }
  QSize minimumSizeHint() const override { return {160, 70}; }

 signals:
  void nodeChosen(kotai::ui::TurnTree::NodeId node);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF plotArea() const;
  int nearest(const QPoint& point) const;  ///< -1: none
  int currentIndex() const;
  void hover(int index);
  void updateAccessible();
  void paintFrame(QPainter& painter) const;
  void paintLine(QPainter& painter) const;

  std::vector<TurnPoint> m_points;
  TurnTree::NodeId m_current = TurnTree::root;
  int m_hovered = -1;
};

}  // namespace kotai::ui
