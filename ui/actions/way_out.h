// First row of every page without a game: a button to all games and, while a game is open, a button back to it.
#pragma once

#include <QWidget>

class QAction;

namespace kotai::ui {

class ActionButton;
class Actions;

/// The open game stays unchanged while a page is shown, and the button says so. Hidden if no game is open.
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
  void fit();  ///< in a narrow window the button's text gives way to the title of the page

  ActionButton* m_home;
  ActionButton* m_board;
};

}  // namespace kotai::ui
