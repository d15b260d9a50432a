// `solve`: solves a variant, resumes an interrupted run, and prints the result.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

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
