// `solve`: solves a variant, resumes an interrupted run, and prints the result.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addSolveCommand(CLI::App& app, Context& context) {
  const auto arguments = std::make_shared<SolveArguments>();
  CLI::App& command = addCommand(app, context, "solve", "Solve a variant, going on where an interrupted run stopped", arguments,
                                 &CommandTable::solve);
  addSolveArguments(command, *arguments);
  addSwitch(command, "--repair", arguments->repair,
            "Check the whole solution if there is one; move a damaged one aside (it is kept as NAME.damaged-1) and "
            "solve again");
  addSwitch(
      command, "--figures-only", arguments->figuresOnly,
      "Keep no values: stats and table answer afterwards, and export --by; whatever else needs values says so. Takes almost "
      "no disk, but for the layers in work while it runs. Of variants that are solved tier by tier");
  for (const CommandTable* table : commandTables())
    if (table->exactHelp) addSwitch(command, "--exact", arguments->exact, table->exactHelp);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
