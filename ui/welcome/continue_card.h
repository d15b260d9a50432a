// A game to continue: a small board, the game, its players and progress, and the button to open it.
#pragma once

#include <QFrame>

#include "ui/welcome/live_board.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace kotai::ui {

struct ContinuedGame {
  QString title;    ///< such as "Dodgem 4×4"
  QString players;  ///< such as "you against Level 3"
  QString state;    ///< such as "16 plies, your move · today, 14:05"
  bool isOver = false;
  LiveBoard::Paint board;
};

class ContinueCard : public QFrame {
  Q_OBJECT

 public:
  explicit ContinueCard(QWidget* parent = nullptr);
  /// \p first: the most likely choice.
  void showGame(const ContinuedGame& game, bool first);
  QPushButton* button() const { return m_button; }
  const ContinuedGame& game() const { return m_game; }

 signals:
  void continued();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void placeButton();
  void retranslate();

  ContinuedGame m_game;
  QGridLayout* m_grid;
  LiveBoard* m_board;
  QLabel* m_title;
  QLabel* m_players;
  QLabel* m_state;
  QPushButton* m_button;
};

}  // namespace kotai::ui
