#include "ui/board/played_board.h"

#include <QHideEvent>
#include <QKeyEvent>

#include "ui/board/arrow_step.h"
#include "ui/board/typed_text.h"
#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

PlayedBoard::PlayedBoard(TreeDocument* document, Settings* settings, QWidget* parent)
    : PaintedBoard(parent), m_settings(settings), m_tree(document) {
  const auto repaint = [this] { update(); };
  connect(document, &TreeDocument::valuesChanged, this, repaint);
  connect(settings, &Settings::valuesShownChanged, this, repaint);
  connect(settings, &Settings::coordinatesShownChanged, this, repaint);
  connect(settings, &Settings::boardFlippedChanged, this, repaint);
}

bool PlayedBoard::wantsKey(const QKeyEvent& event) const {
  if (!m_tree->hasGame() || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))) return false;
  if (arrowStep(event.key())) return true;
  switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    case Qt::Key_Escape: return holdsSomething() || !m_typed.isEmpty();
    case Qt::Key_Backspace: return !m_typed.isEmpty();
    default: return wantsLetter(event);
  }
}

bool PlayedBoard::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && wantsKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void PlayedBoard::keyPressEvent(QKeyEvent* event) {
  if (!wantsKey(*event) && !(m_tree->hasGame() && typesText(*event, *window()))) return QWidget::keyPressEvent(event);
  if (const auto step = arrowStep(event->key(), m_settings->boardFlipped())) return moveCursor(step->columns, step->rows);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_typed.isEmpty() ? actAtCursor() : playTyped();
    case Qt::Key_Escape: return onEscape();
    case Qt::Key_Backspace: m_typed.chop(1); break;
    default: m_typed = withTyped(event->text());
  }
  update();
}

/// A user who leaves the page forgets the input. A minimised window keeps it.
void PlayedBoard::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) putBack();
}

}  // namespace kotai::ui

#include "moc_played_board.cpp"
