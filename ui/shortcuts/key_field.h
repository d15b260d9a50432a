// The field in which a key of one's own choice is pressed.
#pragma once

#include <QKeySequenceEdit>

namespace kotai::ui {

/// Shift, Ctrl or Alt alone change nothing (with Qt's field whoever goes back by Shift+Tab loses the key), and Esc is left to the
/// dialog.
class KeyField : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyField(QWidget* parent = nullptr);

 signals:
  /// A whole key, or none any more.
  void entered();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void putBack();

  bool m_pressing = false;  ///< a key is being looked at
  bool m_waiting = false;   ///< for the key that goes with what is held down
  QKeySequence m_before;
};

}  // namespace kotai::ui
