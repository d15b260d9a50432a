// A small line of a game's values that marks the moves at which the outcome changed.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/charts/value_series.h"

namespace kotai::ui {

/// Points above the middle are good for the side from which the game is seen.
class ValueLine : public QWidget {
  Q_OBJECT

 public:
  explicit ValueLine(QWidget* parent = nullptr);
  void setValues(std::vector<ValuePoint> points, Side seenFrom);
  QStringList labels() const;  ///< labels of the named moves, in order

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double goodness(std::size_t index) const;  ///< from -1 to 1
  QPointF place(std::size_t index) const;
  std::vector<std::size_t> namedPoints() const;
  QString labelOf(std::size_t index) const;
  void paintCurve(QPainter& painter) const;
  void paintNames(QPainter& painter) const;

  std::vector<ValuePoint> m_points;
  Side m_seenFrom = Side::First;
};

}  // namespace kotai::ui
