// `probe`: the value of a position, or of each line of stdin.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "app/cli/commands.h"
#include "app/cli/english_texts.h"
#include "app/cli/simultaneous_commands.h"
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

/// Every line that can be read is answered; the others are told about and make the exit code 2.
int answerLines(const Context& context, const Solution& solution, bool withMoves) {
  if (::isatty(STDIN_FILENO) != 0) fmt::print(stderr, "Type a position per line, Ctrl-D ends.\n");
  int exitCode = exitDone;
  std::size_t lineNumber = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++lineNumber;
    if (line.ends_with('\r')) line.pop_back();
    try {
      answer(solution, context.position(*solution.variant(), line), withMoves);
    } catch (const TextFailure& failure) {
      fmt::print(stderr, "kotai-cli: line {}, {}\n", lineNumber,
                 englishText(failure.error, failure.kind, failure.text));
      exitCode = exitUsage;
    }
  }
  return exitCode;
}

int run(Context& context, const Options& options) {
  if (isSimultaneous(options.variant)) return probeSimultaneous(context, options.variant, options.position, options.moves);
  const SolutionPtr solution = context.solution(context.variant(options.variant));
  if (!options.position) return answerLines(context, *solution, options.moves);
  answer(*solution, context.position(*solution->variant(), options.position), options.moves);
  return exitDone;
}

}  // namespace

void addProbeCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = addCommand(app, context, "probe",
                                 "Value of a position, or of each line of stdin: position<TAB>value", options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)
      ->description("A position, e.g. 'gle/1c1/1C1/ELG b -' (default: each line of stdin)");
  command.add_flag("--moves", options->moves,
                   "Third column move=value;move=value sorted by move text (values for the player who moves)");
}

}  // namespace kotai::cli
