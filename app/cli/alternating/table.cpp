// `table` for alternating games: writes an aggregated table as CSV.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/asked_numbers.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/option_values.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/table_rows.h"
#include "core/query/tally.h"

namespace kotai::cli {

constexpr const char* outcomeWord = "outcome";

/// Returns whether the summaries already contain the table. Summaries contain the table of every single key of
/// the game.
static bool isStoredTable(const Variant& variant, const TableArguments& options) {
  if (!options.where.empty() || options.key.find(',') != std::string::npos) return false;
  const std::vector<std::string> keys = tableKeys(variant);
  const query::Vocabulary words(variant);
  const bool isNumber = options.key.find(' ') != std::string::npos || words.term(options.key) || options.key == outcomeWord;
  return std::ranges::count(keys, options.key) > 0 || !isNumber;
}

static std::vector<query::TallyKey> tallyKeys(const VariantPtr& variant, const std::string& list) {
  std::vector<query::TallyKey> keys;
  for (const std::string& name : namesIn("--by", list)) {
    query::TallyKey& key = keys.emplace_back(query::TallyKey{name});
    if (name != outcomeWord) key.number = parsePositionSum("--by", variant, name, {outcomeWord});
  }
  return keys;
}

static TableRows countedTable(const Context& context, const VariantPtr& variant, const TableArguments& options) {
  if (options.asPublished) throw UsageError("--as-published is for one key, without --where");
  const std::vector<query::TallyKey> keys = tallyKeys(variant, options.key);
  query::Query condition = options.where.empty() ? query::ofAll(variant) : parseQueryText(variant, options.where);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  ProgressLine line(context.progress);
  const query::Prepared prepared(solution, std::move(condition), interrupt.token());
  TableRows table = query::tally(prepared, keys, interrupt.token(), [&](const query::Progress& now) {
    line.show(fmt::format("{:.0f} % looked through", 100 * now.share));
  });
  interrupt.check();
  line.clear();
  return table;
}

static TableRows storedTable(const Context& context, const VariantPtr& variant, const TableArguments& options) {
  const Counting counting = options.asPublished ? Counting::AsPublished : Counting::True;
  checkTableKey(*variant, options.key, counting);
  return tableRows(*context.figures(variant), options.key, counting);
}

TableRows tableAlternating(Context& context, const TableArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  return isStoredTable(*variant, options) ? storedTable(context, variant, options) : countedTable(context, variant, options);
}

}  // namespace kotai::cli
