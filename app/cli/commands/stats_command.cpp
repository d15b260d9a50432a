// `stats`: totals, longest wins and losses, numbers of moves, counts of notable positions, distances.
#include <CLI/CLI.hpp>

#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addStatsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<StatsArguments>();
  CLI::App& command = addCommand(app, context, "stats",
                                 "Print the totals, the longest win and loss, numbers of moves, notable positions and distances",
                                 options, &CommandTable::stats);
  addVariantArgument(command, options->variant);
  addSwitch(command, "--evaluation", options->evaluation,
            "Print instead how well the evaluation that the levels use agrees with the values of all unfinished positions: the "
            "correlation, and the share of won and lost positions in which it favours the winner");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
