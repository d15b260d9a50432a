// `rank` and `unrank` of games with simultaneous moves.
#include <fmt/format.h>

#include "app/cli/base/option_values.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/domineering/payoff_numbers.h"

namespace kotai::cli {

namespace {

SimultaneousSolutionPtr solutionOf(Context& context, const RankArguments& options) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, options.variant);
  requireValues(context, *variant);
  return domineeringSolution(context, variant);
}

Json numberedJson(const SimultaneousVariant& variant, const PayoffNumbers& numbers, PayoffNumbers::Place place) {
  return {{"rank", numbers.numberOf(place)},
          {"position", variant.formatPosition(numbers.positionAt(place))},
          {"tier", place.covered},
          {"index", place.index}};
}

}  // namespace

int rankDomineering(Context& context, const RankArguments& options) {
  const SimultaneousSolutionPtr solution = solutionOf(context, options);
  const SimultaneousVariant& variant = *solution->variant();
  const PayoffNumbers numbers(solution);
  return answerEach(options.text, [&](const std::string& text) {
    const auto place = numbers.placeOf(domineeringPosition(variant, text));
    if (!place) throw Failure(fmt::format("position {}: it has no number, for no game reaches it", quotedText(text)));
    fmt::print("{}\n", context.json ? numberedJson(variant, numbers, *place).dump() : std::to_string(numbers.numberOf(*place)));
  });
}

int unrankDomineering(Context& context, const RankArguments& options) {
  const SimultaneousSolutionPtr solution = solutionOf(context, options);
  const SimultaneousVariant& variant = *solution->variant();
  const PayoffNumbers numbers(solution);
  return answerEach(options.text, [&](const std::string& text) {
    const PayoffNumbers::Place place = numbers.at(parseWholeNumber("NUMBER", text, 0, numbers.count() - 1));
    fmt::print("{}\n",
               context.json ? numberedJson(variant, numbers, place).dump() : variant.formatPosition(numbers.positionAt(place)));
  });
}

}  // namespace kotai::cli
