// `line`: prints a perfect line.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/worth_text.h"

namespace kotai::cli {

/// Arguments of --ties, in the order of LineTies.
constexpr std::array lineTies{"hardest", "natural", "first"};

struct LineOptions {
  std::string variant;
  std::optional<std::string> position;
  std::size_t maxTurns = 1000;
  std::string ties = lineTies.front();
};

static LineTies tiesOf(const std::string& word) {
  return static_cast<LineTies>(std::ranges::find(lineTies, word) - lineTies.begin());
}

static void printJson(const Play& play, const AnyPosition& position, const Worth& start, const PlayLine& line,
                      const std::vector<Worth>& worths) {
  Json turns = Json::array();
  for (std::size_t i = 0; i < line.turns.size(); ++i) {
    Json& turn = turns.emplace_back(Json{{play.movesAtOnce() ? "turn" : "move", line.turns[i].text}});
    if (play.movesAtOnce()) turn["chances"] = line.turns[i].chances;
    turn["value"] = toJson(worths[i]);
    turn["position"] = play.formatPosition(line.turns[i].after);
  }
  Json json{{"position", play.formatPosition(position)}, {"value", toJson(start)}};
  json[play.movesAtOnce() ? "turns" : "moves"] = std::move(turns);
  if (!play.movesAtOnce()) json["repeats"] = line.repeats;
  json["cut"] = line.cut;
  fmt::print("{}\n", json.dump(2));
}

static void printText(const Play& play, const PlayLine& line, const std::vector<Worth>& worths, std::size_t maxTurns) {
  for (std::size_t i = 0; i < line.turns.size(); ++i) {
    fmt::print("{}\t{}", line.turns[i].text, toText(worths[i]));
    for (const double chance : line.turns[i].chances) fmt::print("\t{:.6f}", chance);
    fmt::print("\n");
  }
  if (line.repeats) printNote("A draw: from here on the positions repeat.");
  if (line.cut && line.turns.size() < maxTurns)
    printNote(fmt::format("The strategies of the proof end after {} turns.", line.turns.size()));
  else if (line.cut)
    printNote(fmt::format("Stopped after {} {} (--max).", line.turns.size(), play.movesAtOnce() ? "turns" : "moves"));
}

static int run(Context& context, const LineOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const AnyPosition position = context.position(*play, options.position);
  const Interrupt interrupt;
  const KnowledgePtr knowledge = commandsFor(play->id()).knowledge(context, *play, interrupt.token());
  const Worth start = knowledge->worth(position);
  const PlayLine line = knowledge->line(position, options.maxTurns, tiesOf(options.ties));
  std::vector<Worth> worths;
  for (const PlayLine::Turn& turn : line.turns) worths.push_back(knowledge->worth(turn.after));
  if (context.json)
    printJson(*play, position, start, line, worths);
  else
    printText(*play, line, worths, options.maxTurns);
  return exitDone;
}

void addLineCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<LineOptions>();
  CLI::App& command = addCommand(app, context, "line", "Print a perfect line, one move per row", options, run);
  command.footer("Prints move<TAB>value, the value after the move for the side that is then to move." + ownHelp("line"));
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addNumberOption(command, "--max", options->maxTurns, NumberRange<std::size_t>{1, 1'000'000},
                  "Maximum number of moves (default: 1000)");
  addChoiceOption(
      command, "--ties", options->ties, {lineTies.begin(), lineTies.end()},
      "How to choose among equally good moves: hardest to answer, as the perfect player does (default), natural by the "
      "game's evaluation, or first in text order; only for games in which the players alternate")
      ->type_name("TIES");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
