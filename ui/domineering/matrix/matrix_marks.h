// Marks in the cells and headers of the matrix.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QRect>

namespace kotai::ui {

/// Paints a small star in the colour of the pen: no move of the same side guarantees more.
void paintStar(QPainter& painter, const QPointF& centre, double radius);
/// Paints plus or minus in whole pixels: the sign of the payoff, if there is no room for a number.
void paintSign(QPainter& painter, const QRect& cell, bool plus, const QColor& ink);

}  // namespace kotai::ui
