// `table` prints an aggregated table as CSV. `stats` prints totals, longest wins and losses, notable positions and
// distances.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/named_query.h"
#include "app/cli/output/table_rows.h"

namespace kotai::cli {

static int run(Context& context, const TableArguments& options) {
  TableArguments arguments = options;
  arguments.where = namedQuery(context, options.variant, options.where);
  const TableRows table = commandsFor(options.variant).table(context, arguments);
  fmt::print("{}", context.json ? toJson(table).dump(2) + '\n' : table.csv());
  return exitDone;
}

void addStatsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<StatsArguments>();
  CLI::App& command = addCommand(app, context, "stats", "Print the statistics of a solution, next to published figures", options,
                                 &CommandTable::stats);
  command.footer(
      "Prints the totals, the longest win and loss, the numbers of moves, the notable positions with their definitions, and the "
      "distances.");
  addVariantArgument(command, options->variant);
  addSwitch(command, "--evaluation", options->evaluation,
            "Print instead how well the evaluation that the levels use agrees with the values of all unfinished positions: the "
            "correlation, and the share of won and lost positions in which it favours the winner");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

void addTableCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<TableArguments>();
  CLI::App& command = addCommand(app, context, "table", "Print a table that counts positions, as CSV", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(
      command, "--by", options->key,
      fmt::format("What to count by: distance, or a key of the game ({}). Alternatively, several words separated by commas: "
                  "outcome, or numbers of the query language (docs/query.md)",
                  helpOf(&CommandTable::keysHelp)))
      ->type_name("KEY[,KEY]")
      ->required();
  addTextOption(command, "--where", options->where,
                "Count only positions that match a query, e.g. 'moves > 3'; --by then accepts words of the query language")
      ->type_name("QUERY");
  addSwitch(command, "--as-published", options->asPublished,
            "Count as the published table does: " + helpOf(&CommandTable::publishedHelp));
  addJsonOption(command, context);
}

}  // namespace kotai::cli
