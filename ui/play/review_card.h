// Card for reviewing the mistakes of a game, with the number of the mistake, its cost, and buttons.
#pragma once

#include <QCheckBox>
#include <QFrame>
#include <QPushButton>

#include "ui/theme/label.h"

namespace kotai::ui {

class Review;

class ReviewCard : public QFrame {
  Q_OBJECT

 public:
  explicit ReviewCard(Review* review, QWidget* parent = nullptr);
  QString heading() const;
  QString task() const;  ///< returns the text about the move and its cost
  QString said() const;  ///< returns the text about the tried move or the answer

  QPushButton* nextButton() const { return m_next; }

 private:
  void layOut();
  void connectReview();
  void refresh();
  void setSteps(bool previous, bool next);

  Review* m_review;
  QLabel* m_heading;
  QLabel* m_task;
  QLabel* m_statement;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_try;
  QPushButton* m_answer;
  QPushButton* m_best;
  QPushButton* m_practise;
  QPushButton* m_leave;
  QCheckBox* m_both;
};

}  // namespace kotai::ui
