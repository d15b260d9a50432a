#include "ui/games/gobblet/stack_feature.h"

namespace kotai::ui {

gobblet::Rules::Position StackFeature::position() const { return gobblet::GobbletVariant::unpack(m_view.document().position()); }

gobblet::SquareSet StackFeature::revealedBy(Square lifted) const {
  return gobblet::Rules::revealedByLift(position(), gobblet::indexOf(lifted));
}

std::shared_ptr<const BoardLayer> StackFeature::layer(BoardMoment moment) const {
  if (moment == BoardMoment::Moving) return nullptr;
  auto stacks = std::make_shared<StackScene>();
  stacks->won = linesOf(gobblet::Rules::winningLines(position()));
  if (const auto end = m_view.document().end(); end && end->winner) stacks->winner = *end->winner;
  if (!m_view.document().isFinished())
    for (int square = 0; square < gobblet::squareCount; ++square)
      if (revealedBy(gobblet::squareAt(square)) != 0) stacks->losingLifts.push_back(gobblet::squareAt(square));
  if (moment == BoardMoment::Live) addHand(*stacks);
  return stacks;
}

bool StackFeature::keyboardPoints() const { return m_view.hasFocus() && m_view.hand().keyboardUsed; }

/// Returns the square whose lift is considered: that of the held piece, otherwise the one under mouse or cursor.
std::optional<Square> StackFeature::liftedSquare() const {
  const BoardHand& hand = m_view.hand();
  std::optional<Square> square = hand.held;
  if (!square && hand.hovered && m_view.isMovable(*hand.hovered)) square = hand.hovered;
  if (!square && keyboardPoints()) square = hand.cursor;
  if (!square || !m_view.currentLayout().contains(*square)) return std::nullopt;
  return square;
}

void StackFeature::addHand(StackScene& stacks) const {
  if (const auto lifted = liftedSquare()) stacks.revealed = linesOf(revealedBy(*lifted));
  const BoardHand& hand = m_view.hand();
  if (hand.held) return;
  const BoardLayout layout = m_view.currentLayout();
  if (hand.hovered && layout.contains(*hand.hovered))
    stacks.opened = hand.hovered;
  else if (keyboardPoints() && layout.contains(hand.cursor))
    stacks.opened = hand.cursor;
}

QString StackFeature::message() const {
  const auto lifted = liftedSquare();
  if (!lifted || revealedBy(*lifted) == 0) return {};
  return tr("Lifting this piece uncovers a line of the opponent: it loses at once, wherever the piece goes.");
}

QString StackFeature::describe(Square square) const {
  return m_view.currentLayout().contains(square) && revealedBy(square) != 0 ? tr("lifting it loses") : QString();
}

}  // namespace kotai::ui
