// Above the board in the play layout: hint, rules, take back, values, and a menu with everything else one does in a game.
#pragma once

#include <QWidget>
#include <vector>

class QMenu;
class QToolButton;

namespace kotai::ui {

class ActionButton;
class Actions;
enum class ActionId;

/// The buttons do what the actions do; in a narrow window they show icons only.
class PlayButtons : public QWidget {
  Q_OBJECT

 public:
  explicit PlayButtons(const Actions* actions, QWidget* parent = nullptr);
  void setMenu(QMenu* menu);  ///< of the button with three dots
  void setCompact(bool compact);
  QToolButton* buttonFor(ActionId id) const;
  ActionButton* homeButton() const { return m_home; }  ///< its place is at the other end, before the name of the game
  QToolButton* moreButton() const { return m_more; }

 private:
  QToolButton* addButton(ActionId id);
  void retranslate();

  const Actions* m_actions;
  std::vector<std::pair<ActionId, QToolButton*>> m_buttons;
  ActionButton* m_home;
  QToolButton* m_more;
};

}  // namespace kotai::ui
