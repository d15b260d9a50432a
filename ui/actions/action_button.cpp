#include "ui/actions/action_button.h"

#include <QAction>

#include "ui/actions/actions.h"

namespace kotai::ui {

ActionButton::ActionButton(QAction* action, QWidget* parent) : QToolButton(parent), m_action(action) {
  setProperty("framed", true);
  setFocusPolicy(Qt::TabFocus);
  connect(action, &QAction::changed, this, &ActionButton::follow);
  connect(this, &QToolButton::clicked, action, [this] {
    m_action->trigger();
    follow();  // a checkable button has toggled itself
  });
  follow();
}

void ActionButton::follow() {
  setIcon(m_action->icon());
  setEnabled(m_action->isEnabled());
  setChecked(m_action->isChecked());
  setToolTip(m_action->toolTip());
  if (text().isEmpty()) setAccessibleName(withoutMnemonic(m_action->text()));  // otherwise its accessible name is its label
}

}  // namespace kotai::ui

#include "moc_action_button.cpp"
