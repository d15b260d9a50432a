// Paints marks in the cells and headers of the matrix.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QRect>

namespace kotai::ui {

/// Paints a small star in the colour of the pen. The star marks a move that has the best guarantee of its side.
void paintStar(QPainter& painter, const QPointF& centre, double radius);
/// Paints the sign of a payoff in whole pixels, in a cell that has no room for a number.
void paintSign(QPainter& painter, const QRect& cell, bool plus, const QColor& ink);

}  // namespace kotai::ui
