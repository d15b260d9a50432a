#include "core/games/domineering/evaluation.h"

namespace kotai::domineering {

namespace {

/// Counts bits for Lines::packed().
struct AnyMachine {
  static int count(Bits128 bits) { return countBits(bits); }
};

DominoCounts countsOf(BoardSize size, Bits128 covered, Side side) { return DominoCounter(size, side).of(covered); }

}  // namespace

DominoCounts DominoCounter::of(Bits128 covered) const {
  const Bits128 open = m_field.own.open(m_field.covered(covered).own);
  return {m_field.own.packed<AnyMachine>(m_field.own.places(open)), m_field.own.packed<AnyMachine>(m_field.own.safePlaces(open))};
}

Bits128 safePlaces(const Board<Bits128>& board, Bits128 covered, Side side) {
  const bool isFirst = side == Side::First;
  const Bits128 others = isFirst ? board.horizontal(covered) : board.vertical(covered);
  const Bits128 reached = others | (isFirst ? others << 1 : others << board.columns);
  const Bits128 own = isFirst ? board.vertical(covered) : board.horizontal(covered);
  return own & ~reached & ~(isFirst ? reached >> board.columns : reached >> 1);
}

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return countsOf({variant.columns(), variant.rows()}, DomineeringVariant::coveredBits(position), side);
}

int evaluation(BoardSize size, Bits128 covered, Side side) {
  const DominoCounts own = countsOf(size, covered, side);
  const DominoCounts others = countsOf(size, covered, other(side));
  return (own.remaining - others.remaining) + (own.safe - others.safe);
}

int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  return evaluation({variant.columns(), variant.rows()}, DomineeringVariant::coveredBits(position), side);
}

}  // namespace kotai::domineering
