// "New here?": where somebody who has never seen the program begins.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace kotai::ui {

class NewcomerCard : public QFrame {
  Q_OBJECT

 public:
  explicit NewcomerCard(QWidget* parent = nullptr);
  QPushButton* button() const { return m_button; }

 signals:
  void firstStepsRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* m_heading;
  QLabel* m_invitation;
  QPushButton* m_button;
};

}  // namespace kotai::ui
