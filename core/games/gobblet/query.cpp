#include "core/games/gobblet/query.h"

#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

namespace {

enum MoveBit : std::uint32_t { DropMove = 1, LiftMove = 2 };

int onBoard(const Rules::Position& position, Side side) {
  int count = 0;
  for (const Size size : allSizes) count += std::popcount(position.pieces(side, size));
  return count;
}

int inReserve(const Variant&, const AnyPosition& packed, Side side) {
  return sizeCount * piecesPerSize - onBoard(Rules::unpack(packed), side);
}

std::uint32_t kindsOfMove(const Variant&, const AnyPosition& packedBefore, const AnyPosition& packedAfter) {
  const Rules::Position before = Rules::unpack(packedBefore);
  return onBoard(Rules::unpack(packedAfter), before.toMove) > onBoard(before, before.toMove) ? DropMove : LiftMove;
}

/// Only the piece on top is seen.
bool stands(const Variant&, const AnyPosition& packed, Square square, const PieceSought& sought) {
  const auto top = Rules::top(Rules::unpack(packed), indexOf(square));
  return top && (!sought.kind || *sought.kind == static_cast<int>(top->size)) && (!sought.owner || *sought.owner == top->owner);
}

PieceWord piece(std::string_view text, Side side, Size size) { return {text, {static_cast<int>(size), side}}; }

}  // namespace

QueryWords queryWords() {
  QueryWords words;
  words.moves = {"drop", "lift"};
  words.kindsOfMove = kindsOfMove;
  words.inHand = inReserve;
  words.piecesKey = "pieces";
  words.pieces = {piece("S", Side::First, Size::Small),   piece("M", Side::First, Size::Medium),
                  piece("L", Side::First, Size::Large),   piece("s", Side::Second, Size::Small),
                  piece("m", Side::Second, Size::Medium), piece("l", Side::Second, Size::Large)};
  words.stands = stands;
  return words;
}

}  // namespace kotai::gobblet
