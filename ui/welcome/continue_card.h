// "Continue": the game that is open, as a small board with what stands there, and the button that leads back to it.
#pragma once

#include <QFrame>

#include "ui/welcome/live_board.h"

class QLabel;
class QPushButton;

namespace kotai::ui {

class ElidedLabel;

class ContinueCard : public QFrame {
  Q_OBJECT

 public:
  explicit ContinueCard(QWidget* parent = nullptr);
  void showGame(const QString& title, const QString& note, LiveBoard::Paint board);
  QPushButton* button() const { return m_button; }
  QString title() const;
  QString note() const;

 signals:
  void continued();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  LiveBoard* m_board;
  ElidedLabel* m_title;
  ElidedLabel* m_note;
  QPushButton* m_button;
};

}  // namespace kotai::ui
