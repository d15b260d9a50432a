#include "ui/boards/board_layout.h"

#include <algorithm>
#include <cmath>

namespace kotai::ui {

BoardLayout BoardLayout::fit(const QRectF& area, int columns, int rows, bool flipped, double marginCells) {
  BoardLayout layout;
  layout.columns = columns;
  layout.rows = rows;
  layout.flipped = flipped;
  const double cell = std::min(area.width() / (columns + 2 * marginCells), area.height() / (rows + 2 * marginCells));
  layout.cell = std::max(1.0, cell > 24 ? std::floor(cell) : cell);
  layout.squares = QRectF(0, 0, layout.cell * columns, layout.cell * rows);
  layout.squares.moveCenter(area.center());
  layout.squares.moveTopLeft(QPointF(std::round(layout.squares.left()), std::round(layout.squares.top())));
  return layout;
}

QRectF BoardLayout::squareRect(Square square) const {
  const int column = flipped ? columns - 1 - square.column : square.column;
  const int rowFromTop = flipped ? square.row : rows - 1 - square.row;
  return QRectF(squares.left() + column * cell, squares.top() + rowFromTop * cell, cell, cell);
}

std::optional<Square> BoardLayout::squareAt(const QPointF& point) const {
  const int column = static_cast<int>(std::floor((point.x() - squares.left()) / cell));
  const int rowFromTop = static_cast<int>(std::floor((point.y() - squares.top()) / cell));
  if (column < -1 || column > columns || rowFromTop < -1 || rowFromTop > rows) return std::nullopt;
  if (flipped) return Square{columns - 1 - column, rowFromTop};
  return Square{column, rows - 1 - rowFromTop};
}

}  // namespace kotai::ui
