// Row above the games of the welcome page. Shows the latest games to continue, and the first steps for
// newcomers.
#pragma once

#include <QFrame>
#include <QGridLayout>
#include <QPushButton>
#include <functional>
#include <vector>

#include "ui/theme/label.h"
#include "ui/welcome/first_steps_card.h"
#include "ui/welcome/live_board.h"

namespace kotai::ui {

/// Data of a card for a game to continue, with a small board, the game, its players, its progress, and the text
/// of the button.
struct ContinuedGame {
  QString title;    ///< such as "Dodgem 4×4"
  QString players;  ///< such as "you against Level 3"
  QString state;    ///< such as "16 plies, your move · today, 14:05"
  bool isOver = false;
  BoardScene board;
  QString reviewText = {};   ///< tooltip such as "Review 4 mistakes"; empty if the game cannot be reviewed
  bool hasMistakes = false;  ///< whether there is anything to review
};

class ContinueCard : public QFrame {
  Q_OBJECT

 public:
  explicit ContinueCard(QWidget* parent = nullptr);
  /// Shows a game. If \p first, the game is the first in the row, which the user most likely wants to continue.
  void showGame(const ContinuedGame& game, bool first);
  QPushButton* button() const { return m_button; }
  QPushButton* reviewButton() const { return m_review; }
  const ContinuedGame& game() const { return m_game; }

 signals:
  void continued();

 private:
  void resizeEvent(QResizeEvent* event) override;
  void placeButton();
  void retranslate();

  ContinuedGame m_game;
  QGridLayout* m_grid = new QGridLayout(this);
  LiveBoard* m_board = new LiveBoard(this);
  QLabel* m_title = new Label(this);
  QLabel* m_players = new Label(this);
  QLabel* m_state = new Label(this);
  QWidget* m_buttons = new QWidget(this);
  QPushButton* m_review = named("reviewButton", new QPushButton(m_buttons));
  QPushButton* m_button = new QPushButton(m_buttons);
};

/// Row of cards, each as wide as the cards below. Several cards take at most one row. Hidden if there are no
/// cards.
class ContinueRow : public QWidget {
  Q_OBJECT

 public:
  explicit ContinueRow(QWidget* parent = nullptr);
  void setGames(std::vector<ContinuedGame> games);
  void setNewcomer(bool newcomer);
  void setColumns(int columns, int gap);
  /// Returns the visible cards, in the order of the games.
  const std::vector<ContinueCard*>& cards() const { return m_cards; }
  FirstStepsOffer* newcomer() const { return m_newcomer; }
  QPushButton* firstButton() const;  ///< returns the first button; null if there are no cards

 signals:
  void continued(int game);
  void reviewWanted();  ///< emitted when the user wants to review the open game

 private:
  void arrange();

  std::vector<ContinuedGame> m_games;
  std::vector<ContinueCard*> m_cards;
  std::vector<QWidget*> m_fillers;  ///< placeholders in the cells without a card
  FirstStepsOffer* m_newcomer = new FirstStepsOffer(FirstStepsOffer::Weight::Strong, this);
  QGridLayout* m_grid = new QGridLayout(this);
  int m_columns = 1;
  bool m_isNewcomer = false;
};

}  // namespace kotai::ui
