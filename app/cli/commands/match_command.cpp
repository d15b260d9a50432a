// `match`: players against each other.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addMatchCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<MatchArguments>();
  CLI::App& command = addCommand(app, context, "match", "Play players against each other", options, &CommandTable::match);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--first", options->players[0],
                "Who moves first: perfect, perfect:traps=4 (sets traps for level 4), random, level=1 to level=9 or an engine of "
                "others, such as \"uci:fairy-stockfish,Skill Level=5,movetime=100\" (docs/engine-protocol.md; default: perfect). "
                "Where both move at the "
                "same time, Vertical: random, equilibrium, secure, alphabeta:depth=4[,ties=random|first][,win=1000], "
                "montecarlo:playouts=10000[,spread=even|ucb][,win=1,draw=0,loss=-1] or mcts:playouts=10000 (default: "
                "equilibrium)")
      ->type_name("PLAYER");
  addTextOption(command, "--second", options->players[1], "Who moves second, or Horizontal (same choice)")->type_name("PLAYER");
  constexpr NumberRange<std::uint64_t> manyGames{1, 1'000'000'000};
  constexpr NumberRange<std::uint64_t> manyPlies = manyGames;
  addNumberOption(command, "--games", options->games, manyGames, "Number of games (default: 100)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same games (default: 1)")
      ->type_name("S");
  addNumberOption(command, "--max-plies", options->maxPlies, manyPlies,
                  "A game this long is a draw, as is one whose position comes up the "
                  "third time (default: 1000); where both move at the same time games end by themselves");
  addNumberOption(command, "--threads", options->threads, threadNumbers,
                  "Games played at the same time where both move at the same time (default: as many as the machine has; "
                  "times per move are best taken with 1)");
  addTextOption(command, "--starts", options->starts,
                "Where the players alternate: begin from positions that favour nobody, drawn from the solution (balanced), or "
                "from those of a file, one a line; each is played twice, with sides changed, and wins and losses are those of "
                "the player named first, whichever side it has")
      ->type_name("balanced|FILE");
  addTextOption(command, "--save", options->saveFile,
                "Where the players alternate: keep the games in a file (docs/game-format.md)")
      ->type_name("FILE");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
