#include "core/games/domineering/evaluation.h"

#include "core/games/domineering/field.h"

namespace kotai::domineering {

namespace {

/// Counts bits for Lines::packed().
struct AnyMachine {
  static int count(Bits128 bits) { return countBits(bits); }
};

}  // namespace

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  const Field<Bits128> field(variant.columns(), variant.rows(), side);
  const Bits128 open = field.own.open(field.covered(DomineeringVariant::coveredBits(position)).own);
  return {field.own.packed<AnyMachine>(field.own.places(open)), field.own.packed<AnyMachine>(field.own.safePlaces(open))};
}

int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side) {
  const DominoCounts own = dominoCounts(variant, position, side);
  const DominoCounts others = dominoCounts(variant, position, other(side));
  return (own.remaining - others.remaining) + (own.safe - others.safe);
}

}  // namespace kotai::domineering
