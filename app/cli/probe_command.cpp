// `probe`: the value of a position, or of each line of stdin.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/commands.h"
#include "app/cli/simultaneous_commands.h"
#include "app/cli/stdin_lines.h"
#include "core/analysis/moves.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {
namespace {

struct Options {
  std::string variant;
  std::optional<std::string> position;
  bool moves = false;
};

/// "b1a1=loss 9;b1b2=loss 11;c1c2=win 13", in the order of the move texts.
std::string movesText(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  std::sort(moves.begin(), moves.end(),
            [](const MoveValue& left, const MoveValue& right) { return left.text < right.text; });
  std::string text;
  for (const MoveValue& move : moves)
    text += fmt::format("{}{}={}", text.empty() ? "" : ";", move.text, toText(move.value));
  return text;
}

void answer(const Solution& solution, const AnyPosition& position, bool withMoves) {
  fmt::print("{}\t{}", solution.variant()->formatPosition(position), toText(solution.value(position)));
  if (withMoves) fmt::print("\t{}", movesText(solution, position));
  fmt::print("\n");
}

int run(Context& context, const Options& options) {
  if (isSimultaneous(options.variant))
    return probeSimultaneous(context, options.variant, options.position, options.moves);
  const SolutionPtr solution = context.solution(context.variant(options.variant));
  const auto tell = [&](const std::optional<std::string>& text) {
    answer(*solution, context.position(*solution->variant(), text), options.moves);
  };
  if (!options.position) return answerLines(tell);
  tell(options.position);
  return exitDone;
}

}  // namespace

void addProbeCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      addCommand(app, context, "probe",
                 "Value of a position, or of each line of stdin: position<TAB>value; games with simultaneous "
                 "moves: position<TAB>value<TAB>v-secure<TAB>h-secure, payoffs for Vertical",
                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)
      ->description("A position, e.g. 'gle/1c1/1C1/ELG b -' (default: each line of stdin)");
  command.add_flag("--moves", options->moves,
                   "Third column move=value;move=value sorted by move text (values for the player who moves); "
                   "simultaneous moves: both equilibrium strategies, move=chance;move=chance");
}

}  // namespace kotai::cli
