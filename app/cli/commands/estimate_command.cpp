// `estimate`: the cost of solving, before it starts.
#include <CLI/CLI.hpp>

#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addEstimateCommand(CLI::App& app, Context& context) {
  const auto arguments = std::make_shared<SolveArguments>();
  CLI::App& command =
      addCommand(app, context, "estimate", "Estimate the tiers, positions, memory, disk space and time that solving needs",
                 arguments, &CommandTable::estimate);
  addSolveArguments(command, *arguments);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
