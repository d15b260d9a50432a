// `line`: a perfect line.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const LineArguments& options) { return commandsFor(options.variant).line(context, options); }

}  // namespace

void addLineCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<LineArguments>();
  CLI::App& command =
      addCommand(app, context, "line",
                 "A perfect line, one move per row: move<TAB>value of the position after it, for the side to move there; "
                 "games with simultaneous moves: the likeliest turn of both equilibrium strategies, its value, v-secure and "
                 "h-secure, both chances",
                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addNumberOption(command, "--max", options->maxMoves, NumberRange<std::size_t>{1, 1'000'000},
                  "At most this many moves (default: 1000)");
  addChoiceOption(command, "--ties", options->ties, {lineTies.begin(), lineTies.end()},
                  "Of equally good moves: the hardest to answer, as the perfect player (default), the most natural by the "
                  "game's evaluation, or the first by text; of games in which the players alternate");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
