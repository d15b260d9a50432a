#include "ui/play/review_card.h"

#include <QCheckBox>

#include "ui/document/move_list.h"
#include "ui/play/review.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/explanation_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

ReviewCard::ReviewCard(Review* review, GameDocument* document, QWidget* parent)
    : ReviewFrame(parent), m_review(review), m_document(document), m_both(new QCheckBox(this)) {
  addBelow(m_both);
  follow(review);
  connect(answerButton(), &QPushButton::clicked, review, &Review::showRefutation);
  connect(m_both, &QCheckBox::clicked, review, &Review::setBothSides);
  refresh();
}

QString ReviewCard::answerText() const {
  const Variant& variant = *m_document->variant();
  const MoveValue& answer = *m_review->answer();
  return playedSentence(variant, m_review->answering(), playedMoveValue(variant, answer.after, answer.value));
}

QString ReviewCard::refutationText() const {
  const QString played = m_review->triedText();
  if (!m_review->answer()) return tr("%1 ended the game at once.").arg(played);
  const MoveValue& best = *m_review->answer();
  return tr("After %1 the answer is %2: %3.", "moves; who wins").arg(played, QString::fromStdString(best.text), answerText());
}

QString ReviewCard::saidNow() const {
  switch (m_review->state()) {
    case Review::State::Asked:
      if (m_review->changedHands()) return tr("Find a better move.");
      return m_review->moveVerdict().before == Outcome::Win
                 ? tr("The result stayed the same here, but the win took longer than necessary. Find a faster move on the board.")
                 : tr("The result stayed the same here, but the loss came sooner than necessary. Find a move on the board that "
                      "resists longer.");
    case Review::State::Tried:
      return tr("%1: %2", "a move: what it did").arg(m_review->triedText(), verdictText(m_review->verdict()));
    case Review::State::Refuted: return refutationText() + reasonsText();
    case Review::State::Solved: break;
  }
  if (!m_review->answer()) return {};
  const MoveValue& best = *m_review->answer();
  return tr("The best move is %1: %2.", "a move; who wins").arg(QString::fromStdString(best.text), answerText()) + reasonsText();
}

/// On separate lines, below the answer.
QString ReviewCard::reasonsText() const {
  const QString text = explanationText(m_review->reasons());
  return text.isEmpty() ? text : QLatin1Char('\n') + text;
}

QString ReviewCard::taskText() const {
  const GameTree& tree = m_document->tree();
  return tr("Move %1, %2%3: %4", "number, move, ? or ??, what it threw away")
      .arg(moveNumber(*m_document->variant(), tree, m_review->move()))
      .arg(tree.node(m_review->move()).moveText, mistakeMark(tree, m_review->move()), verdictText(m_review->moveVerdict()));
}

void ReviewCard::refresh() {
  if (!m_review->isActive()) return;
  const QString heading = m_review->changedHands() ? tr("Mistake %1 of %2") : tr("Inaccuracy %1 of %2");
  present({heading.arg(m_review->index() + 1).arg(m_review->count()), taskText(), saidNow()}, m_review->index(),
          m_review->count(), m_review->state() != Review::State::Asked);
  answerButton()->setToolTip(tr("Show the answer to the move that was played"));
  bestButton()->setText(tr("Best move"));
  m_both->setText(tr("Include my opponent's mistakes"));
  m_both->setChecked(m_review->showsBothSides());
  m_both->setVisible(m_review->hasOwnSide());
}

}  // namespace kotai::ui

#include "moc_review_card.cpp"
