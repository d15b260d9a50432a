// `parents`: the positions from which a move leads to a position.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const ParentsArguments& options) { return commandsFor(options.variant).parents(context, options); }

}  // namespace

void addParentsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ParentsArguments>();
  CLI::App& command =
      addCommand(app, context, "parents",
                 "The positions from which a legal move leads to a position, seen by the side to move there, mirror images "
                 "once: position<TAB>move<TAB>value (only if solved); several moves to it stand side by side, with ';' between",
                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
