#include "app/cli/domineering/domineering_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/cli/base/context.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/games/domineering/table_rows.h"

namespace kotai::cli {

namespace {

constexpr std::size_t commonValues = 100;
constexpr std::array keys{"covered", "class", "value", "range"};

TableRows byClass(const SimultaneousSolution& solution) {
  TableRows table{{"class", "count"}, {}};
  const CoveredCounts all = classTotals(solution);
  for (std::size_t number = 0; number < positionClassCount; ++number)
    table.rows.push_back({toText(static_cast<PositionClass>(number)), all.byClass[number]});
  return table;
}

TableRows byRange(const ValueDistribution& distribution) {
  TableRows table{{"from", "to", "count"}, {}};
  for (std::size_t bin = 0; bin < distribution.bins.size(); ++bin)
    table.rows.push_back(
        {fmt::format("{:.2f}", distribution.low(bin)), fmt::format("{:.2f}", distribution.low(bin + 1)), distribution.bins[bin]});
  return table;
}

}  // namespace

void checkDomineeringKey(const std::string& variantId, const std::string& key, bool asPublished) {
  if (std::ranges::find(keys, key) == keys.end())
    throw UsageError(
        fmt::format("--by {}: {} has no such table; expected one of: {}", shortenedText(key), variantId, fmt::join(keys, ", ")));
  if (asPublished) throw UsageError(fmt::format("--as-published: no table of {} was published", variantId));
}

std::string domineeringKeys() { return fmt::format("{}", fmt::join(keys, ", ")); }

TableRows domineeringTable(const SimultaneousSolution& solution, const std::string& key, const std::stop_token& stop) {
  if (key == "covered") return domineering::coveredRows(classesByCovered(solution));
  if (key == "class") return byClass(solution);
  DistributionOptions options;
  options.common = commonValues;
  const auto distribution = valueDistribution(solution, options, stop);
  if (!distribution) return {};
  return key == "value" ? domineering::valueRows(*distribution) : byRange(*distribution);
}

TableRows tableDomineering(Context& context, const TableArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (!arguments.where.empty()) throw UsageError("--where is for games in which the players alternate");
  checkDomineeringKey(variant->id(), arguments.key, arguments.asPublished);
  requireValues(context, *variant);
  const auto solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  TableRows table = domineeringTable(*solution, arguments.key, interrupt.token());
  interrupt.check();
  return table;
}

}  // namespace kotai::cli
