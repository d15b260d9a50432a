// `perft`: the number of move sequences, the usual check of a move generator.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const PerftArguments& options) { return commandsFor(options.variant).perft(context, options); }

}  // namespace

void addPerftCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<PerftArguments>();
  CLI::App& command = addCommand(app, context, "perft", "Number of move sequences of a length", options, run);
  addVariantArgument(command, options->variant);
  addNumberOption(command, "DEPTH", options->depthPlies, NumberRange<unsigned>{0, 1000},
                  "Length of the sequences in plies (simultaneous moves: in turns)")
      ->type_name("")
      ->required();
  addPositionArgument(command, options->position);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
