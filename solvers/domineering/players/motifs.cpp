#include "solvers/domineering/players/motifs.h"

#include <array>
#include <string>

#include "core/games/domineering/evaluation.h"

namespace kotai::domineering {

namespace {

std::string safeText(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return std::to_string(dominoCounts(variant, position, side).safe);
}

}  // namespace

/// Squares are never freed: a side can never cover a square that it cannot cover now.
std::vector<Motif> motifs(const DomineeringVariant& variant, const AnyPosition& position) {
  const Board<Bits128>& board = variant.board();
  const Bits128 covered = DomineeringVariant::coveredBits(position);
  const Bits128 vertical = board.verticalCells(covered), horizontal = board.horizontalCells(covered);
  return {
      {motif::safe, {safeText(variant, position, Side::First), safeText(variant, position, Side::Second)}},
      {motif::oneSided, {std::to_string(countBits(vertical & ~horizontal)), std::to_string(countBits(horizontal & ~vertical))}}};
}

std::vector<Motif> motifs(const DomineeringVariant& variant, const AnyPosition& position, Side side, AnyMove move) {
  const auto cell = static_cast<int>(move.code);
  const Bits128 domino = side == Side::First ? variant.board().verticalDomino(cell) : variant.board().horizontalDomino(cell);
  const AnyPosition laid = DomineeringVariant::positionOf(DomineeringVariant::coveredBits(position) | domino);
  const auto safeOf = [&variant](const AnyPosition& each) {
    return std::array{safeText(variant, each, Side::First), safeText(variant, each, Side::Second)};
  };
  const auto before = safeOf(position), after = safeOf(laid);
  if (before == after) return {};
  return {{motif::safeAfter, {variant.formatMove(side, move), after[0], after[1], before[0], before[1]}}};
}

}  // namespace kotai::domineering
