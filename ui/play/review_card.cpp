#include "ui/play/review_card.h"

#include "ui/actions/action_button.h"
#include "ui/play/review.h"
#include "ui/theme/icons.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int taskLines = 2;
constexpr int statementLines = 5;

ReviewCard::ReviewCard(Review* review, QWidget* parent) : QFrame(parent), m_review(review) {
  setObjectName(QStringLiteral("card"));
  makeStrong(m_heading);
  for (QLabel* label : {m_task, m_statement}) label->setWordWrap(true);
  layOut();
  connectReview();
  keepTranslated(this, [this] { refresh(); });
}

/// Places the texts below the buttons, so that a longer text does not move the buttons.
void ReviewCard::layOut() {
  auto* top = new QHBoxLayout;
  top->setSpacing(2);
  top->addWidget(m_heading, 1);
  addWidgets(top, {m_previous, m_next, m_leave});
  m_previous->setIcon(themedIcon(QStringLiteral("step-back")));
  m_next->setIcon(themedIcon(QStringLiteral("step-forward")));
  m_leave->setIcon(themedIcon(QStringLiteral("close")));
  m_leave->setIconSize(QSize(12, 12));
  auto* asks = new FlowLayout(6);
  addWidgets(asks, {m_answer, m_try, m_best, m_practise});
  for (QLabel* label : {m_task, m_statement}) label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_task->setMinimumHeight(taskLines * fontMetrics().lineSpacing());
  m_statement->setMinimumHeight(statementLines * fontMetrics().lineSpacing());
  auto* column = makeLayout<QVBoxLayout>(this, {12, 10, 12, 12}, 7);
  column->addLayout(top);
  column->addWidget(m_task);
  column->addLayout(asks);
  addWidgets(column, {m_statement, m_lesson, m_both});
  column->addStretch(1);  // otherwise the task would grow in a tall card, and move the buttons
}

void ReviewCard::connectReview() {
  connect(m_previous, &QToolButton::clicked, m_review, &Review::previous);
  connect(m_next, &QToolButton::clicked, m_review, &Review::next);
  connect(m_try, &QPushButton::clicked, m_review, &Review::tryAgain);
  connect(m_answer, &QPushButton::clicked, m_review, &Review::showRefutation);
  connect(m_best, &QPushButton::clicked, m_review, &Review::showBest);
  connect(m_practise, &QPushButton::clicked, m_review,
          [this] { m_review->hasExercises() ? m_review->practise() : m_review->leave(); });
  connect(m_lesson, &QLabel::linkActivated, m_review, &Review::openLesson);
  connect(m_leave, &QToolButton::clicked, m_review, &Review::leave);
  connect(m_both, &QCheckBox::clicked, m_review, &Review::setBothSides);
  connect(m_review, &Review::changed, this, &ReviewCard::refresh);
}

QString ReviewCard::heading() const { return m_heading->text(); }
QString ReviewCard::task() const { return m_task->text(); }

void ReviewCard::refresh() {
  if (!m_review->isActive()) return;
  const Review::Words words = m_review->words();
  const Review::Kind kind = m_review->kind();
  const QString heading = kind == Review::Kind::Slip      ? tr("Slip %1 of %2")
                          : kind == Review::Kind::Mistake ? tr("Mistake %1 of %2")
                                                          : tr("Inaccuracy %1 of %2");
  const auto [number, count] = m_review->place();
  m_heading->setText(heading.arg(number).arg(count));
  m_task->setText(words.task);
  for (QLabel* label : {m_task, m_statement}) label->setToolTip(words.moveTip);
  m_statement->setText(words.said);
  m_try->setText(tr("Try again"));
  m_try->setEnabled(m_review->state() != Review::State::Asked);
  m_answer->setText(tr("What's wrong?"));
  m_answer->setToolTip(words.answerTip);
  m_best->setText(words.best);
  const bool practises = m_review->hasExercises();
  m_practise->setText(practises ? tr("Practise") : tr("Finish review"));
  m_practise->setToolTip(practises ? tr("Solve the positions with these mistakes as puzzles")
                                   : tr("Go back to the end of the game"));
  const auto lesson = m_review->lesson();
  m_lesson->setLink(lesson ? lessonLinkText(*lesson) : QString());
  highlightNextStep(words.isAnswered);
  m_previous->setToolTip(tr("Previous mistake"));
  m_next->setToolTip(tr("Next mistake"));
  setSteps(m_review->index() > 0, m_review->index() + 1 < m_review->count());
  m_leave->setToolTip(tr("Finish review"));
  for (QToolButton* button : {m_previous, m_next, m_leave}) button->setAccessibleName(button->toolTip());
  m_both->setText(tr("Both sides"));  // short, since a check box does not wrap
  m_both->setToolTip(tr("Include my opponent's mistakes"));
  m_both->setChecked(m_review->showsBothSides());
  m_both->setVisible(m_review->hasOwnSide());
}

/// Highlights the button of the next step. After an answer, this is the next mistake, or the practice.
void ReviewCard::highlightNextStep(bool isAnswered) {
  const Review::State state = m_review->state();
  const bool asks = state == Review::State::Asked || state == Review::State::Tried;
  const bool isLast = m_review->index() + 1 == m_review->count();
  makePrimary(*m_answer, asks && !isAnswered);
  makePrimary(*m_try, !asks && !isAnswered);
  makePrimary(*m_practise, isAnswered && isLast);
  makePrimary(*m_next, isAnswered && !isLast);
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
