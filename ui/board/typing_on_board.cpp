#include "ui/board/typing_on_board.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

#include "ui/widgets/text_keys.h"

namespace kotai::ui {

namespace {

bool beginsMove(QWidget& board, const QKeyEvent& key) {
  if (key.text().size() != 1 || !key.text().at(0).isLetter()) return false;
  QKeyEvent question(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text());
  question.ignore();
  QCoreApplication::sendEvent(&board, &question);
  return question.isAccepted();
}

}  // namespace

bool typesOnBoard(QWidget& board, QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  const bool passes = widget && widget != &board && widget->hasFocus() && widget->window() == board.window() &&
                      !isWrittenIn(watched) && !qobject_cast<QComboBox*>(watched);
  if (!passes || !beginsMove(board, *static_cast<QKeyEvent*>(event))) return false;
  board.setFocus(Qt::OtherFocusReason);
  QCoreApplication::sendEvent(&board, event);
  return true;
}

}  // namespace kotai::ui
