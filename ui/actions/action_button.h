// A framed button for an action: it takes icon, tooltip and state from the action, but may have its own text.
#pragma once

#include <QToolButton>

class QAction;

namespace kotai::ui {

class ActionButton : public QToolButton {
  Q_OBJECT

 public:
  explicit ActionButton(QAction* action, QWidget* parent = nullptr);

 private:
  void follow();

  QAction* m_action;
};

}  // namespace kotai::ui
