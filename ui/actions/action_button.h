// Framed button that shows the icon, tooltip and state of an action, but may have its own text.
#pragma once

#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "ui/actions/actions.h"

class QAction;

namespace kotai::ui {

class ActionButton : public QToolButton {
  Q_OBJECT

 public:
  explicit ActionButton(QAction* action, QWidget* parent = nullptr);

 private:
  void updateFromAction();

  QAction* m_action;
};

/// First row of every page without a game. A button opens the page with all games. While a game is open, a second
/// button leads back to that game and says that the game stays unchanged.
class WayOut : public QWidget {
  Q_OBJECT

 public:
  explicit WayOut(const Actions& actions, QWidget* parent = nullptr);
  ActionButton* homeButton() const { return m_home; }

 private:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void retranslate();
  void fit();  ///< replaces the button's text by the title of the page if the window is narrow

  ActionButton* m_home;
  ActionButton* m_board;
};

void makePrimary(QAbstractButton& button, bool primary);

}  // namespace kotai::ui
