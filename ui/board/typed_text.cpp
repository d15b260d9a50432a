#include "ui/board/typed_text.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>
#include <algorithm>

namespace kotai::ui {

bool typesText(const QKeyEvent& event, const QWidget& window) {
  if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) || event.text().size() != 1) return false;
  const QChar character = event.text().at(0);
  if (!character.isLetterOrNumber() || character.unicode() >= 128) return false;
  const QList<QAction*> actions = window.actions();
  return std::none_of(actions.begin(), actions.end(),
                      [&](const QAction* action) { return action->shortcuts().contains(QKeySequence(event.key())); });
}

}  // namespace kotai::ui
