
#include <cstdlib>

#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

enum MoveBit : std::uint32_t { FenceMove = 1, StepMove = 2, JumpMove = 4 };

static const Board& boardOf(const Variant& variant) { return static_cast<const QuoridorVariant&>(variant).rules().board(); }

/// Returns the kinds of a move. A jump, straight or to the side, covers a distance of two squares.
static std::uint32_t kindsOfMove(const Variant& variant, const AnyPosition& packedBefore, const AnyPosition& packedAfter) {
  const Rules::Position before = Rules::unpack(packedBefore);
  const int from = before.pawn(before.toMove);
  const int to = Rules::unpack(packedAfter).pawn(before.toMove);
  if (from == to) return FenceMove;
  const Board& board = boardOf(variant);
  const int squares = std::abs(board.columnOf(from) - board.columnOf(to)) + std::abs(board.rowOf(from) - board.rowOf(to));
  return squares > 1 ? JumpMove : StepMove;
}

/// Returns the number of pawns of a side. Fences have no owner, so they do not count.
static int onBoard(const Variant&, const AnyPosition&, Side) { return 1; }

/// Returns whether a matching piece is on a square. The square of a fence is its lower left square. Fences have
/// no owner.
static bool stands(const Variant& variant, const AnyPosition& packed, Square square, const PieceSought& sought) {
  const Rules::Position position = Rules::unpack(packed);
  const Board& board = boardOf(variant);
  if (sought.kind && *sought.kind != Pawn) {
    const std::uint64_t fences = *sought.kind == HorizontalFence ? position.fences.horizontal : position.fences.vertical;
    const bool hasCorner = square.column < board.cornerColumns() && square.row < board.rows - 1;
    return hasCorner && ((fences >> (square.row * board.cornerColumns() + square.column)) & 1U) != 0;
  }
  const int place = board.squareAt(square.column, square.row);
  for (const Side side : {Side::First, Side::Second})
    if ((!sought.owner || *sought.owner == side) && position.pawn(side) == place) return true;
  return false;
}

QueryWords queryWords() {
  QueryWords words;
  words.moves = {"fence", "step", "jump"};
  words.kindsOfMove = kindsOfMove;
  words.handKey = "fences";
  words.onBoard = onBoard;
  words.pieces = {{"1", {Pawn, Side::First}},
                  {"2", {Pawn, Side::Second}},
                  {"h", {HorizontalFence, std::nullopt}},
                  {"v", {VerticalFence, std::nullopt}}};
  words.stands = stands;
  return words;
}

}  // namespace kotai::quoridor
