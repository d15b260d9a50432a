// Section above the games of the welcome page: the latest games to continue, and the first steps for newcomers.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/welcome/continue_card.h"

class QGridLayout;

namespace kotai::ui {

class FirstStepsOffer;

/// Hidden if there are none. As wide as the cards below, and at most one row if there are several.
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
  QPushButton* firstButton() const;  ///< null if there is nothing to show

 signals:
  void continued(int game);
  void firstStepsRequested();

 private:
  void arrange();

  std::vector<ContinuedGame> m_games;
  std::vector<ContinueCard*> m_cards;
  std::vector<QWidget*> m_fillers;  ///< number of cells without a card
  FirstStepsOffer* m_newcomer;
  QGridLayout* m_grid;
  int m_columns = 1;
  bool m_isNewcomer = false;
};

}  // namespace kotai::ui
