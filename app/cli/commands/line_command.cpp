// `line`: a perfect line.
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/domineering/domineering_commands.h"
#include "core/analysis/moves.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {
namespace {

struct Options {
  std::string variant;
  std::optional<std::string> position;
  std::size_t maxPlies = 1000;
};

void printJson(const Solution& solution, const AnyPosition& position, const PerfectLine& line) {
  const Variant& variant = *solution.variant();
  Json moves = Json::array();
  for (const MoveValue& move : line.moves)
    moves.push_back(
        {{"move", move.text}, {"value", toJson(solution.value(move.after))}, {"position", variant.formatPosition(move.after)}});
  const Json json{{"position", variant.formatPosition(position)},
                  {"value", toJson(solution.value(position))},
                  {"moves", std::move(moves)},
                  {"repeats", line.repeats},
                  {"cut", line.cut}};
  fmt::print("{}\n", json.dump(2));
}

int run(Context& context, const Options& options) {
  if (isSimultaneous(options.variant)) return lineDomineering(context, options.variant, options.position, options.maxPlies);
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const SolutionPtr solution = context.solution(variant);
  const PerfectLine line = perfectLine(*solution, position, options.maxPlies);
  if (context.json) {
    printJson(*solution, position, line);
    return exitDone;
  }
  for (const MoveValue& move : line.moves) fmt::print("{}\t{}\n", move.text, toText(solution->value(move.after)));
  std::fflush(stdout);
  if (line.repeats) tellNote("A draw: from here on the positions repeat.");
  if (line.cut) tellNote(fmt::format("Stopped after {} moves (--max).", line.moves.size()));
  return exitDone;
}

}  // namespace

void addLineCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      addCommand(app, context, "line",
                 "A perfect line, one move per row: move<TAB>value of the position after it, for the side to move there; "
                 "games with simultaneous moves: the likeliest turn of both equilibrium strategies, its value, v-secure and "
                 "h-secure, both chances",
                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addNumberOption(command, "--max", options->maxPlies, NumberRange<std::size_t>{1, 1'000'000},
                  "At most this many moves (default: 1000)");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
