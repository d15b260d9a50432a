// `probe`: the value of a position, or of each line of stdin.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/format.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/commands/commands.h"
#include "app/cli/domineering/domineering_commands.h"
#include "core/analysis/moves.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {
namespace {

struct Options {
  std::string variant;
  std::optional<std::string> position;
  bool moves = false;
};

/// In the order of the move texts.
std::vector<MoveValue> sortedMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  std::sort(moves.begin(), moves.end(), [](const MoveValue& left, const MoveValue& right) { return left.text < right.text; });
  return moves;
}

/// "b1a1=loss 9;b1b2=loss 11;c1c2=win 13"
std::string movesText(const Solution& solution, const AnyPosition& position) {
  std::string text;
  for (const MoveValue& move : sortedMoves(solution, position))
    text += fmt::format("{}{}={}", text.empty() ? "" : ";", move.text, toText(move.value));
  return text;
}

/// The line is put together before any of it is printed: a damaged file must not leave half a line.
void answer(const Solution& solution, const AnyPosition& position, bool withMoves) {
  std::string line = fmt::format("{}\t{}", solution.variant()->formatPosition(position), toText(solution.value(position)));
  if (withMoves) line += '\t' + movesText(solution, position);
  fmt::print("{}\n", line);
}

/// The same for programs: an object to a line.
void answerJson(const Solution& solution, const AnyPosition& position, bool withMoves) {
  Json json{{"position", solution.variant()->formatPosition(position)}, {"value", toJson(solution.value(position))}};
  if (withMoves) {
    json["moves"] = Json::array();
    for (const MoveValue& move : sortedMoves(solution, position))
      json["moves"].push_back({{"move", move.text}, {"value", toJson(move.value)}});
  }
  fmt::print("{}\n", json.dump());
}

int run(Context& context, const Options& options) {
  if (isSimultaneous(options.variant)) return probeDomineering(context, options.variant, options.position, options.moves);
  const VariantPtr variant = context.variant(options.variant);
  context.position(*variant, options.position);  // one that cannot be read is told before a missing solution
  const SolutionPtr solution = context.solution(variant);
  const auto tell = [&](const std::optional<std::string>& text) {
    const AnyPosition position = context.position(*variant, text);
    context.json ? answerJson(*solution, position, options.moves) : answer(*solution, position, options.moves);
  };
  if (!options.position) return answerLines(tell);
  tell(options.position);
  return exitDone;
}

}  // namespace

void addProbeCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = addCommand(app, context, "probe",
                                 "Value of a position, or of each line of stdin: position<TAB>value; games with simultaneous "
                                 "moves: position<TAB>value<TAB>v-secure<TAB>h-secure, payoffs for Vertical",
                                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)
      ->description("A position, e.g. 'gle/1c1/1C1/ELG b -' (default: each line of stdin)");
  addSwitch(command, "--moves", options->moves,
            "Third column move=value;move=value sorted by move text (values for the player who moves); "
            "simultaneous moves: both equilibrium strategies, move=chance;move=chance");
  addSwitch(command, "--json", context.json,
            "Print JSON instead, an object to a line: position, value, and with --moves moves or both strategies");
}

}  // namespace kotai::cli
