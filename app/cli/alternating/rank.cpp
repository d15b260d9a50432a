// `rank` and `unrank` for alternating games.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/base/visible_text.h"
#include "core/analysis/position_numbers.h"

namespace kotai::cli {

namespace {

/// Counting the positions of more tiers would take hours, and such a variant cannot be solved anyway.
PositionNumbers numbersOf(const Variant& variant) {
  constexpr std::uint64_t mostTiers = 10'000'000;
  if (variant.tierGraph().tierCount() > mostTiers)
    throw Failure(fmt::format("{} has too many positions to number them", variant.id()));
  return PositionNumbers(variant.tierGraph());
}

Json numberedJson(const Variant& variant, std::uint64_t number, Location location) {
  return {{"rank", number},
          {"position", variant.formatPosition(variant.positionAt(location))},
          {"tier", location.tier.value},
          {"index", location.index.value}};
}

}  // namespace

int rankAlternating(Context& context, const RankArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const PositionNumbers numbers = numbersOf(*variant);
  return answerEach(options.text, [&](const std::string& text) {
    const AnyPosition position = context.position(*variant, text);
    if (!variant->isStored(position))
      throw Failure(fmt::format("position {}: it has no number, for no solution stores it: its value follows from its moves",
                                quotedText(text)));
    const Location location = variant->locate(position);
    const std::uint64_t number = numbers.numberOf(location);
    fmt::print("{}\n", context.json ? numberedJson(*variant, number, location).dump() : std::to_string(number));
  });
}

int unrankAlternating(Context& context, const RankArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const PositionNumbers numbers = numbersOf(*variant);
  return answerEach(options.text, [&](const std::string& text) {
    const std::uint64_t number = parseWholeNumber("NUMBER", text, 0, numbers.count() - 1);
    const Location location = numbers.at(number);
    fmt::print("{}\n", context.json ? numberedJson(*variant, number, location).dump()
                                    : variant->formatPosition(variant->positionAt(location)));
  });
}

}  // namespace kotai::cli
