#include "ui/board/board_mark_places.h"

#include <algorithm>

#include "ui/board/board_painter.h"

namespace kotai::ui {

QPointF badgeCentre(const BoardLayout& layout, Square square) {
  QPointF centre = layout.centre(square);
  const double shift = layout.cell * 0.14;
  if (square.row >= layout.rows) centre.ry() += layout.direction() * shift;
  if (square.row < 0) centre.ry() -= layout.direction() * shift;
  if (square.column >= layout.columns) centre.rx() -= layout.direction() * shift;
  if (square.column < 0) centre.rx() += layout.direction() * shift;
  return centre;
}

QRectF placeRect(const BoardScene& scene, const BoardLayout& layout, Square square) {
  if (!layout.contains(square))
    for (const HandSlot& slot : handsOf(scene))
      if (slot.square == square) return boardPainterFor(*scene.variant).handRect(layout, slot);
  return layout.squareRect(square);
}

bool isInHand(const BoardScene& scene, Square square) {
  return std::ranges::any_of(handsOf(scene), [square](const HandSlot& slot) { return slot.square == square; });
}

bool isOccupied(const BoardScene& scene, Square square) {
  const std::vector<PieceOnBoard> pieces = piecesOf(scene);
  const BoardPainter& game = boardPainterFor(*scene.variant);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const PieceOnBoard& piece) { return piece.square == square && game.standsOnSquare(piece.kind); });
}

bool hasValue(const BoardScene& scene, Square square) {
  return std::any_of(scene.valueMarks.begin(), scene.valueMarks.end(),
                     [square](const ValueMark& mark) { return mark.square == square; });
}

}  // namespace kotai::ui
