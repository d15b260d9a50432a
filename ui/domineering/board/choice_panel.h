// Panel below the board. Shows the side that must choose, both choices as cards, the available buttons and the
// result.
#pragma once

#include <QHBoxLayout>
#include <QPushButton>
#include <QString>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>
#include <array>
#include <initializer_list>

#include "core/game/types.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class Settings;

/// Card for the choice of one side. The card is face down until both choices are revealed together.
class ChoiceCard : public QWidget {
  Q_OBJECT

 public:
  enum class Face { Empty, Awaited, Thinking, Down, Up };

  explicit ChoiceCard(Side side, QWidget* parent = nullptr);
  Face face() const { return m_face; }
  /// Shows a face of the card. \p place is the square named on an open card, such as "c2".
  void show(Face face, const QString& place = {});
  /// Turns the card over within this time to show `place`.
  void flipTo(const QString& place, int milliseconds);
  bool isTurning() const { return m_turning.state() == QAbstractAnimation::Running; }
  void setNarrow(bool narrow);  ///< narrow: the card is only as wide as the names
  QSize fullSize() const;       ///< returns the size of a card that is not narrow
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 private:
  void paintEvent(QPaintEvent* event) override;
  QString caption() const;
  QFont nameFont() const;
  int narrowWidth() const;
  void paintFront(QPainter& painter, const QRectF& card) const;
  void describe();

  Side m_side;
  Face m_face = Face::Empty;
  bool m_narrow = false;
  QString m_place;
  QVariantAnimation m_turning;
};

class ChoicePanel : public QWidget {
  Q_OBJECT

 public:
  ChoicePanel(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);
  ChoiceCard* card(Side side) const { return m_cards[static_cast<std::size_t>(side)]; }
  QString headline() const;
  QString note() const { return m_note->accessibleName(); }
  QPushButton* againButton() const { return m_again; }
  /// Reveals both cards within this time, and then shows them for a while.
  void showReveal(int milliseconds);
  /// Replaces the text about the last turn until the position changes.
  void setRemark(const QString& remark);

 private:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void layOut();
  void connectSignals();
  void refresh();
  void refreshCards();
  void updateStrings();
  void refreshButtons();
  void fitButtonRow();
  void fitCards();
  int roomBetween(int cardsWidth) const;
  int room() const;  ///< returns the width between the cards, in pixels
  bool hasRoomFor(std::initializer_list<const QPushButton*> buttons) const;
  void setStrings(const QString& headline, const QString& note);
  QString remarkOrLastTurn() const { return m_remark.isEmpty() ? lastTurnNote() : m_remark; }
  QString lastTurnNote() const;

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Settings* m_settings;
  std::array<ChoiceCard*, 2> m_cards;
  QLabel* m_headline = new Label(this);
  QLabel* m_note = muted(new Label(this));
  QPushButton* m_withdraw = named("withdrawButton", new QPushButton(this));
  QPushButton* m_reveal = named("revealButton", new QPushButton(this));
  QPushButton* m_pause = named("pauseButton", new QPushButton(this));
  QPushButton* m_again = new QPushButton(this);
  QWidget* m_buttonRow = nullptr;
  QHBoxLayout* m_table = nullptr;  ///< row with cards and text
  QString m_remark;
  QTimer m_open;  ///< while active, the cards of the last turn are visible
};

}  // namespace kotai::ui
