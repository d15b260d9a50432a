#include "ui/domineering/session/turn_review_card.h"

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/session/turn_review.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

TurnReviewCard::TurnReviewCard(TurnReview* review, DomineeringDocument* document, QWidget* parent)
    : ReviewFrame(parent), m_review(review), m_document(document) {
  follow(review);
  connect(answerButton(), &QPushButton::clicked, review, &TurnReview::showAnswer);
  refresh();
}

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
      return tr("The best reply to %1 is %2. The value is then %3.", "two dominoes; for the side that is reviewed")
          .arg(tried, placeText(variant, other(side), answer.move), payoffText(answer.payoff));
    }
    case TurnReview::State::Solved: break;
  }
  return tr("The best mix: %1.", "dominoes with their shares").arg(mixText());
}

QString TurnReviewCard::taskText() const {
  const SimultaneousVariant& variant = *m_document->variant();
  const JudgedTurn& judged = m_review->turn();
  const Side side = m_review->side();
  const bool first = side == Side::First;
  const int number = m_document->tree().node(judged.node).number;
  const QString own = placeText(variant, side, first ? judged.turn.first : judged.turn.second);
  const QString others = placeText(variant, other(side), first ? judged.turn.second : judged.turn.first);
  const QString told = asSentence(verdictText(*judged.verdicts[static_cast<std::size_t>(side)]));
  if (!m_review->hasOwnSide())
    return tr("Turn %1: %2 chose %3, %4 chose %5. %6",
              "number, a side, its domino, the other side, its domino, what the first did")
        .arg(number)
        .arg(playerName(side), own, playerName(other(side)), others, told);
  return tr("Turn %1: you chose %2, %3 chose %4. %5", "number, domino, the other side, its domino, what it did")
      .arg(number)
      .arg(own, playerName(other(side)), others, told);
}

void TurnReviewCard::refresh() {
  if (!m_review->isActive()) return;
  const QString heading = tr("Mistake %1 of %2").arg(m_review->index() + 1).arg(m_review->count());
  present({heading, taskText(), saidNow()}, m_review->index(), m_review->count(), m_review->state() != TurnReview::State::Asked);
  answerButton()->setToolTip(tr("Show the other side's best reply to it"));
  bestButton()->setText(tr("Best choice"));
}

}  // namespace kotai::ui

#include "moc_turn_review_card.cpp"
