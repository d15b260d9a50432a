#include "ui/domineering/session/turn_review_card.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/session/turn_review.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/end_strings.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

TurnReviewCard::TurnReviewCard(TurnReview* review, DomineeringDocument* document, QWidget* parent)
    : QFrame(parent),
      m_review(review),
      m_document(document),
      m_heading(new QLabel(this)),
      m_task(new QLabel(this)),
      m_said(new QLabel(this)),
      m_previous(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_try(new QPushButton(this)),
      m_answer(new QPushButton(this)),
      m_best(new QPushButton(this)),
      m_leave(new QPushButton(this)) {
  setObjectName(QStringLiteral("card"));
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  m_heading->setFont(strong);
  for (QLabel* label : {m_task, m_said}) label->setWordWrap(true);
  createRows();
  connect(m_previous, &QPushButton::clicked, review, &TurnReview::previous);
  connect(m_next, &QPushButton::clicked, review, &TurnReview::next);
  connect(m_try, &QPushButton::clicked, review, &TurnReview::tryAgain);
  connect(m_answer, &QPushButton::clicked, review, &TurnReview::showAnswer);
  connect(m_best, &QPushButton::clicked, review, &TurnReview::showBest);
  connect(m_leave, &QPushButton::clicked, review, &TurnReview::leave);
  connect(review, &TurnReview::changed, this, &TurnReviewCard::refresh);
  refresh();
}

void TurnReviewCard::createRows() {
  auto* asks = new FlowLayout(Qt::AlignLeft, 6);
  for (QPushButton* button : {m_try, m_answer, m_best}) asks->addWidget(button);
  auto* steps = new FlowLayout(Qt::AlignLeft, 6);
  for (QPushButton* button : {m_previous, m_next, m_leave}) {
    button->setFlat(true);
    steps->addWidget(button);
  }
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(7);
  for (QLabel* label : {m_heading, m_task, m_said}) column->addWidget(label);
  column->addLayout(asks);
  column->addLayout(steps);
}

QString TurnReviewCard::heading() const { return m_heading->text(); }
QString TurnReviewCard::task() const { return m_task->text(); }
QString TurnReviewCard::said() const { return m_said->text(); }

/// "a1 (33 %), b2 (67 %)"
QString TurnReviewCard::mixText() const {
  const domineering::PositionGame& game = *m_review->turn().game;
  const Side side = m_review->side();
  const auto& moves = side == Side::First ? game.firstMoves : game.secondMoves;
  const auto& mix = side == Side::First ? game.equilibrium.rowStrategy : game.equilibrium.columnStrategy;
  QStringList parts;
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (mix[i] > sameValue)
      parts << QStringLiteral("%1 (%2)").arg(placeText(*m_document->variant(), side, moves[i]), probabilityText(mix[i]));
  return parts.join(QStringLiteral(", "));
}

QString TurnReviewCard::saidNow() const {
  const SimultaneousVariant& variant = *m_document->variant();
  const Side side = m_review->side();
  const QString tried = placeText(variant, side, m_review->tried());
  switch (m_review->state()) {
    case TurnReview::State::Asked: return tr("Find a better domino on the board.");
    case TurnReview::State::Tried: {
      const auto verdict = m_review->verdict();
      return verdict ? tr("%1: %2", "a domino: what there is to say about it").arg(tried, verdictText(*verdict)) : QString();
    }
    case TurnReview::State::Refuted: {
      const TurnReview::Answer answer = m_review->answer();
      return tr("%1 is met by %2: the value is %3 then.", "two dominoes; for the side that is reviewed")
          .arg(tried, placeText(variant, other(side), answer.move), payoffText(answer.payoff));
    }
    case TurnReview::State::Solved: break;
  }
  return tr("The best mix: %1.", "dominoes with their shares").arg(mixText());
}

void TurnReviewCard::refresh() {
  if (!m_review->isActive()) return;
  const SimultaneousVariant& variant = *m_document->variant();
  const JudgedTurn& judged = m_review->turn();
  const Side side = m_review->side();
  const bool first = side == Side::First;
  m_heading->setText(tr("Mistake %1 of %2").arg(m_review->index() + 1).arg(m_review->count()));
  m_task->setText(tr("Turn %1: you chose %2, %3 chose %4. %5", "number, domino, the other side, its domino, what it did")
                      .arg(m_document->tree().node(judged.node).number)
                      .arg(placeText(variant, side, first ? judged.turn.first : judged.turn.second), playerName(other(side)),
                           placeText(variant, other(side), first ? judged.turn.second : judged.turn.first),
                           asSentence(verdictText(*judged.verdicts[static_cast<std::size_t>(side)]))));
  m_said->setText(saidNow());
  m_try->setText(tr("Try again"));
  m_try->setEnabled(m_review->state() != TurnReview::State::Asked);
  m_answer->setText(tr("Why not?"));
  m_answer->setToolTip(tr("Tell what the other side can choose against it"));
  m_best->setText(tr("Best choice"));
  m_previous->setText(tr("Previous"));
  m_previous->setEnabled(m_review->index() > 0);
  m_next->setText(tr("Next"));
  m_next->setEnabled(m_review->index() + 1 < m_review->count());
  m_leave->setText(tr("End the review"));
}

void TurnReviewCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
