#include "app/cli/output/accuracy_groups.h"

#include <fmt/format.h>

#include "app/cli/base/format.h"

namespace kotai::cli {

static Json signsJson(const SignCounts& signs) {
  return {{"right", signs.right}, {"wrong", signs.wrong}, {"even", signs.even}, {"share", signs.share()}};
}

static std::string shareText(const SignCounts& signs) { return fmt::format("{:.1f} %", 100 * signs.share()); }

void printAccuracy(const Context& context, const std::string& variant, const EvaluationAccuracy& accuracy,
                   const AccuracyGroups& groups) {
  Summary summary;
  const SignCounts all = accuracy.signs();
  summary.add("variant", variant, "variant", variant);
  summary.add("positions", grouped(accuracy.positions()) + " (unfinished)", "positions", accuracy.positions());
  summary.add("correlation", fmt::format("{:.3f}", accuracy.correlation()), "correlation", accuracy.correlation());
  summary.note("right signs", shareText(all) + " (of the positions that are won or lost)");
  summary.set("signs", signsJson(all));
  TextTable table({groups.heading, "right", "wrong", "even", "share"}, {true, true, true, true, true});
  Json rows = Json::array();
  for (const auto& [group, signs] : accuracy.groups()) {
    const auto [first, last] = groups.range(group);
    table.add({first == last ? fmt::format("{}", first) : fmt::format("{}-{}", first, last), grouped(signs.right),
               grouped(signs.wrong), grouped(signs.even), shareText(signs)});
    Json row{{"from", first}, {"to", last}};
    row.update(signsJson(signs));
    rows.push_back(std::move(row));
  }
  summary.set(groups.key, std::move(rows));
  summary.print(context.json);
  if (context.json) return;
  fmt::print("\n");
  table.print();
}

}  // namespace kotai::cli
