#include "core/games/domineering/evaluation.h"

namespace kotai::domineering {

namespace {

/// Portable bit counting for Lines::packed().
struct AnyMachine {
  static int count(Bits128 bits) { return countBits(bits); }
};

DominoCounts countsOf(BoardSize size, int dominoCells, Bits128 covered, Side side) {
  return DominoCounter(size, side, dominoCells).of(covered);
}

int evaluation(BoardSize size, int dominoCells, Bits128 covered, Side side) {
  const DominoCounts own = countsOf(size, dominoCells, covered, side);
  const DominoCounts others = countsOf(size, dominoCells, covered, other(side));
  return (own.remaining - others.remaining) + (own.safe - others.safe);
}

}  // namespace

DominoCounts DominoCounter::of(Bits128 covered) const {
  const Bits128 open = m_field.own.open(m_field.covered(covered).own);
  return {m_field.own.packed<AnyMachine>(m_field.own.places(open)), m_field.own.packed<AnyMachine>(m_field.own.safePlaces(open))};
}

Bits128 safePlaces(const Board<Bits128>& board, Bits128 covered, Side side) {
  return side == Side::First ? board.vertical(covered | board.horizontalCells(covered))
                             : board.horizontal(covered | board.verticalCells(covered));
}

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return countsOf({variant.columns(), variant.rows()}, variant.pieceSquares(), DomineeringVariant::coveredBits(position), side);
}

int evaluation(BoardSize size, Bits128 covered, Side side) { return evaluation(size, usualDominoCells, covered, side); }

int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return evaluation({variant.columns(), variant.rows()}, variant.pieceSquares(), DomineeringVariant::coveredBits(position), side);
}

}  // namespace kotai::domineering
