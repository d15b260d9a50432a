// The value over the plies of a game: who wins, how soon, and where it changed.
#pragma once

#include <QWidget>

#include "ui/charts/value_series.h"

namespace kotai::ui {

/// Above the middle the first player wins, below the second; nearer the edge is sooner. Points are clicked or chosen by keys.
class ValueGraph : public QWidget {
  Q_OBJECT

 public:
  explicit ValueGraph(QWidget* parent = nullptr);

  /// `variant` names the sides; null: empty.
  void setLine(VariantPtr variant, std::vector<ValuePoint> points, GameTree::NodeId current);
  const std::vector<ValuePoint>& points() const { return m_points; }
  QPointF pointPosition(int index) const;
  QString pointText(int index) const;

  QSize sizeHint() const override { return {320, 130}; }
  QSize minimumSizeHint() const override { return {160, 90}; }

 signals:
  void nodeChosen(kotai::ui::GameTree::NodeId node);

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
  QColor colourOf(const ValuePoint& point) const;
  void hover(int index);
  void updateAccessible();
  void paintFrame(QPainter& painter) const;
  void paintLine(QPainter& painter) const;
  void paintPoints(QPainter& painter) const;
  void paintMistakes(QPainter& painter) const;
  std::vector<QRectF> lineObstacles() const;

  VariantPtr m_variant;
  std::vector<ValuePoint> m_points;
  GameTree::NodeId m_current = GameTree::root;
  int m_hovered = -1;
};

}  // namespace kotai::ui
