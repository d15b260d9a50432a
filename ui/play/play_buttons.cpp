#include "ui/play/play_buttons.h"

#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

PlayButtons::PlayButtons(const Actions* actions, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_home(new ActionButton((*actions)[ActionId::Welcome], this)) {
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 6);
  for (const ActionId id : {ActionId::Hint, ActionId::HelpRules, ActionId::TakeBack, ActionId::ShowValues, ActionId::PlayLayout})
    row->addWidget(addButton(id));
  m_more->setProperty("framed", true);
  m_more->setText(QStringLiteral("\u22ef"));
  m_more->setPopupMode(QToolButton::InstantPopup);
  m_more->setFocusPolicy(Qt::TabFocus);
  // The button must be as high as the other buttons, regardless of the size of its symbol.
  m_more->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
  row->addWidget(m_more);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setCompact(false);
  keepTranslated(this, [this] { retranslate(); });
}

QToolButton* PlayButtons::addButton(ActionId id) {
  QAction* action = (*m_actions)[id];
  auto* button = new ActionButton(action, this);
  button->setObjectName(action->objectName());
  button->setCheckable(id != ActionId::PlayLayout && action->isCheckable());  // PlayLayout opens another page
  button->setChecked(action->isChecked());
  m_buttons.emplace_back(id, button);
  return button;
}

void PlayButtons::setCompact(bool compact) {
  for (const auto& [id, button] : m_buttons)
    button->setToolButtonStyle(compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void PlayButtons::retranslate() {
  const QString texts[] = {tr("Hint"), tr("Rules"), tr("Take back"), tr("Values"), tr("Study", "the other layout of the window")};
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i].second->setText(texts[i]);
    m_buttons[i].second->setAccessibleName(texts[i]);
  }
  m_more->setToolTip(tr("More"));
  m_more->setAccessibleName(tr("More"));
}

}  // namespace kotai::ui

#include "moc_play_buttons.cpp"
