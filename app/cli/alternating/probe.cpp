// `probe` for alternating games: the value of a position, or of each line of stdin.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/base/stdin_lines.h"
#include "core/analysis/moves.h"
#include "core/players/judge.h"

namespace kotai::cli {

namespace {

constexpr std::uint64_t usualMemoryBytes = std::uint64_t{1} << 30;

/// Ordered by the texts of the moves.
std::vector<MoveValue> sortedMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  std::sort(moves.begin(), moves.end(), [](const MoveValue& left, const MoveValue& right) { return left.text < right.text; });
  return moves;
}

/// Text such as "b1a1=loss 9;b1b2=loss 11;c1c2=win 13".
std::string movesText(const Solution& solution, const AnyPosition& position) {
  std::string text;
  for (const MoveValue& move : sortedMoves(solution, position))
    text += fmt::format("{}{}={}", text.empty() ? "" : ";", move.text, toText(move.value));
  return text;
}

/// Completes the line before printing, so that a damaged file never leaves an incomplete line.
void answer(const Solution& solution, const AnyPosition& position, const ProbeArguments& wanted) {
  std::string line = fmt::format("{}\t{}", solution.variant()->formatPosition(position), toText(solution.value(position)));
  if (wanted.moves) line += '\t' + movesText(solution, position);
  if (wanted.evaluation) line += fmt::format("\t{:.2f}", evaluation(*solution.variant(), position));
  fmt::print("{}\n", line);
}

/// The same as JSON, one object per line.
void answerJson(const Solution& solution, const AnyPosition& position, const ProbeArguments& wanted) {
  Json json{{"position", solution.variant()->formatPosition(position)}, {"value", toJson(solution.value(position))}};
  if (wanted.moves) {
    json["moves"] = Json::array();
    for (const MoveValue& move : sortedMoves(solution, position))
      json["moves"].push_back({{"move", move.text}, {"value", toJson(move.value)}});
  }
  if (wanted.evaluation) json["evaluation"] = evaluation(*solution.variant(), position);
  fmt::print("{}\n", json.dump());
}

}  // namespace

int probeAlternating(Context& context, const ProbeArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  context.position(*variant, options.position);  // reports an unreadable position before a missing solution
  const std::uint64_t memoryBytes = memoryOf(options.memory);
  const SolutionPtr solution = context.solution(variant);
  const auto tell = [&](const std::optional<std::string>& text) {
    const AnyPosition position = context.position(*variant, text);
    context.json ? answerJson(*solution, position, options) : answer(*solution, position, options);
  };
  if (!options.position) {
    Solution::keepBlocks(memoryBytes == 0 ? usualMemoryBytes : memoryBytes);
    return answerLines(tell);
  }
  tell(options.position);
  return exitDone;
}

}  // namespace kotai::cli
