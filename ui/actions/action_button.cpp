#include "ui/actions/action_button.h"

#include <QStyle>

#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

ActionButton::ActionButton(QAction* action, QWidget* parent) : QToolButton(parent), m_action(action) {
  setProperty("framed", true);
  setFocusPolicy(Qt::TabFocus);
  connect(action, &QAction::changed, this, &ActionButton::updateFromAction);
  connect(this, &QToolButton::clicked, action, [this] {
    m_action->trigger();
    updateFromAction();  // a click has already toggled a checkable button; this call restores its state
  });
  updateFromAction();
}

void ActionButton::updateFromAction() {
  setIcon(m_action->icon());
  setEnabled(m_action->isEnabled());
  setChecked(m_action->isChecked());
  setToolTip(m_action->toolTip());
  if (text().isEmpty()) setAccessibleName(withoutMnemonic(m_action->text()));  // otherwise the label is the accessible name
}

constexpr int wordsFromWidthPx = 1000;

WayOut::WayOut(const Actions& actions, QWidget* parent)
    : QWidget(parent),
      m_home(new ActionButton(actions[ActionId::Welcome], this)),
      m_board(new ActionButton(actions[ActionId::ShowBoard], this)) {
  m_board->setObjectName(QStringLiteral("boardButton"));
  const QAction* back = actions[ActionId::ShowBoard];
  const auto follow = [this, back] { m_board->setVisible(back->isEnabled()); };
  connect(back, &QAction::enabledChanged, this, follow);
  follow();
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 8);
  addWidgets(row, {m_home, m_board});
  keepTranslated(this, [this] { retranslate(); });
}

void WayOut::retranslate() { m_board->setText(tr("Back to the board", "a button; with the game that is open")); }

void WayOut::fit() {
  m_board->setToolButtonStyle(window()->width() < wordsFromWidthPx ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void WayOut::showEvent(QShowEvent* event) {
  window()->installEventFilter(this);
  fit();
  QWidget::showEvent(event);
}

bool WayOut::eventFilter(QObject* watched, QEvent* event) {
  if (watched == window() && event->type() == QEvent::Resize) fit();
  return QWidget::eventFilter(watched, event);
}

void makePrimary(QAbstractButton& button, bool primary) {
  if (button.property("primary").toBool() == primary) return;
  button.setProperty("primary", primary);
  button.style()->unpolish(&button);  // otherwise the style sheet ignores the changed property
  button.style()->polish(&button);
}

}  // namespace kotai::ui

#include "moc_action_button.cpp"
