// Card for reviewing the mistakes of a game, with the number of the mistake, its cost, and buttons.
#pragma once

#include <QCheckBox>
#include <QFrame>
#include <QPushButton>
#include <QToolButton>

#include "ui/theme/label.h"
#include "ui/widgets/link_label.h"

namespace kotai::ui {

class Review;

class ReviewCard : public QFrame {
  Q_OBJECT

 public:
  explicit ReviewCard(Review* review, QWidget* parent = nullptr);
  QString heading() const;
  QString task() const;                                 ///< returns the text about the move and its cost
  QString said() const { return m_statement->text(); }  ///< returns the text about the tried move or the answer

  QToolButton* nextButton() const { return m_next; }

 private:
  void layOut();
  void connectReview();
  void refresh();
  void highlightNextStep(bool isAnswered);
  void setSteps(bool previous, bool next);

  Review* m_review;
  QLabel* m_heading = new Label(this);
  QLabel* m_task = new Label(this);
  QLabel* m_statement = new Label(this);
  QToolButton* m_previous = named("previousButton", new QToolButton(this));
  QToolButton* m_next = new QToolButton(this);
  QPushButton* m_answer = named("answerButton", new QPushButton(this));
  QPushButton* m_try = named("tryButton", new QPushButton(this));
  QPushButton* m_best = named("bestButton", new QPushButton(this));
  QPushButton* m_practise = named("practiseButton", new QPushButton(this));
  LinkLabel* m_lesson = named("lessonLink", new LinkLabel(this));
  QToolButton* m_leave = named("leaveButton", new QToolButton(this));
  QCheckBox* m_both = new QCheckBox(this);
};

}  // namespace kotai::ui
