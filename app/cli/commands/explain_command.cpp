// `explain`: the reasons for the value of a position or a move.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const ExplainArguments& options) {
  const CommandTable& table = commandsFor(options.variant);
  if (!table.explain) throw UsageError("explain is for games in which the players alternate");
  return table.explain(context, options);
}

}  // namespace

void addExplainCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExplainArguments>();
  CLI::App& command = addCommand(app, context, "explain",
                                 "Says in at most three sentences what a position asks for, or what a move does there: "
                                 "threats, only moves, refutations of mistakes, zugzwang",
                                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)->required();
  command.add_option("MOVE", options->move, "A legal move (default: the position is explained)")->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
