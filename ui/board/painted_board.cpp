#include "ui/board/painted_board.h"

#include <QAccessible>
#include <QFocusEvent>
#include <algorithm>

#include "ui/theme/palette.h"
#include "ui/widgets/double_click_guard.h"

namespace kotai::ui {

PaintedBoard::PaintedBoard(QWidget* parent) : QWidget(parent) {
  installBoardAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  new DoubleClickGuard(this);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PaintedBoard::announce(const QString& text) {
  QAccessibleValueChangeEvent changed(this, text);
  QAccessible::updateAccessibility(&changed);
}

std::vector<Square> PaintedBoard::squares() const {
  const BoardLayout layout = currentLayout();
  std::vector<Square> all;
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) all.push_back({column, row});
  return all;
}

std::optional<Square> PaintedBoard::cellAt(const QPointF& point) const {
  const BoardLayout layout = currentLayout();
  const auto square = layout.squareAt(point);
  return square && layout.contains(*square) ? square : std::nullopt;
}

void PaintedBoard::stepCursor(int columns, int rows) {
  const BoardLayout layout = currentLayout();
  m_hand.keyboardUsed = true;
  m_hand.cursor = {std::clamp(m_hand.cursor.column + columns, 0, layout.columns - 1),
                   std::clamp(m_hand.cursor.row + rows, 0, layout.rows - 1)};
  announce(describedCursor());
  onCursorChanged();
}

void PaintedBoard::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) m_hand.keyboardUsed = true;
  QWidget::focusInEvent(event);
  onCursorChanged();
}

void PaintedBoard::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  onCursorChanged();
}

}  // namespace kotai::ui

#include "moc_painted_board.cpp"
