#include "ui/games/dodgem/why_not.h"

#include <algorithm>
#include <cstdlib>

#include "ui/games/dodgem/strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

QString whyNoDodgemMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const bool first = variant.sideToMove(position) == Side::First;
  const int columns = move.to.column - move.from.column, rows = move.to.row - move.from.row;
  const int forward = first ? rows : columns, sideways = first ? columns : rows;
  const bool outside =
      move.to.column < 0 || move.to.column >= variant.columns() || move.to.row < 0 || move.to.row >= variant.rows();
  if (move.leavesBoard || outside)
    return DodgemStrings::tr("A car can only leave the board across the far edge, from a square next to that edge.");
  if (forward != 0 && std::abs(forward) == std::abs(sideways)) return DodgemStrings::tr("A car never moves diagonally.");
  if (forward < 0) return DodgemStrings::tr("A car never drives backwards.");
  if (std::abs(forward) + std::abs(sideways) > 1) return DodgemStrings::tr("A car moves one square at a time.");
  const auto pieces = variant.pieces(position);
  if (std::ranges::find(pieces, move.to, &PieceOnBoard::square) != pieces.end())
    return DodgemStrings::tr("There is a car in the way. Cars cannot capture.");
  return {};
}

QString whyNoDodgemCar(const Variant& variant, const AnyPosition& position, Square square) {
  const auto pieces = variant.pieces(position);
  const auto car = std::ranges::find(pieces, square, &PieceOnBoard::square);
  const Side mover = variant.sideToMove(position);
  if (car == pieces.end() || car->owner == mover) return {};
  return DodgemStrings::tr("This is the other side's car: %1 is to move.").arg(sideName(variant, mover));
}

}  // namespace kotai::ui
