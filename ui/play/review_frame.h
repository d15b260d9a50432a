// The card for reviewing mistakes in any game: number, loss and buttons.
#pragma once

#include <QFrame>
#include <QPushButton>

class QLabel;
class QVBoxLayout;

namespace kotai::ui {

class ReviewFrame : public QFrame {
  Q_OBJECT

 public:
  QString heading() const;
  QString task() const;  ///< text about the choice and its cost
  QString said() const;  ///< text about the tried move or the answer

  QPushButton* nextButton() const { return m_next; }
  QPushButton* tryButton() const { return m_try; }
  QPushButton* answerButton() const { return m_answer; }
  QPushButton* bestButton() const { return m_best; }
  QPushButton* leaveButton() const { return m_leave; }

 protected:
  explicit ReviewFrame(QWidget* parent);

  /// Call this once in a subclass's constructor. Subclasses have different texts of answerButton().
  template <class Review>
  void follow(Review* review) {
    connect(m_previous, &QPushButton::clicked, review, &Review::previous);
    connect(m_next, &QPushButton::clicked, review, &Review::next);
    connect(m_try, &QPushButton::clicked, review, &Review::tryAgain);
    connect(m_best, &QPushButton::clicked, review, &Review::showBest);
    connect(m_leave, &QPushButton::clicked, review, &Review::leave);
    connect(review, &Review::changed, this, &ReviewFrame::refresh);
  }

  struct Words {
    QString heading, task, said;
  };
  /// \p number: index of the mistake, from 0, among \p count. \p tried: there is a move to try again.
  void present(const Words& words, int number, int count, bool tried);
  void addBelow(QWidget* widget);
  virtual void refresh() = 0;  ///< also emitted after a change of language

 private:
  void createRows();
  void setSteps(bool previous, bool next);

  QLabel* m_heading;
  QLabel* m_task;
  QLabel* m_said;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_try;
  QPushButton* m_answer;
  QPushButton* m_best;
  QPushButton* m_leave;
  QVBoxLayout* m_column;
};

}  // namespace kotai::ui
