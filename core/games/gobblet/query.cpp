#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

enum MoveBit : std::uint32_t { DropMove = 1, LiftMove = 2, CoverMove = 4 };

/// Returns the number of a side's pieces on the board. Each bit of the side's word of the packed position is
/// one of these pieces.
static int onBoard(const AnyPosition& packed, std::size_t side) {
  int count = 0;
  for (std::uint64_t sets = packed.words[side]; sets != 0; sets >>= squareCount)
    count += countOf(static_cast<SquareSet>(sets & allSquares));
  return count;
}

static int inReserve(const Variant&, const AnyPosition& packed, Side side) {
  return sizeCount * piecesPerSize - onBoard(packed, static_cast<std::size_t>(side));
}

static std::uint32_t kindsOfMove(const Variant&, const AnyPosition& before, const AnyPosition& after) {
  const auto mover = static_cast<std::size_t>(before.words[2]);
  const Rules::Position was = Rules::unpack(before), is = Rules::unpack(after);
  const Side side = was.toMove;
  const auto taken = static_cast<SquareSet>(Rules::visible(is, side) & ~Rules::visible(was, side));
  const bool covers = taken == 0 || (taken & Rules::visible(was, other(side))) != 0;  // no square: it covers an own piece
  return static_cast<std::uint32_t>(onBoard(after, mover) > onBoard(before, mover) ? DropMove : LiftMove) |
         (covers ? CoverMove : 0U);
}

static bool stands(const Variant&, const AnyPosition& packed, Square square, const PieceSought& sought) {
  const auto top = Rules::top(Rules::unpack(packed), indexOf(square));
  return top && (!sought.kind || *sought.kind == static_cast<int>(top->size)) && (!sought.owner || *sought.owner == top->owner);
}

static PieceWord piece(std::string_view text, Side side, Size size) { return {text, {static_cast<int>(size), side}}; }

QueryWords queryWords() {
  QueryWords words;
  words.moves = {"drop", "lift", "cover"};
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
