#include "ui/shortcuts/key_field.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <utility>

namespace kotai::ui {

KeyField::KeyField(QWidget* parent) : QKeySequenceEdit(parent) {
  connect(this, &QKeySequenceEdit::keySequenceChanged, this, [this] {
    if (!m_pressing) emit entered();
  });
  connect(this, &QKeySequenceEdit::editingFinished, this, &KeyField::putBack);
}

void KeyField::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Cancel)) return event->ignore();
  if (!m_waiting) m_before = keySequence();
  m_pressing = true;
  QKeySequenceEdit::keyPressEvent(event);
  m_pressing = false;
  m_waiting = keySequence().isEmpty();
  if (!m_waiting) emit entered();
}

void KeyField::focusOutEvent(QFocusEvent* event) {
  putBack();
  QKeySequenceEdit::focusOutEvent(event);
}

void KeyField::putBack() {
  if (!std::exchange(m_waiting, false)) return;
  const QSignalBlocker quiet(this);
  setKeySequence(m_before);
}

}  // namespace kotai::ui

#include "moc_key_field.cpp"
