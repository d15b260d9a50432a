// `move`: how often a player chooses each move of a position.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const MoveArguments& options) { return commandsFor(options.variant).move(context, options); }

}  // namespace

void addMoveCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<MoveArguments>();
  CLI::App& command = addCommand(app, context, "move",
                                 "Asks a player again and again for its move in a position: move<TAB>how often, the most "
                                 "frequent first; games with simultaneous moves: Vertical's, then Horizontal's",
                                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addTextOption(command, "--player", options->player,
                "perfect, perfect:traps=4 (sets traps for level 4), random or level=1 to level=9; games with simultaneous moves: "
                "perfect, or what match takes (default: perfect)")
      ->type_name("PLAYER");
  constexpr NumberRange<std::uint64_t> manyGames{1, 1'000'000'000};
  addNumberOption(command, "--games", options->games, manyGames, "How often it is asked (default: 1)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same moves (default: 1)")
      ->type_name("S");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
