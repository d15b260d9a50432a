// The card while the mistakes of a game of Synchronized Domineering are reviewed: which one, what it gave away, what can be
// asked for.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace kotai::ui {

class DomineeringDocument;
class TurnReview;

class TurnReviewCard : public QFrame {
  Q_OBJECT

 public:
  TurnReviewCard(TurnReview* review, DomineeringDocument* document, QWidget* parent = nullptr);
  QString heading() const;
  QString task() const;  ///< what was chosen and what it gave away
  QString said() const;  ///< on what was tried or asked

  QPushButton* nextButton() const { return m_next; }
  QPushButton* tryButton() const { return m_try; }
  QPushButton* answerButton() const { return m_answer; }
  QPushButton* bestButton() const { return m_best; }
  QPushButton* leaveButton() const { return m_leave; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void createRows();
  void refresh();
  QString saidNow() const;
  QString mixText() const;

  TurnReview* m_review;
  DomineeringDocument* m_document;
  QLabel* m_heading;
  QLabel* m_task;
  QLabel* m_said;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_try;
  QPushButton* m_answer;
  QPushButton* m_best;
  QPushButton* m_leave;
};

}  // namespace kotai::ui
