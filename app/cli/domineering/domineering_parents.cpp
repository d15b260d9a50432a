// `parents` for simultaneous games: the turns that lead to a position.
#include "app/cli/base/messages.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/parent_rows.h"
#include "core/simultaneous/parents.h"

namespace kotai::cli {

int parentsDomineering(Context& context, const ParentsArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const AnyPosition position = domineeringPosition(*variant, arguments.position);
  const bool solved = SimultaneousSolution::exists(context.dataDirectory(), *variant);
  const SimultaneousSolutionPtr solution = solved ? domineeringSolution(context, variant) : nullptr;
  std::vector<ParentRow> rows;
  for (const TurnParent& parent : parentsOf(*variant, position)) {
    const auto value = solution ? solution->value(parent.position) : std::nullopt;
    if (solution && !value) continue;  // the position is unreachable
    ParentRow& row = rows.emplace_back(ParentRow{.position = variant->formatPosition(parent.position)});
    for (const JointMove& turn : parent.turns) row.moves.push_back(variant->formatTurn(turn));
    if (!value) continue;
    row.value = valueColumns(*value);
    row.json = toJson(*value);
  }
  if (!solution) printNote(variant->id() + " is not solved: some of these may not be reachable from the start.");
  printParents(rows, context.json);
  return exitDone;
}

}  // namespace kotai::cli
