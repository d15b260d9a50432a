#include "ui/play/review_frame.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

ReviewFrame::ReviewFrame(QWidget* parent)
    : QFrame(parent),
      m_heading(new Label(this)),
      m_task(new Label(this)),
      m_said(new Label(this)),
      m_previous(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_try(new QPushButton(this)),
      m_answer(new QPushButton(this)),
      m_best(new QPushButton(this)),
      m_leave(new QPushButton(this)),
      m_column(new QVBoxLayout(this)) {
  whenLanguageChanges(this, [this] { refresh(); });
  setObjectName(QStringLiteral("card"));
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  m_heading->setFont(strong);
  for (QLabel* label : {m_task, m_said}) label->setWordWrap(true);
  createRows();
}

void ReviewFrame::createRows() {
  auto* asks = new FlowLayout(6);
  for (QPushButton* button : {m_try, m_answer, m_best}) asks->addWidget(button);
  auto* steps = new FlowLayout(6);
  for (QPushButton* button : {m_previous, m_next, m_leave}) {
    button->setFlat(true);
    steps->addWidget(button);
  }
  m_column->setContentsMargins(16, 14, 16, 12);
  m_column->setSpacing(7);
  for (QLabel* label : {m_heading, m_task, m_said}) m_column->addWidget(label);
  m_column->addLayout(asks);
  m_column->addLayout(steps);
}

void ReviewFrame::addBelow(QWidget* widget) { m_column->addWidget(widget); }

QString ReviewFrame::heading() const { return m_heading->text(); }
QString ReviewFrame::task() const { return m_task->text(); }
QString ReviewFrame::said() const { return m_said->text(); }

void ReviewFrame::present(const Words& words, int number, int count, bool tried) {
  m_heading->setText(words.heading);
  m_task->setText(words.task);
  m_said->setText(words.said);
  m_try->setText(tr("Try again"));
  m_try->setEnabled(tried);
  m_answer->setText(tr("What's wrong with it?"));
  m_previous->setText(tr("Previous"));
  m_next->setText(tr("Next"));
  setSteps(number > 0, number + 1 < count);
  m_leave->setText(tr("Finish review"));
}

/// At the first and last mistake the focus stays in the card. Otherwise it would move to the next widget in the window.
void ReviewFrame::setSteps(bool previous, bool next) {
  if (previous) m_previous->setEnabled(true);
  if (next) m_next->setEnabled(true);
  if (!next && previous && m_next->hasFocus()) m_previous->setFocus(Qt::OtherFocusReason);
  if (!previous && next && m_previous->hasFocus()) m_next->setFocus(Qt::OtherFocusReason);
  m_previous->setEnabled(previous);
  m_next->setEnabled(next);
}

}  // namespace kotai::ui

#include "moc_review_frame.cpp"
