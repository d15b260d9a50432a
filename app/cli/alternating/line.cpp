// `line` for alternating games: a perfect line.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "core/players/perfect_line.h"

namespace kotai::cli {

namespace {

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

/// One of lineTies.
LineTies tiesOf(const std::string& word) { return static_cast<LineTies>(std::ranges::find(lineTies, word) - lineTies.begin()); }

}  // namespace

int lineAlternating(Context& context, const LineArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const SolutionPtr solution = context.solution(variant);
  const PerfectLine line = perfectLine(*solution, position, options.maxMoves, tieRule(*solution, tiesOf(options.ties)));
  if (context.json) {
    printJson(*solution, position, line);
    return exitDone;
  }
  for (const MoveValue& move : line.moves) fmt::print("{}\t{}\n", move.text, toText(solution->value(move.after)));
  if (line.repeats) printNote("A draw: from here on the positions repeat.");
  if (line.cut) printNote(fmt::format("Stopped after {} moves (--max).", line.moves.size()));
  return exitDone;
}

}  // namespace kotai::cli
