// `graph`: writes the graph of perfect play.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"

namespace kotai::cli {

static int run(Context& context, const GraphArguments& options) {
  const CommandTable& table = commandsFor(options.variant);
  if (!table.graph) throw UsageError("graph is for games in which the players alternate");
  return table.graph(context, options);
}

void addGraphCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<GraphArguments>();
  CLI::App& command =
      addCommand(app, context, "graph", "Print the graph of perfect play from a position, for Graphviz", options, run);
  command.footer(
      "The graph has every move that keeps outcome and distance. A position that can be reached in several ways appears once.");
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addSwitch(command, "--proof", options->proof,
            "Show why a position is won: one best move of the winner, and every move of the other side");
  addSwitch(command, "--all", options->all, "Show every legal move of both sides, e.g. for two plies: --all --plies 2");
  addSwitch(
      command, "--count", options->count,
      "With --proof: print only the number of positions in the proof, counting mirror images once; ignores --plies and --max");
  addChoiceOption(
      command, "--ties", options->ties, {proofTies.begin(), proofTies.end()},
      "With --count: which of several fastest wins to use: first in text order (default), fewest new positions, or all")
      ->type_name("TIES");
  addNumberOption(command, "--plies", options->plies, NumberRange<std::uint32_t>{1, 10'000}, "Depth in plies (default: 6)");
  addNumberOption(command, "--max", options->most, NumberRange<std::size_t>{1, 10'000'000},
                  "Approximate limit on the number of positions (default: 1000)");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
