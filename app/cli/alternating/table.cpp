// `table` of games in which the players alternate: an aggregated table as CSV.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/output/table_rows.h"

namespace kotai::cli {

int tableAlternating(Context& context, const TableArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const Counting counting = options.asPublished ? Counting::AsPublished : Counting::True;
  checkTableKey(*variant, options.key, counting);
  const TableRows table = tableRows(*context.figures(variant), options.key, counting);
  if (context.json)
    fmt::print("{}\n", toJson(table).dump(2));
  else
    fmt::print("{}", table.csv());
  return exitDone;
}

}  // namespace kotai::cli
