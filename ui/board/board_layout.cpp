#include "ui/board/board_layout.h"

#include <QtCore/qnamespace.h>

#include <algorithm>
#include <cmath>

namespace kotai::ui {

BoardLayout BoardLayout::fit(const QRectF& area, int columns, int rows, bool flipped, const BoardMargins& margins) {
  BoardLayout layout;
  layout.columns = columns;
  layout.rows = rows;
  layout.flipped = flipped;
  layout.handGap = margins.handGap;
  layout.handScale = margins.handScale;
  const double cell = std::min(area.width() / (columns + 2 * margins.sides), area.height() / (rows + 2 * margins.ends));
  layout.cell = std::max(1.0, cell > 24 ? std::floor(cell) : cell);
  layout.squares = QRectF(0, 0, layout.cell * columns, layout.cell * rows);
  layout.squares.moveCenter(area.center());
  layout.squares.moveTopLeft(QPointF(std::round(layout.squares.left()), std::round(layout.squares.top())));
  return layout;
}

QRectF BoardLayout::squareRect(Square square) const {
  const int column = flipped ? columns - 1 - square.column : square.column;
  const int rowFromTop = flipped ? square.row : rows - 1 - square.row;
  QRectF rect(squares.left() + column * cell, squares.top() + rowFromTop * cell, cell, cell);
  if (column < 0 || column >= columns) {
    const double outwards = handGap + (handScale - 1) / 2;
    rect.translate((column < 0 ? -outwards : outwards) * cell, 0);
    const double shrink = (1 - handScale) / 2 * cell;
    rect.adjust(shrink, shrink, -shrink, -shrink);
  }
  return rect;
}

std::optional<Square> BoardLayout::squareAt(const QPointF& point) const {
  // The gap between the board and the hands contains no squares.
  const double gap = handGap * cell;
  const double left = point.x() - squares.left();
  const double beyond = left - squares.width();
  if ((left < 0 && left > -gap) || (beyond >= 0 && beyond < gap)) return std::nullopt;
  const double x = left < 0 ? std::min(left + gap, -0.001) : (beyond >= 0 ? left - gap : left);
  const int column = static_cast<int>(std::floor(x / cell));
  const int rowFromTop = static_cast<int>(std::floor((point.y() - squares.top()) / cell));
  if (column < -1 || column > columns || rowFromTop < -1 || rowFromTop > rows) return std::nullopt;
  if (flipped) return Square{columns - 1 - column, rowFromTop};
  return Square{column, rows - 1 - rowFromTop};
}

std::optional<BoardStep> arrowStep(int key, bool flipped) {
  const int step = flipped ? -1 : 1;
  switch (key) {
    case Qt::Key_Left: return BoardStep{-step, 0};
    case Qt::Key_Right: return BoardStep{step, 0};
    case Qt::Key_Up: return BoardStep{0, step};
    case Qt::Key_Down: return BoardStep{0, -step};
    default: return std::nullopt;
  }
}

}  // namespace kotai::ui
