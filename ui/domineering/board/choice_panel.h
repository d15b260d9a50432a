// Panel below the board: the side that must choose, both choices as cards, the available actions, and the result at the end.
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <initializer_list>

#include "core/game/types.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kotai::ui {

class ChoiceCard;
class Settings;
class DomineeringDocument;
class DomineeringOpponent;

class ChoicePanel : public QWidget {
  Q_OBJECT

 public:
  ChoicePanel(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);
  ChoiceCard* card(Side side) const { return m_cards[static_cast<std::size_t>(side)]; }
  QString headline() const;
  QString note() const;
  QPushButton* withdrawButton() const { return m_withdraw; }
  QPushButton* revealButton() const { return m_reveal; }
  QPushButton* pauseButton() const { return m_pause; }
  QPushButton* againButton() const { return m_again; }

 public slots:
  /// Reveals both cards, which stay visible for a while.
  void showReveal(int milliseconds);
  /// Replaces the text on the last turn until the position changes.
  void setRemark(const QString& remark);

 signals:
  void againRequested();  ///< shows the last turn again

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  void connectSignals();
  void refresh();
  void refreshCards();
  void updateTexts();
  void refreshButtons();
  void fitButtonRow();
  void fitCards();
  int roomBetween(int cardsWidth) const;
  int room() const;  ///< widgets for the text
  bool hasRoomFor(std::initializer_list<const QPushButton*> buttons) const;
  void setWords(const QString& headline, const QString& note);
  QString remarkOrLastTurn() const;
  QString lastTurnNote() const;

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Settings* m_settings;
  std::array<ChoiceCard*, 2> m_cards;
  QLabel* m_headline;
  QLabel* m_note;
  QPushButton* m_withdraw;
  QPushButton* m_reveal;
  QPushButton* m_pause;
  QPushButton* m_again;
  QWidget* m_buttonRow = nullptr;
  QHBoxLayout* m_table = nullptr;  ///< widgets for cards and text
  QString m_remark;
  QTimer m_open;  ///< while it is active, the cards of the last turn are visible
};

}  // namespace kotai::ui
