#include "core/games/domineering/evaluation.h"

#include "core/games/domineering/field.h"

namespace kotai::domineering {

namespace {

/// Counts bits for Lines::packed().
struct AnyMachine {
  static int count(Bits128 bits) { return countBits(bits); }
};

DominoCounts countsOf(BoardSize size, int dominoCells, Bits128 covered, Side side) {
  const Field<Bits128> field(size.columns, size.rows, side, dominoCells);
  const Bits128 open = field.own.open(field.covered(covered).own);
  return {field.own.packed<AnyMachine>(field.own.places(open)), field.own.packed<AnyMachine>(field.own.safePlaces(open))};
}

int evaluation(BoardSize size, int dominoCells, Bits128 covered, Side side) {
  const DominoCounts own = countsOf(size, dominoCells, covered, side);
  const DominoCounts others = countsOf(size, dominoCells, covered, other(side));
  return (own.remaining - others.remaining) + (own.safe - others.safe);
}

}  // namespace

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return countsOf({variant.columns(), variant.rows()}, variant.pieceSquares(), DomineeringVariant::coveredBits(position), side);
}

int evaluation(BoardSize size, Bits128 covered, Side side) { return evaluation(size, usualDominoCells, covered, side); }

int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return evaluation({variant.columns(), variant.rows()}, variant.pieceSquares(), DomineeringVariant::coveredBits(position), side);
}

}  // namespace kotai::domineering
