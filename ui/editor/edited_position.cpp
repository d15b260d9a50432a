#include "ui/editor/edited_position.h"

#include <algorithm>

#include "ui/board/board_painter.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

EditedPosition::EditedPosition(VariantPtr variant)
    : m_variant(std::move(variant)), m_stacks(presentationOf(*m_variant).stacks), m_stock(m_variant->stock()) {
  setPosition(m_variant->start());
}

void EditedPosition::setPosition(const AnyPosition& position) {
  m_setUp.pieces = m_variant->pieces(position);
  m_setUp.hands = m_variant->hands(position);
  m_setUp.toMove = m_variant->sideToMove(position);
}

void EditedPosition::clear() {
  m_setUp.pieces.clear();
  m_setUp.hands = m_variant->hands(m_variant->start());
  for (HandSlot& slot : m_setUp.hands)
    if (standsOnSquare(slot.kind)) slot.count = 0;
  fillReserves();
}

void EditedPosition::mirror() {
  for (PieceOnBoard& piece : m_setUp.pieces)
    piece.square.column = m_variant->columns() - (standsOnSquare(piece.kind) ? 1 : 2) - piece.square.column;
}

bool EditedPosition::isOnBoard(Square square) const {
  return square.column >= 0 && square.column < m_variant->columns() && square.row >= 0 && square.row < m_variant->rows();
}

bool EditedPosition::isCorner(Square square) const {
  return isOnBoard(square) && square.column < m_variant->columns() - 1 && square.row < m_variant->rows() - 1;
}

bool EditedPosition::standsOnSquare(int kind) const { return boardPainterFor(*m_variant).standsOnSquare(kind); }

bool EditedPosition::isHand(Square square) const {
  return std::any_of(m_setUp.hands.begin(), m_setUp.hands.end(),
                     [square](const HandSlot& slot) { return slot.square == square; });
}

std::optional<PieceOnBoard> EditedPosition::pieceAt(EditPlace place) const {
  std::optional<PieceOnBoard> top;
  for (const PieceOnBoard& piece : m_setUp.pieces)
    if (piece.square == place.square && standsOnSquare(piece.kind) != place.corner) top = piece;
  if (top) return top;
  for (const HandSlot& slot : m_setUp.hands)
    if (slot.square == place.square && slot.count > 0) return PieceOnBoard{place.square, slot.owner, slot.kind};
  return std::nullopt;
}

HandSlot* EditedPosition::slotAt(Square square) {
  const auto slot =
      std::find_if(m_setUp.hands.begin(), m_setUp.hands.end(), [square](const HandSlot& each) { return each.square == square; });
  return slot == m_setUp.hands.end() ? nullptr : &*slot;
}

/// Returns the slot of a hand for a kind of piece. A promoted piece uses the slot of its basic kind.
HandSlot* EditedPosition::slotFor(Side owner, int kind) {
  const StockItem* item = stockOf(kind);
  const auto slot = std::find_if(m_setUp.hands.begin(), m_setUp.hands.end(), [&](const HandSlot& each) {
    return each.owner == owner && item && each.kind == item->kinds.front();
  });
  return slot == m_setUp.hands.end() ? nullptr : &*slot;
}

bool EditedPosition::put(Side owner, int kind, EditPlace place) {
  if (const HandSlot* hand = slotAt(place.square)) {
    if (m_stacks) return fillReserves();  // with stacks, all pieces off the board are in a reserve
    HandSlot* slot = slotFor(hand->owner, kind);
    if (slot) ++slot->count;
    return slot != nullptr;
  }
  const bool fits = standsOnSquare(kind) ? !place.corner && isOnBoard(place.square) : place.corner && isCorner(place.square);
  if (!fits) return false;
  if (m_stacks)
    std::erase_if(m_setUp.pieces, [&](const PieceOnBoard& piece) { return piece.square == place.square && piece.kind == kind; });
  else
    remove(place);
  m_setUp.pieces.push_back({place.square, owner, kind});
  if (m_stacks)
    std::stable_sort(m_setUp.pieces.begin(), m_setUp.pieces.end(), [](const auto& a, const auto& b) { return a.kind < b.kind; });
  return fillReserves();
}

/// In games with reserves, puts all pieces off the board into the reserve. Always returns true.
bool EditedPosition::fillReserves() {
  if (!m_stacks) return true;
  for (HandSlot& slot : m_setUp.hands)
    if (const StockItem* item = stockOf(slot.kind)) slot.count = std::max(0, available(*item, slot.owner));
  return true;
}

bool EditedPosition::take(Side owner, int kind, EditPlace place) {
  const StockItem* item = stockOf(kind);
  if (!item || standsOnSquare(kind) || left(*item, owner) > 0) return put(owner, kind, place);
  const HandSlot* target = slotAt(place.square);
  for (const Side side : {m_setUp.toMove, kotai::other(m_setUp.toMove)}) {
    HandSlot* hand = slotFor(side, kind);
    if (!hand || hand == target || hand->count == 0) continue;
    const SetUp before = m_setUp;
    --hand->count;
    if (put(Side::First, kind, place)) return true;
    m_setUp = before;
    return false;
  }
  return false;
}

bool EditedPosition::move(EditPlace from, EditPlace to) {
  const auto piece = pieceAt(from);
  if (!piece || from == to) return false;
  const SetUp before = m_setUp;
  remove(from);
  if (isHand(to.square) && from.corner) m_setUp.hands = before.hands;  // keeps the piece from going to another hand
  if (put(piece->owner, piece->kind, to)) return true;
  m_setUp = before;
  return false;
}

bool EditedPosition::moveToCorner(EditPlace from, int kind, Square corner) {
  if (!pieceAt(from) || !isCorner(corner)) return false;
  const std::vector<HandSlot> hands = m_setUp.hands;
  remove(from);
  if (from.corner) m_setUp.hands = hands;
  return put(Side::First, kind, {corner, true});
}

bool EditedPosition::remove(EditPlace place) {
  if (HandSlot* slot = slotAt(place.square)) {
    if (slot->count == 0) return false;
    --slot->count;
    return true;
  }
  const auto piece = pieceAt(place);
  if (!piece) return false;
  std::erase(m_setUp.pieces, *piece);
  if (place.corner) giveBack(piece->kind);
  return fillReserves();
}

/// Returns a piece that was between squares to the hand of a player who has fewer such pieces than at the start
/// of the game.
void EditedPosition::giveBack(int kind) {
  for (const HandSlot& atStart : m_variant->hands(m_variant->start()))
    if (HandSlot* slot = slotFor(atStart.owner, kind); slot && slot->count < atStart.count) {
      ++slot->count;
      return;
    }
}

bool EditedPosition::cycle(EditPlace place) {
  const auto top = pieceAt(place);
  for (PieceOnBoard& piece : m_setUp.pieces) {
    if (piece != top) continue;
    const StockItem* item = stockOf(piece.kind);
    if (!item) return false;
    const auto form = std::find(item->kinds.begin(), item->kinds.end(), piece.kind);
    if (std::next(form) != item->kinds.end()) {
      piece.kind = *std::next(form);
    } else {
      piece.kind = item->kinds.front();
      if (!place.corner && !item->only) piece.owner = kotai::other(piece.owner);
    }
    return fillReserves();
  }
  return false;
}

int EditedPosition::available(const StockItem& item, Side side) const {
  const int kind = item.kinds.front();
  const bool onSquare = standsOnSquare(kind);
  if (onSquare && !m_stacks) return left(item, side);
  return item.count -
         static_cast<int>(std::count_if(m_setUp.pieces.begin(), m_setUp.pieces.end(), [&](const PieceOnBoard& piece) {
           return onSquare ? piece.kind == kind && piece.owner == side : !standsOnSquare(piece.kind);
         }));
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
