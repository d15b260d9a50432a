// Right of the board in the play layout: the players, a card for what is to be said now, two clocks, the moves so far.
#pragma once

#include <QFrame>
#include <QPointer>
#include <array>

#include "core/game/types.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace kotai::ui {

class BoxesFrame;
class CardSlot;
class MessageBar;
class TreeDocument;
class VariationText;

/// Used for games of every kind; each kind writes its own list of moves.
class PlayPanel : public QFrame {
  Q_OBJECT

 public:
  /// Takes \p moves over; a click on one of them goes there in \p document.
  PlayPanel(TreeDocument* document, VariationText* moves, QWidget* parent = nullptr);

  /// On top, once: \p boxes in which the players are chosen, a button that starts again, \p names of two people. Takes all over.
  void setPlayers(BoxesFrame* boxes, QWidget* restart, QWidget* names);
  /// Below the players, in place of what stood there, which is deleted. The card's buttons are its owner's.
  void setCard(QWidget* card);
  void clearCard();
  QWidget* card() const;
  /// The face of a side's clock, which is taken over; null takes it away. The row is there while one of them is.
  void setClock(Side side, QWidget* face);
  void setOpponentText(const QString& text);  ///< below the players; empty: none
  QString opponentText() const;
  VariationText* moves() const { return m_moves; }
  /// Puts the messages above the moves.
  void takeMessages(MessageBar* messages);

 signals:
  void commentWanted(int node);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QVBoxLayout* m_column;
  CardSlot* m_card;
  QHBoxLayout* m_clockRow;
  std::array<QPointer<QWidget>, 2> m_clocks;
  QLabel* m_heading;
  VariationText* m_moves;
  QLabel* m_opponent;
};

}  // namespace kotai::ui
