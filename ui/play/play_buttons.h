// Buttons above the board in the play layout: hint, rules, take back, values, and a menu with all other actions of a game.
#pragma once

#include <QMenu>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "ui/actions/action_button.h"
#include "ui/actions/actions.h"
#include "ui/theme/label.h"

namespace kotai::ui {

enum class ActionId;

/// Row of buttons that trigger actions. Shows only icons in a narrow window.
class PlayButtons : public QWidget {
  Q_OBJECT

 public:
  explicit PlayButtons(const Actions* actions, QWidget* parent = nullptr);
  void setMenu(QMenu* menu) { m_more->setMenu(menu); }  ///< sets the menu of the button with three dots
  void setCompact(bool compact);
  ActionButton* homeButton() const { return m_home; }  ///< button before the name of the game

 private:
  QToolButton* addButton(ActionId id);
  void retranslate();

  const Actions* m_actions;
  std::vector<std::pair<ActionId, QToolButton*>> m_buttons;
  ActionButton* m_home;
  QToolButton* m_more = named("moreButton", new QToolButton(this));
};

}  // namespace kotai::ui
