// Adds the commands `estimate`, `solve`, `gather` and `verify`.
#include <CLI/CLI.hpp>
#include <limits>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"

namespace kotai::cli {

static int run(Context& context, const GatherArguments& options) {
  const CommandTable& table = commandsFor(options.variant);
  if (table.gather == nullptr) throw UsageError("gather is for games in which the players alternate");
  return table.gather(context, options);
}

void addEstimateCommand(CLI::App& app, Context& context) {
  const auto arguments = std::make_shared<SolveArguments>();
  CLI::App& command = addCommand(app, context, "estimate", "Estimate the memory, disk space and time that a solve needs",
                                 arguments, &CommandTable::estimate);
  addSolveArguments(command, *arguments);
  addJsonOption(command, context);
}

void addVerifyCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<VerifyArguments>();
  CLI::App& command =
      addCommand(app, context, "verify", "Verify all checksums, and derive every value a second time with independent code",
                 options, &CommandTable::verify);
  addVariantArgument(command, options->variant);
  addThreadsOption(command, options->threads);
  constexpr NumberRange<std::uint64_t> anySample{1, std::numeric_limits<std::uint64_t>::max()};
  addNumberOption(command, "--sample", options->sample, anySample,
                  "Recompute only about this many values, of random positions; all checksums are still verified (not for games "
                  "whose values are all checked within a minute)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the sample; the same seed chooses the same positions (default: 1)")
      ->type_name("S");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

void addGatherCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<GatherArguments>();
  CLI::App& command =
      addCommand(app, context, "gather", "Join a solution that kotai-mpi made on several machines into one file", options, run);
  addVariantArgument(command, options->variant);
  command.add_option("--from", options->from, "Another folder with shards; may be given several times")->type_name("DIR");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

void addSolveCommand(CLI::App& app, Context& context) {
  const auto arguments = std::make_shared<SolveArguments>();
  CLI::App& command =
      addCommand(app, context, "solve", "Solve a variant, or resume an interrupted solve", arguments, &CommandTable::solve);
  addSolveArguments(command, *arguments);
  addSwitch(command, "--repair", arguments->repair,
            "Check the whole solution if there is one. If it is damaged, keep it as NAME.damaged-1 and solve again");
  addSwitch(command, "--figures-only", arguments->figuresOnly,
            "Keep the figures but no values. Afterwards only stats, table and export --by can answer. Needs almost no disk "
            "space, except for the layers being solved. For variants that are solved tier by tier");
  for (const CommandTable* table : commandTables())
    if (table->exactHelp) addSwitch(command, "--exact", arguments->exact, table->exactHelp);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
