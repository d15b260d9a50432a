#include "ui/domineering/matrix/matrix_marks.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace kotai::ui {

void paintStar(QPainter& painter, const QPointF& centre, double radius) {
  QPainterPath star;
  for (int point = 0; point < 10; ++point) {
    const double angle = M_PI / 5 * point - M_PI / 2;
    const double reach = point % 2 == 0 ? radius : radius * 0.45;
    const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
    point == 0 ? star.moveTo(at) : star.lineTo(at);
  }
  star.closeSubpath();
  painter.fillPath(star, painter.pen().color());
}

void paintSign(QPainter& painter, const QRect& cell, bool plus, const QColor& ink) {
  const int side = std::min(cell.width(), cell.height());
  const int reach = std::max(1, side / 4);
  const int width = std::max(1, side / 8) / 2 * 2 + 1;  // odd width, so that the line is centred
  QRect bar(0, 0, 2 * reach + 1, width);
  bar.moveCenter(cell.center());
  painter.fillRect(bar, ink);
  if (plus) painter.fillRect(QRect(bar.center().x() - width / 2, bar.center().y() - reach, width, 2 * reach + 1), ink);
}

}  // namespace kotai::ui
