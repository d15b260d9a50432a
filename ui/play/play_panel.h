// Panel to the right of the board in the play layout, with the players, a card, two clocks and the list of
// moves.
#pragma once

#include <QFrame>
#include <QHBoxLayout>
#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>
#include <array>

#include "core/game/types.h"
#include "ui/document/tree_document.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

/// Area for a card, as high as the card. Scrolls if there is too little space.
class CardSlot : public QScrollArea {
 public:
  explicit CardSlot(QWidget* parent = nullptr);
  void setCard(QWidget* card);  ///< owns the card and deletes the previous card; null hides the slot
  QWidget* card() const { return m_card; }
  void setLeastHeight(int px) { m_minHeight = px; }  ///< sets the minimum height, used if the card must scroll
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 private:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showBarIfNeeded();
  QPointer<QWidget> m_card;
  int m_minHeight = 96;
};

/// Panel for games of every kind. Each kind of game has its own list of moves.
class PlayPanel : public QFrame {
  Q_OBJECT

 public:
  /// Takes ownership of \p moves. A click on a move shows its position in \p document.
  PlayPanel(TreeDocument* document, VariationText* moves, QWidget* parent = nullptr);

  /// Sets the widgets at the top and takes ownership. Call this function once. \p boxes contains the choice of
  /// the players, and \p names the names of two people.
  void setPlayers(BoxesFrame* boxes, QWidget* restart, QWidget* names);
  /// Sets the card below the players and deletes the previous card. The card's owner handles its buttons.
  void setCard(QWidget* card) { m_card->setCard(card); }
  void clearCard();  ///< removes the card; a focus in the card moves to the board
  QWidget* card() const { return m_card->card(); }
  /// Sets the clock of a side and takes ownership. Null removes the clock. The row with the clocks is visible while
  /// there is a clock.
  void setClock(Side side, QWidget* face);
  void setOpponentText(const QString& text);  ///< sets the text below the players; may be empty
  QString opponentText() const { return m_opponent->text(); }
  void setSideMargins(int px);
  VariationText* moves() const { return m_moves; }
  /// Moves the messages above the list of moves.
  void setMessageBar(MessageBar* messages);

 private:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  void fit();
  int otherHeight(int width) const;

  QVBoxLayout* m_column = new QVBoxLayout(this);
  CardSlot* m_card = new CardSlot(this);
  QHBoxLayout* m_clockRow = new QHBoxLayout;
  std::array<QPointer<QWidget>, 2> m_clocks;
  QLabel* m_heading = named("panelHeading", new Label(this));
  VariationText* m_moves;
  QLabel* m_opponent = muted(wrapping(new Label(this)));
};

}  // namespace kotai::ui
