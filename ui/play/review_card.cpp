#include "ui/play/review_card.h"

#include "ui/play/review.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

ReviewCard::ReviewCard(Review* review, QWidget* parent) : QFrame(parent), m_review(review) {
  setObjectName(QStringLiteral("card"));
  makeStrong(m_heading);
  for (QLabel* label : {m_task, m_statement}) label->setWordWrap(true);
  layOut();
  connectReview();
  keepTranslated(this, [this] { refresh(); });
}

void ReviewCard::layOut() {
  auto* asks = new FlowLayout(6);
  addWidgets(asks, {m_try, m_answer, m_best, m_practise});
  auto* steps = new FlowLayout(6);
  for (QPushButton* button : {m_previous, m_next, m_leave}) {
    button->setFlat(true);
    steps->addWidget(button);
  }
  auto* column = makeLayout<QVBoxLayout>(this, {12, 14, 12, 12}, 7);
  addWidgets(column, {m_heading, m_task, m_statement});
  column->addLayout(asks);
  column->addWidget(m_lesson);
  column->addLayout(steps);
  column->addWidget(m_both);
}

void ReviewCard::connectReview() {
  connect(m_previous, &QPushButton::clicked, m_review, &Review::previous);
  connect(m_next, &QPushButton::clicked, m_review, &Review::next);
  connect(m_try, &QPushButton::clicked, m_review, &Review::tryAgain);
  connect(m_answer, &QPushButton::clicked, m_review, &Review::showRefutation);
  connect(m_best, &QPushButton::clicked, m_review, &Review::showBest);
  connect(m_practise, &QPushButton::clicked, m_review, &Review::practise);
  connect(m_lesson, &QLabel::linkActivated, m_review, &Review::openLesson);
  connect(m_leave, &QPushButton::clicked, m_review, &Review::leave);
  connect(m_both, &QCheckBox::clicked, m_review, &Review::setBothSides);
  connect(m_review, &Review::changed, this, &ReviewCard::refresh);
}

QString ReviewCard::heading() const { return m_heading->text(); }
QString ReviewCard::task() const { return m_task->text(); }

void ReviewCard::refresh() {
  if (!m_review->isActive()) return;
  const Review::Words words = m_review->words();
  const QString heading = m_review->isMistake() ? tr("Mistake %1 of %2") : tr("Inaccuracy %1 of %2");
  m_heading->setText(heading.arg(m_review->index() + 1).arg(m_review->count()));
  m_task->setText(words.task);
  for (QLabel* label : {m_task, m_statement}) label->setToolTip(words.moveTip);
  m_statement->setText(words.said);
  m_try->setText(tr("Try again"));
  m_try->setEnabled(m_review->state() != Review::State::Asked);
  m_answer->setText(tr("What's wrong?"));
  m_answer->setToolTip(words.answerTip);
  m_best->setText(words.best);
  m_practise->setText(tr("Practise"));
  m_practise->setToolTip(tr("Solve the positions with these mistakes as puzzles"));
  m_practise->setVisible(m_review->hasExercises());
  const auto lesson = m_review->lesson();
  m_lesson->setLink(lesson ? lessonLinkText(*lesson) : QString());
  m_previous->setText(tr("Previous"));
  m_next->setText(tr("Next"));
  setSteps(m_review->index() > 0, m_review->index() + 1 < m_review->count());
  m_leave->setText(tr("Finish review"));
  m_both->setText(tr("Both sides"));  // short, since a check box does not wrap
  m_both->setToolTip(tr("Include my opponent's mistakes"));
  m_both->setChecked(m_review->showsBothSides());
  m_both->setVisible(m_review->hasOwnSide());
}

/// Enables or disables the buttons for stepping. At the first and last mistake, keeps the focus in the card.
/// Otherwise, the focus would move to the next widget of the window.
void ReviewCard::setSteps(bool previous, bool next) {
  if (previous) m_previous->setEnabled(true);
  if (next) m_next->setEnabled(true);
  if (!next && previous && m_next->hasFocus()) m_previous->setFocus(Qt::OtherFocusReason);
  if (!previous && next && m_previous->hasFocus()) m_next->setFocus(Qt::OtherFocusReason);
  m_previous->setEnabled(previous);
  m_next->setEnabled(next);
}

}  // namespace kotai::ui

#include "moc_review_card.cpp"
