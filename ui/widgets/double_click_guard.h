// Ignores a double click whose first click was on another page, widget or window.
#pragma once

#include <QEvent>
#include <QObject>
#include <QWidget>

namespace kotai::ui {

/// Event filter of a board, which owns the filter. The first click of a double click may have opened the page
/// with the board. The second click must then not make a move.
class DoubleClickGuard : public QObject {
 public:
  explicit DoubleClickGuard(QWidget* board) : QObject(board) { board->installEventFilter(this); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    switch (event->type()) {
      case QEvent::MouseButtonPress: m_pressed = true; return false;
      case QEvent::Leave:
      case QEvent::Hide: m_pressed = false; return false;
      case QEvent::MouseButtonDblClick: return !m_pressed;
      default: return false;
    }
  }

 private:
  bool m_pressed = false;
};

}  // namespace kotai::ui
