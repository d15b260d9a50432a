// The board's part for games with stacked pieces: lifts that lose, lines, stacks laid open, words for them.
#include <algorithm>

#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

gobblet::Rules::Position unpacked(const AnyPosition& position) { return gobblet::GobbletVariant::unpack(position); }

}  // namespace

/// What is marked whatever the hand does.
StackScene BoardView::stackScene() const {
  StackScene stacks;
  const auto position = unpacked(m_document->position());
  stacks.won = linesOf(gobblet::Rules::winningLines(position));
  if (m_settings->noSpoilers() || m_document->isFinished()) return stacks;
  for (int square = 0; square < gobblet::squareCount; ++square)
    if (gobblet::Rules::revealedByLift(position, square) != 0) stacks.losingLifts.push_back(gobblet::squareAt(square));
  return stacks;
}

/// The square whose lift is thought about: of the piece in the hand, else of the one under mouse or cursor.
std::optional<Square> BoardView::liftedSquare() const {
  if (!m_document->hasGame() || !stacksPieces(*m_document->variant())) return std::nullopt;
  std::optional<Square> square = m_held;
  if (!square && m_hovered && isMovable(*m_hovered)) square = m_hovered;
  if (!square && hasFocus() && m_keyboardUsed) square = m_cursor;
  if (!square || !currentLayout().contains(*square)) return std::nullopt;
  return square;
}

void BoardView::addHandStack(StackScene& stacks) const {
  if (const auto lifted = liftedSquare())
    stacks.revealed = linesOf(gobblet::Rules::revealedByLift(unpacked(m_document->position()), gobblet::indexOf(*lifted)));
  if (m_held) return;
  if (m_hovered && currentLayout().contains(*m_hovered))
    stacks.opened = m_hovered;
  else if (hasFocus() && m_keyboardUsed && currentLayout().contains(m_cursor))
    stacks.opened = m_cursor;
}

QString BoardView::liftMessage() const {
  const auto lifted = liftedSquare();
  if (!lifted || gobblet::Rules::revealedByLift(unpacked(m_document->position()), gobblet::indexOf(*lifted)) == 0) return {};
  return tr("Lifting this piece uncovers a line of the other side: it loses at once, wherever the piece goes.");
}

QString BoardView::boardMessage() const {
  const QString fence = fenceMessage();
  return fence.isEmpty() ? liftMessage() : fence;
}

/// "large blue piece, on small orange piece"
QString BoardView::describeStack(Square square) const {
  const Variant& variant = *m_document->variant();
  std::vector<PieceOnBoard> stack = stackAt(variant.pieces(m_document->position()), square);
  std::reverse(stack.begin(), stack.end());
  QStringList parts;
  for (const PieceOnBoard& piece : stack) {
    const QString name = boardPainterFor(variant).pieceName(piece);
    parts << (parts.isEmpty() ? name : tr("on %1", "a piece that covers another").arg(name));
  }
  if (!parts.isEmpty() && gobblet::Rules::revealedByLift(unpacked(m_document->position()), gobblet::indexOf(square)) != 0)
    parts << tr("lifting it loses");
  return parts.join(QStringLiteral(", "));
}

}  // namespace kotai::ui
