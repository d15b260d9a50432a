#include "solvers/domineering/players/evaluation.h"

#include "solvers/domineering/players/field.h"
#include "solvers/domineering/players/machine.h"

namespace kotai::domineering {

DominoCounts dominoCounts(const domineering::DomineeringVariant& variant, const AnyPosition& position, Side side) {
  const Field<Bits128> field(variant.columns(), variant.rows(), side);
  const Bits128 open = field.own.open(field.covered(domineering::DomineeringVariant::coveredBits(position)).own);
  return {field.own.packed<PortableMachine>(field.own.places(open)),
          field.own.packed<PortableMachine>(field.own.safePlaces(open))};
}

int evaluation(const domineering::DomineeringVariant& variant, const AnyPosition& position, Side side) {
  const DominoCounts own = dominoCounts(variant, position, side);
  const DominoCounts others = dominoCounts(variant, position, other(side));
  return (own.remaining - others.remaining) + (own.safe - others.safe);
}

}  // namespace kotai::domineering
