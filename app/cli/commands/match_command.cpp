// `match`: players against each other.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addMatchCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<MatchArguments>();
  CLI::App& command = addCommand(app, context, "match", "Let two players play against each other", options, &CommandTable::match);
  addVariantArgument(command, options->variant);
  addTextOption(
      command, "--first", options->players[0],
      "The first player: perfect, perfect:traps=4 (sets traps for level 4), random, level=1 to level=9 or an external engine, "
      "such as \"uci:fairy-stockfish,Skill Level=5,movetime=100\" (docs/engine-protocol.md; default: perfect). With simultaneous "
      "moves, the player of Vertical: random, equilibrium, secure, alphabeta:depth=4[,ties=random|first][,win=1000], "
      "montecarlo:playouts=10000[,spread=even|ucb][,win=1,draw=0,loss=-1] or mcts:playouts=10000 (default: equilibrium)")
      ->type_name("PLAYER");
  addTextOption(command, "--second", options->players[1], "The second player, or the player of Horizontal (same choices)")
      ->type_name("PLAYER");
  constexpr NumberRange<std::uint64_t> manyGames{1, 1'000'000'000};
  constexpr NumberRange<std::uint64_t> manyPlies = manyGames;
  addNumberOption(command, "--games", options->games, manyGames, "Number of games (default: 100)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same games (default: 1)")
      ->type_name("S");
  addNumberOption(command, "--max-plies", options->maxPlies, manyPlies,
                  "Length after which a game is a draw (default: 1000); a position that comes up for the third time is also a "
                  "draw. Games with simultaneous moves end by themselves");
  addNumberOption(command, "--threads", options->threads, threadNumbers,
                  "With simultaneous moves: number of games played in parallel (default: one for each processor; use 1 to "
                  "measure times per move)");
  addTextOption(
      command, "--starts", options->starts,
      "If the players alternate: start from balanced positions of the solution (balanced), or from those of a file, one per "
      "line. Each is played twice with sides swapped; wins and losses are those of the player --first on either side")
      ->type_name("balanced|FILE");
  addTextOption(command, "--save", options->saveFile, "If the players alternate: save the games to a file (docs/game-format.md)")
      ->type_name("FILE");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
