#include "core/game/set_up_fault.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/game/variant.h"

namespace kotai {

static bool onBoard(const Variant& variant, Square square) {
  return square.column >= 0 && square.row >= 0 && square.column < variant.columns() && square.row < variant.rows();
}

static bool hasKind(const std::vector<StockItem>& stock, const PieceOnBoard& piece) {
  return std::ranges::any_of(stock, [&piece](const StockItem& item) {
    return std::ranges::find(item.kinds, piece.kind) != item.kinds.end() && item.only.value_or(piece.owner) == piece.owner;
  });
}

static bool hasHand(const std::vector<HandSlot>& hands, const HandSlot& wanted) {
  return std::ranges::any_of(hands, [&](const HandSlot& each) { return each.owner == wanted.owner && each.kind == wanted.kind; });
}

/// Maximum number of pieces of one kind in a hand. Games store this number in a byte and check their own limits.
constexpr int mostInHand = 255;

std::optional<TextError> setUpFault(const Variant& variant, const SetUp& setUp) {
  const std::vector<StockItem> stock = variant.stock();
  for (const PieceOnBoard& piece : setUp.pieces) {
    if (!onBoard(variant, piece.square))
      return TextError{TextFault::UnknownMove, 0, {fmt::format("{},{}", piece.square.column, piece.square.row)}};
    if (!hasKind(stock, piece)) return TextError{TextFault::BadChoice, 0, {std::to_string(piece.kind)}};
  }
  const std::vector<HandSlot> hands = variant.hands(variant.start());
  for (const HandSlot& slot : setUp.hands) {
    if (!hasHand(hands, slot)) return TextError{TextFault::BadChoice, 0, {std::to_string(slot.kind)}};
    if (slot.count < 0 || slot.count > mostInHand)
      return TextError{TextFault::BadNumber, 0, {std::to_string(slot.count), "0", std::to_string(mostInHand)}};
  }
  return std::nullopt;
}

}  // namespace kotai
