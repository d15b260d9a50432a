#include "ui/play/review_card.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/document/move_list.h"
#include "ui/play/review.h"
#include "ui/strings/strings.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

ReviewCard::ReviewCard(Review* review, GameDocument* document, QWidget* parent)
    : QFrame(parent),
      m_review(review),
      m_document(document),
      m_heading(new QLabel(this)),
      m_task(new QLabel(this)),
      m_said(new QLabel(this)),
      m_previous(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_try(new QPushButton(this)),
      m_refutation(new QPushButton(this)),
      m_best(new QPushButton(this)),
      m_leave(new QPushButton(this)),
      m_both(new QCheckBox(this)) {
  setObjectName(QStringLiteral("card"));
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  m_heading->setFont(strong);
  for (QLabel* label : {m_task, m_said}) label->setWordWrap(true);
  createRows();
  connectButtons();
  refresh();
}

void ReviewCard::createRows() {
  auto* asks = new FlowLayout(Qt::AlignLeft, 6);
  for (QPushButton* button : {m_try, m_refutation, m_best}) asks->addWidget(button);
  auto* steps = new FlowLayout(Qt::AlignLeft, 6);
  for (QPushButton* button : {m_previous, m_next, m_leave}) {
    button->setFlat(true);
    steps->addWidget(button);
  }
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(7);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_heading, m_task, m_said}) column->addWidget(widget);
  column->addLayout(asks);
  column->addLayout(steps);
  column->addWidget(m_both);
}

void ReviewCard::connectButtons() {
  connect(m_previous, &QPushButton::clicked, m_review, &Review::previous);
  connect(m_next, &QPushButton::clicked, m_review, &Review::next);
  connect(m_try, &QPushButton::clicked, m_review, &Review::tryAgain);
  connect(m_refutation, &QPushButton::clicked, m_review, &Review::showRefutation);
  connect(m_best, &QPushButton::clicked, m_review, &Review::showBest);
  connect(m_leave, &QPushButton::clicked, m_review, &Review::leave);
  connect(m_both, &QCheckBox::clicked, m_review, &Review::setBothSides);
  connect(m_review, &Review::changed, this, &ReviewCard::refresh);
}

QString ReviewCard::heading() const { return m_heading->text(); }
QString ReviewCard::task() const { return m_task->text(); }
QString ReviewCard::said() const { return m_said->text(); }

QString ReviewCard::refutationText() const {
  const QString played = m_review->triedText();
  if (!m_review->answer()) return tr("%1 ended the game at once.").arg(played);
  const MoveValue& best = *m_review->answer();
  return tr("After %1 the answer is %2: %3.", "moves; a value of the side that answers")
      .arg(played, QString::fromStdString(best.text), valueText(best.value));
}

QString ReviewCard::saidNow() const {
  switch (m_review->state()) {
    case Review::State::Asked:
      return m_review->changedHands()
                 ? tr("Find a better move on the board.")
                 : tr("The result did not change hands here, but plies were wasted. Find a better move on the board.");
    case Review::State::Tried:
      return tr("%1: %2", "a move: what it did").arg(m_review->triedText(), verdictText(m_review->verdict()));
    case Review::State::Refuted: return refutationText();
    case Review::State::Solved: break;
  }
  if (!m_review->answer()) return {};
  const MoveValue& best = *m_review->answer();
  return tr("The best move is %1: %2.", "a move; its value").arg(QString::fromStdString(best.text), valueText(best.value));
}

void ReviewCard::refresh() {
  if (!m_review->isActive()) return;
  const GameTree& tree = m_document->tree();
  m_heading->setText((m_review->changedHands() ? tr("Mistake %1 of %2") : tr("Slow move %1 of %2"))
                         .arg(m_review->index() + 1)
                         .arg(m_review->count()));
  m_task->setText(
      tr("Move %1, %2%3: %4", "number, move, ? or ??, what it threw away")
          .arg(moveNumber(*m_document->variant(), tree, m_review->move()))
          .arg(tree.node(m_review->move()).moveText, mistakeMark(tree, m_review->move()), verdictText(m_review->moveVerdict())));
  m_said->setText(saidNow());
  m_try->setText(tr("Try again"));
  m_try->setEnabled(m_review->state() != Review::State::Asked);
  m_refutation->setText(tr("Why not?"));
  m_refutation->setToolTip(tr("Show the answer to the move that was played"));
  m_best->setText(tr("Best move"));
  m_previous->setText(tr("Previous"));
  m_previous->setEnabled(m_review->index() > 0);
  m_next->setText(tr("Next"));
  m_next->setEnabled(m_review->index() + 1 < m_review->count());
  m_leave->setText(tr("End the review"));
  m_both->setText(tr("The opponent's mistakes, too"));
  m_both->setChecked(m_review->showsBothSides());
  m_both->setVisible(m_review->hasOwnSide());
}

void ReviewCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
