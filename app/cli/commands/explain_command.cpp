// `explain`: the reasons for the value of a position or a move.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const ExplainArguments& options) { return commandsFor(options.variant).explain(context, options); }

}  // namespace

void addExplainCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExplainArguments>();
  CLI::App& command = addCommand(app, context, "explain",
                                 "Says in at most three sentences what a position asks for, or what a move does there: "
                                 "threats, only moves, refutations of mistakes, zugzwang; in simultaneous games, what "
                                 "choices secure and which are dominated",
                                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)->required();
  command.add_option("MOVE", options->move, "A legal move (default: the position is explained)")->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
