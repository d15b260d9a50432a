// `parents` for alternating games.
#include "core/analysis/parents.h"

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/output/parent_rows.h"

namespace kotai::cli {

int parentsAlternating(Context& context, const ParentsArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const SolutionPtr solution = Solution::exists(context.dataDirectory(), *variant) ? context.solution(variant) : nullptr;
  std::vector<ParentRow> rows;
  for (const Parent& parent : parentsOf(*variant, position)) {
    ParentRow& row = rows.emplace_back(ParentRow{.position = variant->formatPosition(parent.position)});
    for (const AnyMove move : parent.moves) row.moves.push_back(variant->formatMove(parent.position, move));
    if (!solution) continue;
    const Value value = solution->value(parent.position);
    row.value = toText(value);
    row.json["value"] = toJson(value);
  }
  printParents(rows, context.json);
  return exitDone;
}

}  // namespace kotai::cli
