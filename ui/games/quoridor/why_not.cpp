#include "ui/games/quoridor/why_not.h"

#include <algorithm>
#include <cstdlib>

#include "ui/games/quoridor/fence_strings.h"
#include "ui/games/quoridor/strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

bool areBeside(Square one, Square another) {
  return std::abs(one.column - another.column) + std::abs(one.row - another.row) == 1;
}

QString whyNoStep(Square from, Square to, Square otherPawn) {
  if (to == otherPawn && areBeside(from, to)) return QuoridorStrings::tr("The other pawn is there: jump over it.");
  if (areBeside(from, to)) return QuoridorStrings::tr("There is a fence in between.");
  const int columns = std::abs(to.column - from.column), rows = std::abs(to.row - from.row);
  if (!areBeside(from, otherPawn) || !areBeside(otherPawn, to))
    return columns == 1 && rows == 1 ? QuoridorStrings::tr("A pawn never steps diagonally, except when it jumps to the side.")
                                     : QuoridorStrings::tr("A pawn steps one square, or jumps over the other pawn beside it.");
  return columns == 1
             ? QuoridorStrings::tr("A jump goes to the side only where it cannot go straight on, and never through a fence.")
             : QuoridorStrings::tr("A fence is in the way of the jump.");
}

}  // namespace

QString whyNoQuoridorMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  if (const auto fence = fenceOf(move)) {
    const auto board = quoridor::QuoridorVariant::unpack(position);
    const auto fault = quoridorOf(variant)->rules().whyNot(board, fenceIn(variant, *fence));
    return fault ? whyNotText(variant, *fault) : QString();
  }
  const auto pieces = variant.pieces(position);
  const auto other = std::ranges::find_if(
      pieces, [&](const PieceOnBoard& piece) { return !fenceOf(piece) && piece.owner != variant.sideToMove(position); });
  return other == pieces.end() ? QString() : whyNoStep(move.from, move.to, other->square);
}

QString whyNoQuoridorPiece(const Variant& variant, const AnyPosition& position, Square square) {
  const Side mover = variant.sideToMove(position);
  for (const HandSlot& stock : variant.hands(position)) {
    if (stock.square != square) continue;
    if (stock.owner != mover)
      return QuoridorStrings::tr("These are the other side's fences: %1 is to move.").arg(sideName(variant, mover));
    return stock.count == 0 ? whyNotText(variant, {quoridor::FenceFault::Reason::NoneLeft, {}, {}}) : QString();
  }
  const auto pieces = variant.pieces(position);
  const bool theirs = std::ranges::any_of(
      pieces, [&](const PieceOnBoard& piece) { return !fenceOf(piece) && piece.square == square && piece.owner != mover; });
  return theirs ? QuoridorStrings::tr("This is the other side's pawn: %1 is to move.").arg(sideName(variant, mover)) : QString();
}

}  // namespace kotai::ui
