// `find` and `export` for simultaneous games.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/random_numbers.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/domineering/domineering_tables.h"
#include "app/cli/domineering/payoff_columns.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/export_progress.h"
#include "app/cli/output/find_words.h"
#include "core/query/payoff_query.h"
#include "core/simultaneous/position_list.h"

namespace kotai::cli {

namespace {

constexpr const char* everyKind = "all";
constexpr std::uint64_t pagePositions = 4096;

SimultaneousFilter filterOf(const SimultaneousVariantPtr& board, const FindArguments& arguments) {
  const SimultaneousVariant& variant = *board;
  SimultaneousFilter filter;
  filter.withFinished = true;
  if (arguments.number) filter.covered = static_cast<int>(std::min<std::uint32_t>(*arguments.number, 1000));
  filter.leastValue = arguments.from;
  filter.mostValue = arguments.to;
  if (!arguments.where.empty()) {
    const auto parse = [&variant](const std::string& text) { return query::parsePayoffQuery(variant, text); };
    filter.where = query::testOf(board, readText("query", arguments.where, parse));
  }
  if (arguments.kind.empty() || arguments.kind == everyKind) return filter;
  for (std::size_t number = 0; number < positionClassCount; ++number)
    if (toText(static_cast<PositionClass>(number)) == arguments.kind) filter.positionClass = static_cast<PositionClass>(number);
  if (filter.positionClass) return filter;
  throw UsageError(fmt::format("--kind {}: {} has no such list; expected one of: {}", shortenedText(arguments.kind), variant.id(),
                               domineeringKinds()));
}

/// Calls visit(listed) for all positions of a list, page by page.
template <class Visit>
void visitFirst(const SimultaneousPositionList& list, std::uint64_t wanted, const Interrupt& interrupt, Visit&& visit) {
  for (std::uint64_t first = 0; first < wanted; first += pagePositions) {
    const auto page = list.page(first, std::min(pagePositions, wanted - first), interrupt.token());
    interrupt.check();
    for (const ListedGamePosition& listed : page) visit(listed);
  }
}

/// Calls visit(listed) for every position of the solution.
template <class Visit>
void visitValues(const SimultaneousSolution& solution, const Interrupt& interrupt, ExportProgress& progress, Visit&& visit) {
  std::uint64_t written = 0;
  for (int covered = 0; covered < solution.tierCount(); ++covered) {
    const std::uint64_t positions = solution.tierPositions(covered);
    for (std::uint64_t first = 0; first < positions; first += pagePositions) {
      interrupt.check();
      progress.tell(written + first);
      for (const auto& entry : solution.entries(covered, first, std::min(pagePositions, positions - first)))
        visit(ListedGamePosition{{{entry.position, 0, 0, 0}}, {entry.value, entry.firstSecure, entry.secondSecure}, covered});
    }
    written += positions;
  }
}

constexpr const char* storedPositions = "every position that can be reached from the start";

}  // namespace

std::string domineeringKinds() {
  std::string list = everyKind;
  for (std::size_t number = 0; number < positionClassCount; ++number) list += ", " + toText(static_cast<PositionClass>(number));
  return list;
}

int findDomineering(Context& context, const FindArguments& arguments) {
  if (!arguments.sort.empty())
    throw UsageError("--sort is for games in which the players alternate, because other values have no distance");
  if (writesGames(arguments)) throw UsageError("--format games is for games in which the players alternate");
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const SimultaneousFilter filter = filterOf(variant, arguments);
  requireValues(context, *variant);
  const SimultaneousSolutionPtr solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  const SimultaneousPositionList list(solution, filter, interrupt.token());
  interrupt.check();
  Json answer = askedFor(arguments);
  answer["count"] = list.count();
  if (arguments.countOnly) {
    fmt::print("{}\n", context.json ? answer.dump(2) : std::to_string(list.count()));
    return exitDone;
  }
  const auto visit = [&](const auto& tell) {
    const std::uint64_t wanted = arguments.limit == 0 ? list.count() : std::min(arguments.limit, list.count());
    if (!arguments.seed) return visitFirst(list, wanted, interrupt, tell);
    visitRandomNumbers(list.count(), wanted, *arguments.seed, [&](std::uint64_t number) {
      interrupt.check();
      for (const ListedGamePosition& listed : list.page(number, 1)) tell(listed);
    });
  };
  if (writesRows(arguments)) {
    const ExportFormat format = exportFormat(context, arguments);
    PayoffColumns columns(solution, arguments.columns, format);
    return exportRows(arguments, format, {variant->id(), wordsOf(arguments), columns.columns()},
                      [&](RowWriter& rows) { visit([&](const ListedGamePosition& listed) { columns.add(rows, listed); }); });
  }
  Json found = Json::array();
  visit([&](const ListedGamePosition& listed) {
    const std::string text = variant->formatPosition(listed.position);
    if (context.json)
      found.push_back({{"position", text}, {"value", toJson(listed.value)}, {"covered", listed.covered}});
    else
      fmt::print("{}\t{}\n", text, valueColumns(listed.value));
  });
  if (!context.json) return exitDone;
  answer["positions"] = std::move(found);
  fmt::print("{}\n", answer.dump(2));
  return exitDone;
}

int exportDomineering(Context& context, const ExportArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (!arguments.tableKey.empty()) checkDomineeringKey(variant->id(), arguments.tableKey, arguments.asPublished);
  const ExportFormat format = exportFormat(context, arguments);
  if (arguments.tableKey.empty() && isOnlyProved(context, *variant)) {
    if (!arguments.columns.empty()) throw UsageError("--columns is for boards that are solved whole, not for strategies");
    return exportStrategies(context, variant, arguments, format);
  }
  const SimultaneousSolutionPtr solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  if (!arguments.tableKey.empty())
    return exportTable(arguments, format, [&] {
      TableRows table = domineeringTable(*solution, arguments.tableKey, interrupt.token());
      interrupt.check();
      return table;
    });
  ExportProgress progress(context, arguments, solution->positions());
  PayoffColumns columns(solution, arguments.columns, format);
  return exportRows(arguments, format, {variant->id(), storedPositions, columns.columns()}, [&](RowWriter& rows) {
    visitValues(*solution, interrupt, progress, [&](const ListedGamePosition& listed) { columns.add(rows, listed); });
  });
}

}  // namespace kotai::cli
