// `rank` and `unrank`: the number of a position, and the position of a number.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int runRank(Context& context, const RankArguments& options) { return commandsFor(options.variant).rank(context, options); }
int runUnrank(Context& context, const RankArguments& options) { return commandsFor(options.variant).unrank(context, options); }

CLI::App& addNumberingCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                              const std::shared_ptr<RankArguments>& options, int (*run)(Context&, const RankArguments&)) {
  CLI::App& command = addCommand(app, context, name, purpose, options, run);
  addVariantArgument(command, options->variant);
  addSwitch(command, "--json", context.json, "Print JSON instead, an object to a line: rank, position, tier, index");
  return command;
}

}  // namespace

void addRankCommands(CLI::App& app, Context& context) {
  const auto asked = std::make_shared<RankArguments>();
  addPositionArgument(
      addNumberingCommand(app, context, "rank",
                          "The number of a position, or of each line of stdin, among all positions that a solution "
                          "of the variant stores (core/tables/FORMAT.md); positions that are the same by symmetry "
                          "have one number; needs a solution in games with simultaneous moves only",
                          asked, runRank),
      asked->text)
      ->description("A position (default: each line of stdin)");
  const auto numbered = std::make_shared<RankArguments>();
  addNumberingCommand(app, context, "unrank", "The position of a number, or of each line of stdin: the inverse of rank", numbered,
                      runUnrank)
      .add_option("NUMBER", numbered->text, "A number from 0 on (default: each line of stdin)")
      ->type_name("");
}

}  // namespace kotai::cli
