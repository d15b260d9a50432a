// A framed button that does what an action does: its icon, tooltip and state are the action's, its words may be its own.
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
