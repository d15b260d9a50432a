// First row of every page without a game: the way to all games and, while a game is open, the way back to it.
#pragma once

#include <QWidget>

class QAction;

namespace kotai::ui {

class ActionButton;
class Actions;

/// The game that is open is kept as it is while a page is shown: the button says so, and there is none without a game.
class WayOut : public QWidget {
  Q_OBJECT

 public:
  explicit WayOut(const Actions& actions, QWidget* parent = nullptr);
  ActionButton* homeButton() const { return m_home; }
  ActionButton* boardButton() const { return m_board; }

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void fit();  ///< in a narrow window the words make way for what the page is called

  ActionButton* m_home;
  ActionButton* m_board;
};

}  // namespace kotai::ui
