// `table`: an aggregated table as CSV.
#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/table_rows.h"

namespace kotai::cli {
namespace {

struct Options {
  std::string variant;
  std::string key;
  bool asPublished = false;
};

int run(Context& context, const Options& options) {
  const SolutionPtr solution = context.solution(context.variant(options.variant));
  const TableRows table =
      tableRows(*solution, options.key, options.asPublished ? Counting::AsPublished : Counting::True);
  if (context.json)
    fmt::print("{}\n", table.json().dump(2));
  else
    table.printCsv(stdout);
  return exitDone;
}

}  // namespace

void addTableCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = addCommand(app, context, "table", "An aggregated table as CSV", options, run);
  addVariantArgument(command, options->variant);
  command.add_option("--by", options->key, "What to count by: distance, or a key of the game (Dodgem: steps, pieces)")
      ->type_name("KEY")
      ->required();
  command.add_flag(
      "--as-published", options->asPublished,
      "Count as the published table does (Dodgem: a position twice when both sides have equal remaining steps "
      "but different progress)");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
