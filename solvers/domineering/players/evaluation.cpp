#include "solvers/domineering/players/evaluation.h"

#include "solvers/domineering/players/field.h"
#include "solvers/domineering/players/machine.h"

namespace kotai::simultaneous {

DominoCounts dominoCounts(const syncdom::SyncdomVariant& variant, const AnyPosition& position, Side side) {
  const Field<Wide> field(variant.columns(), variant.rows(), side);
  const Wide open = field.own.open(field.covered(syncdom::SyncdomVariant::coveredBits(position)).own);
  return {field.own.packed<PortableMachine>(field.own.places(open)), field.own.packed<PortableMachine>(field.own.safePlaces(open))};
}

int evaluation(const syncdom::SyncdomVariant& variant, const AnyPosition& position, Side side) {
  const DominoCounts own = dominoCounts(variant, position, side);
  const DominoCounts others = dominoCounts(variant, position, other(side));
  return (own.remaining - others.remaining) + (own.safe - others.safe);
}

}  // namespace kotai::simultaneous
