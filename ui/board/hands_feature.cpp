#include "ui/board/hands_feature.h"

#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"

namespace kotai::ui {

std::vector<HandSlot> HandsFeature::places() const {
  const GameDocument& document = m_view.document();
  return document.variant()->hands(document.position());
}

std::vector<Square> HandsFeature::squares() const {
  std::vector<Square> all;
  for (const HandSlot& slot : places()) all.push_back(slot.square);
  return all;
}

QString HandsFeature::squareName(Square square) const {
  const BoardPainter& game = boardPainterFor(*m_view.document().variant());
  QStringList parts;
  for (const HandSlot& slot : places())
    if (slot.square == square)
      parts << game.handName(slot.owner) << game.pieceName({square, slot.owner, slot.kind})
            << tr("%n in hand", nullptr, slot.count);
  return parts.join(QStringLiteral(", "));
}

}  // namespace kotai::ui
