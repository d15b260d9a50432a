#include <bit>

#include "core/games/animalshogi/rules.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

enum MoveBit : std::uint32_t {
  CaptureMove = 1,
  DropMove = 2,
  StepMove = 4,
  TryMove = 8,
  FreeCapture = 16,
  EscapeMove = 32,
  PromotionMove = 64
};

static int handCount(const Rules::Position& position, Side side) {
  int count = 0;
  for (const std::uint8_t held : position.hand[static_cast<std::size_t>(side)]) count += held;
  return count;
}

/// Returns the kinds of a move. A try or a promotion is also a step or a capture. An escape is any move out of check.
static std::uint32_t kindsOfMove(const Variant&, const AnyPosition& packedBefore, const AnyPosition& packedAfter) {
  const Rules::Position before = Rules::unpack(packedBefore);
  const Rules::Position after = Rules::unpack(packedAfter);
  const Side mover = before.toMove;
  const auto inCheck = [mover](const Rules::Position& position) {
    return (Rules::attacks(position, other(mover)) & position.pieces(mover, Kind::Lion)) != 0;
  };
  const std::uint32_t escapes = inCheck(before) && !inCheck(after) ? EscapeMove : 0U;
  if (handCount(after, mover) < handCount(before, mover)) return DropMove | escapes;
  const bool captures = std::popcount(after.allOf(other(mover))) < std::popcount(before.allOf(other(mover)));
  const SquareSet lion = after.pieces(mover, Kind::Lion);
  const bool tries = lion != before.pieces(mover, Kind::Lion) && (lion & farRow(mover)) != 0;
  const auto target = static_cast<SquareSet>(after.allOf(mover) & ~before.allOf(mover));
  const bool isFree = captures && (Rules::attacks(after, other(mover)) & target) == 0;
  const bool promotes = std::popcount(after.pieces(mover, Kind::Hen)) > std::popcount(before.pieces(mover, Kind::Hen));
  return static_cast<std::uint32_t>(captures ? CaptureMove : StepMove) | (tries ? TryMove : 0U) | (isFree ? FreeCapture : 0U) |
         (promotes ? PromotionMove : 0U) | escapes;
}

static int menOnBoard(const Variant&, const AnyPosition& position, Side side) {
  return std::popcount(Rules::unpack(position).allOf(side));
}

static bool stands(const Variant&, const AnyPosition& packed, Square square, const PieceSought& sought) {
  const Rules::Position position = Rules::unpack(packed);
  const SquareSet bit = squareBit(indexOf(square));
  for (const Side side : {Side::First, Side::Second}) {
    if (sought.owner && *sought.owner != side) continue;
    const SquareSet pieces = sought.kind ? position.pieces(side, static_cast<Kind>(*sought.kind)) : position.allOf(side);
    if ((pieces & bit) != 0) return true;
  }
  return false;
}

static PieceWord piece(std::string_view text, Side side, Kind kind) { return {text, {static_cast<int>(kind), side}}; }

QueryWords queryWords() {
  QueryWords words;
  words.moves = {"capture", "drop", "step", "try", "free-capture", "escape", "promotion"};
  words.kindsOfMove = kindsOfMove;
  words.handKey = "hands";
  words.onBoard = menOnBoard;
  words.pieces = {piece("L", Side::First, Kind::Lion),     piece("G", Side::First, Kind::Giraffe),
                  piece("E", Side::First, Kind::Elephant), piece("C", Side::First, Kind::Chick),
                  piece("+C", Side::First, Kind::Hen),     piece("l", Side::Second, Kind::Lion),
                  piece("g", Side::Second, Kind::Giraffe), piece("e", Side::Second, Kind::Elephant),
                  piece("c", Side::Second, Kind::Chick),   piece("+c", Side::Second, Kind::Hen)};
  words.stands = stands;
  words.rowsFromTop = true;
  return words;
}

}  // namespace kotai::animalshogi
