#include "app/cli/output/arrangements.h"

#include <fmt/format.h>

#include "core/game/game.h"

namespace kotai::cli {

void addArrangements(Summary& summary, const Variant& variant) {
  const StatisticsWords& words = variant.game().words;
  if (!words.arrangements) return;
  const CountsByNumber counted = words.arrangements(variant);
  const bool all = counted.notCounted.empty();
  Json counts = Json::object();
  std::uint64_t sum = 0;
  std::string text;
  for (std::size_t number = 0; number < counted.counts.size(); ++number) {
    const std::uint64_t count = counted.counts[number];
    counts[std::to_string(number)] = count;
    sum += count;
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", number, grouped(count));
  }
  summary.note(counted.label, fmt::format("{} ({})", all ? grouped(sum) : "more than " + grouped(sum), counted.definition));
  summary.note("", all ? text : fmt::format("{}; {}: not counted", text, counted.notCounted));
  Json json{{"definition", counted.definition}, {"complete", all}, {"sum", sum}, {counted.byKey, std::move(counts)}};
  summary.set(counted.key, std::move(json));
}

}  // namespace kotai::cli
