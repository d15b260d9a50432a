#include "app/cli/alternating/match_starts.h"

#include <fmt/format.h>

#include <sstream>
#include <string>
#include <string_view>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/input_file.h"
#include "app/cli/base/visible_text.h"
#include "core/players/balanced_starts.h"
#include "core/record/readable_text.h"

namespace kotai::cli {

namespace {

constexpr std::string_view balancedStartsName = "balanced";

MatchStarts balanced(const SolutionPtr& solution, const MatchArguments& arguments, const std::stop_token& stop) {
  const auto listed = balancedStarts(solution, arguments.games / 2, arguments.seed, stop);
  MatchStarts starts;
  starts.outcomes.emplace();
  for (const ListedPosition& each : listed) {
    starts.positions.push_back(each.position);
    ++(*starts.outcomes)[static_cast<std::size_t>(each.value.outcome)];
  }
  if (starts.positions.empty() && !stop.stop_requested())
    throw Failure(fmt::format("{} has no balanced positions to start from", solution->variant()->id()));
  return starts;
}

AnyPosition startFrom(const Context& context, const Variant& variant, const std::string& text) {
  const AnyPosition position = context.position(variant, text);
  if (variant.finishedValue(position)) throw Failure(fmt::format("in position '{}' the game is over", shortenedText(text)));
  return position;
}

MatchStarts fromFile(const Context& context, const Variant& variant, const std::string& file, const std::stop_token& stop) {
  const auto refuse = [&file](std::size_t line, const std::string& reason) {
    throw UsageError(fmt::format("--starts {}: line {}, {}", shortenedText(file), line, reason));
  };
  const std::string text = readInput(file, stop);
  std::istringstream lines{std::string(withoutByteOrderMark(text))};
  MatchStarts starts;
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty() || line.starts_with('#')) continue;
    try {
      starts.positions.push_back(startFrom(context, variant, line));
    } catch (const TextFailure& failure) {
      refuse(number, englishText(failure.error, failure.kind, failure.text));
    } catch (const Failure& failure) {
      refuse(number, failure.what());
    }
  }
  if (starts.positions.empty()) throw Failure(fmt::format("{} contains no positions", shortenedText(file)));
  return starts;
}

}  // namespace

MatchStarts readMatchStarts(const Context& context, const VariantPtr& variant, const MatchArguments& arguments,
                            const std::stop_token& stop) {
  if (arguments.games % 2 != 0)
    throw UsageError("--games: with --starts every position is played twice, with sides swapped; expected an even number");
  if (arguments.starts == balancedStartsName) return balanced(context.solution(variant), arguments, stop);
  return fromFile(context, *variant, arguments.starts, stop);
}

}  // namespace kotai::cli
