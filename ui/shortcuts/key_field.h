// A line edit that records a pressed key.
#pragma once

#include <QKeySequenceEdit>

namespace kotai::ui {

/// Shift, Ctrl or Alt alone change nothing (in Qt's line edit, Shift+Tab loses the key). Esc is left to the dialog.
class KeyField : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyField(QWidget* parent = nullptr);

 signals:
  /// Emits a complete shortcut, or an empty one after removal.
  void entered();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void putBack();

  bool m_pressing = false;  ///< the field is recording a key press
  bool m_waiting = false;   ///< placeholder for the key that completes the pressed modifiers
  QKeySequence m_before;
};

}  // namespace kotai::ui
