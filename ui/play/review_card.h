// The card while the mistakes of a game are reviewed: which one, what it threw away, what can be asked for.
#pragma once

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;

namespace kotai::ui {

class GameDocument;
class Review;

class ReviewCard : public QFrame {
  Q_OBJECT

 public:
  ReviewCard(Review* review, GameDocument* document, QWidget* parent = nullptr);
  QString heading() const;
  QString task() const;  ///< what was played and what it threw away
  QString said() const;  ///< on what was tried or asked

  QPushButton* nextButton() const { return m_next; }
  QPushButton* tryButton() const { return m_try; }
  QPushButton* refutationButton() const { return m_refutation; }
  QPushButton* bestButton() const { return m_best; }
  QPushButton* leaveButton() const { return m_leave; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void createRows();
  void connectButtons();
  void refresh();
  QString saidNow() const;
  QString refutationText() const;

  Review* m_review;
  GameDocument* m_document;
  QLabel* m_heading;
  QLabel* m_task;
  QLabel* m_said;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_try;
  QPushButton* m_refutation;
  QPushButton* m_best;
  QPushButton* m_leave;
  QCheckBox* m_both;
};

}  // namespace kotai::ui
