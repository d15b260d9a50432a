#include "ui/editor/edited_position.h"

#include <algorithm>

namespace kotai::ui {

EditedPosition::EditedPosition(VariantPtr variant) : m_variant(std::move(variant)), m_stock(m_variant->stock()) {
  setPosition(m_variant->start());
}

void EditedPosition::setPosition(const AnyPosition& position) {
  m_setUp.pieces = m_variant->pieces(position);
  m_setUp.hands = m_variant->hands(position);
  m_setUp.toMove = m_variant->sideToMove(position);
}

void EditedPosition::clear() {
  m_setUp.pieces.clear();
  for (HandSlot& slot : m_setUp.hands) slot.count = 0;
}

void EditedPosition::mirror() {
  for (PieceOnBoard& piece : m_setUp.pieces) piece.square.column = m_variant->columns() - 1 - piece.square.column;
}

bool EditedPosition::isOnBoard(Square square) const {
  return square.column >= 0 && square.column < m_variant->columns() && square.row >= 0 && square.row < m_variant->rows();
}

bool EditedPosition::isHand(Square square) const {
  return std::any_of(m_setUp.hands.begin(), m_setUp.hands.end(),
                     [square](const HandSlot& slot) { return slot.square == square; });
}

std::optional<PieceOnBoard> EditedPosition::pieceAt(Square square) const {
  for (const PieceOnBoard& piece : m_setUp.pieces)
    if (piece.square == square) return piece;
  for (const HandSlot& slot : m_setUp.hands)
    if (slot.square == square && slot.count > 0) return PieceOnBoard{square, slot.owner, slot.kind};
  return std::nullopt;
}

HandSlot* EditedPosition::slotAt(Square square) {
  const auto slot = std::find_if(m_setUp.hands.begin(), m_setUp.hands.end(),
                                 [square](const HandSlot& each) { return each.square == square; });
  return slot == m_setUp.hands.end() ? nullptr : &*slot;
}

/// A promoted piece is kept in the hand in its first form.
HandSlot* EditedPosition::slotFor(Side owner, int kind) {
  const StockItem* item = stockOf(kind);
  const auto slot = std::find_if(m_setUp.hands.begin(), m_setUp.hands.end(), [&](const HandSlot& each) {
    return each.owner == owner && item && each.kind == item->kinds.front();
  });
  return slot == m_setUp.hands.end() ? nullptr : &*slot;
}

bool EditedPosition::put(Side owner, int kind, Square square) {
  if (const HandSlot* hand = slotAt(square)) {
    HandSlot* slot = slotFor(hand->owner, kind);
    if (slot) ++slot->count;
    return slot != nullptr;
  }
  if (!isOnBoard(square)) return false;
  remove(square);
  m_setUp.pieces.push_back({square, owner, kind});
  return true;
}

bool EditedPosition::move(Square from, Square to) {
  const auto piece = pieceAt(from);
  if (!piece || from == to) return false;
  const SetUp before = m_setUp;
  remove(from);
  if (put(piece->owner, piece->kind, to)) return true;
  m_setUp = before;
  return false;
}

bool EditedPosition::remove(Square square) {
  if (HandSlot* slot = slotAt(square)) {
    if (slot->count == 0) return false;
    --slot->count;
    return true;
  }
  return std::erase_if(m_setUp.pieces, [square](const PieceOnBoard& piece) { return piece.square == square; }) > 0;
}

bool EditedPosition::cycle(Square square) {
  for (PieceOnBoard& piece : m_setUp.pieces) {
    if (piece.square != square) continue;
    const StockItem* item = stockOf(piece.kind);
    if (!item) return false;
    const auto form = std::find(item->kinds.begin(), item->kinds.end(), piece.kind);
    if (std::next(form) != item->kinds.end()) {
      piece.kind = *std::next(form);
    } else {
      piece.kind = item->kinds.front();
      piece.owner = other(piece.owner);
    }
    return true;
  }
  return false;
}

int EditedPosition::left(const StockItem& item, Side side) const {
  const auto counts = [&](Side owner, int kind) {
    return (!item.perSide || owner == side) && std::find(item.kinds.begin(), item.kinds.end(), kind) != item.kinds.end();
  };
  int placed = 0;
  for (const PieceOnBoard& piece : m_setUp.pieces) placed += counts(piece.owner, piece.kind) ? 1 : 0;
  for (const HandSlot& slot : m_setUp.hands) placed += counts(slot.owner, slot.kind) ? slot.count : 0;
  return item.count - placed;
}

const StockItem* EditedPosition::stockOf(int kind) const {
  const auto item = std::find_if(m_stock.begin(), m_stock.end(), [kind](const StockItem& each) {
    return std::find(each.kinds.begin(), each.kinds.end(), kind) != each.kinds.end();
  });
  return item == m_stock.end() ? nullptr : &*item;
}

}  // namespace kotai::ui
