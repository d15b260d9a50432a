#include "ui/puzzles/puzzle_board.h"

#include <QAccessible>

namespace kotai::ui {

void PuzzleBoard::announce(const QString& text) {
  QAccessibleValueChangeEvent said(focusProxy() ? focusProxy() : this, text);
  QAccessible::updateAccessibility(&said);
}

}  // namespace kotai::ui

#include "moc_puzzle_board.cpp"
