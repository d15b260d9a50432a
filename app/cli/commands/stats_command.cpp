// `stats`: totals, longest wins and losses, numbers of moves, counts of notable positions, distances.
#include <CLI/CLI.hpp>

#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addStatsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<StatsArguments>();
  CLI::App& command =
      addCommand(app, context, "stats", "Totals, longest win and loss, numbers of moves, notable positions, distances", options,
                 &CommandTable::stats);
  addVariantArgument(command, options->variant);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
