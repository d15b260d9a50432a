// `graph`: the graph of perfect play.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const GraphArguments& options) {
  const CommandTable& table = commandsFor(options.variant);
  if (!table.graph) throw UsageError("graph is for games in which the players alternate");
  return table.graph(context, options);
}

}  // namespace

void addGraphCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<GraphArguments>();
  CLI::App& command = addCommand(
      app, context, "graph",
      "The graph of perfect play from a position, in the language of Graphviz (or as JSON): every move that keeps outcome and "
      "distance, positions reached in several ways once",
      options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addSwitch(command, "--proof", options->proof,
            "Why a position is won: of the winner the first of the best moves, of the other side every move");
  addSwitch(command, "--all", options->all, "Every legal move of both sides, e.g. two plies of them: --all --plies 2");
  addSwitch(command, "--count", options->count,
            "With --proof: only how many positions the proof looks at, mirror images once; --plies and --max are not used");
  addChoiceOption(command, "--ties", options->ties, {proofTies.begin(), proofTies.end()},
                  "With --count, of several fastest wins: the first by text (default), the one with the fewest new positions, or "
                  "all");
  addNumberOption(command, "--plies", options->plies, NumberRange<std::uint32_t>{1, 10'000}, "So many plies deep (default: 6)");
  addNumberOption(command, "--max", options->most, NumberRange<std::size_t>{1, 10'000'000},
                  "At most about so many positions (default: 1000)");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
