// Offer of the first steps: a card for newcomers, and a small link for all other users.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace kotai::ui {

class FirstStepsOffer : public QFrame {
  Q_OBJECT

 public:
  enum class Weight { Strong, Quiet };
  explicit FirstStepsOffer(Weight weight, QWidget* parent = nullptr);
  QPushButton* button() const { return m_button; }

 private:
  void layOutCard();
  void layOutWords();
  void retranslate();

  Weight m_weight;
  QLabel* m_heading;
  QLabel* m_invitation;
  QPushButton* m_button;
};

}  // namespace kotai::ui
