// `match` plays players against each other. `move` counts how often a player chooses each move of a position.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

using MoveCount = std::pair<std::string, std::uint64_t>;

/// Calls the player repeatedly. Returns the chosen moves, the most frequent first, with equal counts ordered by text.
static std::vector<MoveCount> chosenMoves(const MoveChooser& choose, const MoveArguments& options, const Interrupt& interrupt,
                                          ProgressLine& line) {
  std::map<std::string, std::uint64_t> chosen;
  for (std::uint64_t game = 0; game < options.games; ++game) {
    ++chosen[choose()];
    interrupt.check();  // a stopped player has returned only the best move so far
    if (line.due()) line.show(fmt::format("asked {} of {} times", grouped(game + 1), grouped(options.games)));
  }
  std::vector<MoveCount> counts(chosen.begin(), chosen.end());
  std::ranges::stable_sort(counts, std::ranges::greater(), &MoveCount::second);
  return counts;
}

static void printMoves(const Context& context, const MoveArguments& options, const std::string& position,
                       const std::vector<MoveCount>& counts) {
  if (!context.json) {
    for (const auto& [move, count] : counts) fmt::print("{}\t{}\n", move, count);
    return;
  }
  Json moves = Json::array();
  for (const auto& [move, count] : counts) moves.push_back({{"move", move}, {"count", count}});
  const Json json{
      {"position", position}, {"player", options.player}, {"games", options.games}, {"seed", options.seed}, {"moves", moves}};
  fmt::print("{}\n", json.dump(2));
}

static int run(Context& context, const MoveArguments& options) {
  const PlayPtr play = context.play(options.variant);
  const AnyPosition position = context.position(*play, options.position);
  const std::string text = play->formatPosition(position);
  if (play->isOver(position)) throw Failure(fmt::format("in position '{}' the game is over", shortenedText(text)));
  const Interrupt interrupt;
  std::vector<MoveCount> counts;
  {
    ProgressLine line(context.showsProgress());
    for (const MoveChooser& choose : commandsFor(play->id()).choosers(context, options, position, interrupt.token()))
      for (MoveCount& each : chosenMoves(choose, options, interrupt, line)) counts.push_back(std::move(each));
  }
  printMoves(context, options, text, counts);
  return exitDone;
}

void addMoveCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<MoveArguments>();
  CLI::App& command =
      addCommand(app, context, "move", "Ask a player for its move in a position, once or many times", options, run);
  command.footer("Prints move<TAB>how often, the most frequent move first." + ownHelp("move"));
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addTextOption(command, "--player", options->player,
                "perfect, perfect:traps=4 (sets traps for level 4), random or level=1 to level=9" + ownHelp("move --player") +
                    " (default: perfect)")
      ->type_name("PLAYER");
  constexpr NumberRange<std::uint64_t> manyGames{1, 1'000'000'000};
  addNumberOption(command, "--games", options->games, manyGames, "How many times to ask (default: 1)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same moves (default: 1)")
      ->type_name("S");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

void addMatchCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<MatchArguments>();
  CLI::App& command =
      addCommand(app, context, "match", "Let two players play games against each other", options, &CommandTable::match);
  addVariantArgument(command, options->variant);
  addTextOption(
      command, "--first", options->players[0],
      "The first player: perfect, perfect:traps=4 (sets traps for level 4), random, level=1 to level=9 or an external engine, "
      "such as \"uci:fairy-stockfish,Skill Level=5,movetime=100\" (docs/engine-protocol.md; default: perfect)" +
          ownHelp("match --first"))
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
                  "draw" +
                      ownHelp("match --max-plies"));
  addNumberOption(command, "--threads", options->threads, threadNumbers, ownHelp("match --threads"));
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
