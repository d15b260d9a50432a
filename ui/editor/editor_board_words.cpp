// Describes the board of the position editor: squares, hands, and the position as text.
#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/editor/editor_board.h"

namespace kotai::ui {

std::vector<Square> EditorBoard::squares() const {
  std::vector<Square> all = PaintedBoard::squares();
  for (const HandSlot& slot : m_position->setUp().hands) all.push_back(slot.square);
  return all;
}

/// Returns for example "b2, large blue piece, on small orange piece" or "first player's hand, first player's chick, 2".
QString EditorBoard::describeSquare(Square square) const {
  const BoardPainter& game = boardPainterFor(*m_position->variant());
  for (const HandSlot& slot : m_position->setUp().hands)
    if (slot.square == square)
      return QStringList{game.handName(slot.owner), game.pieceName({square, slot.owner, slot.kind}), QString::number(slot.count)}
          .join(QStringLiteral(", "));
  QStringList parts;
  for (const PieceOnBoard& piece : m_position->setUp().pieces)
    if (piece.square == square && game.standsOnSquare(piece.kind)) {
      if (!parts.isEmpty()) parts.front() = BoardView::tr("on %1", "a piece that covers another").arg(parts.front());
      parts.prepend(game.pieceName(piece));
    }
  if (parts.isEmpty()) parts << BoardView::tr("empty");
  parts.prepend(game.squareName(currentLayout(), square));
  if (heldSquare() == square) parts << BoardView::tr("held");
  return parts.join(QStringLiteral(", "));
}

QString EditorBoard::describedBoard() const {
  const auto position = m_position->compose();
  return position ? QString::fromStdString(m_position->variant()->formatPosition(*position)) : QString();
}

}  // namespace kotai::ui
