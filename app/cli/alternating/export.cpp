// `export` of games in which the players alternate: all values, or a table, for other programs.
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/table_rows.h"

namespace kotai::cli {

namespace {

/// A position is quoted where it holds a comma.
std::string csvField(const std::string& text) { return text.find(',') == std::string::npos ? text : '"' + text + '"'; }

constexpr std::uint64_t positionsPerCheck = 4096;

/// Calls visit(text of the position, value) for every position of the solution, tier by tier.
template <class Visit>
void visitValues(const Solution& solution, const Interrupt& interrupt, Visit&& visit) {
  const Variant& variant = *solution.variant();
  const TierGraph& tiers = variant.tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    PositionIndex index;
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      interrupt.check();
      for (const Value value : solution.partValues(tier, part)) {
        if (index.value % positionsPerCheck == 0) interrupt.check();
        visit(variant.formatPosition(variant.positionAt({tier, index})), value);
        ++index.value;
      }
    }
  }
}

void writeValuesCsv(std::FILE* file, const Solution& solution, const Interrupt& interrupt) {
  fmt::print(file, "position,value\n");
  visitValues(solution, interrupt,
              [file](const std::string& text, Value value) { fmt::print(file, "{},{}\n", csvField(text), toText(value)); });
}

void writeValuesJson(std::FILE* file, const Solution& solution, const Interrupt& interrupt) {
  JsonRows rows(file);
  visitValues(solution, interrupt, [&rows](const std::string& text, Value value) {
    rows.add(Json{{"position", text}, {"value", toText(value)}}.dump());
  });
  rows.finish();
}

void write(std::FILE* file, const Context& context, const ExportArguments& options, const Solution& solution,
           const Interrupt& interrupt) {
  const bool json = wantsJson(context, options);
  if (options.tableKey.empty())
    return json ? writeValuesJson(file, solution, interrupt) : writeValuesCsv(file, solution, interrupt);
  const TableRows table = tableRows(solution, options.tableKey, options.asPublished ? Counting::AsPublished : Counting::True);
  if (json)
    fmt::print(file, "{}\n", toJson(table).dump(2));
  else
    fmt::print(file, "{}", table.csv());
}

}  // namespace

int exportAlternating(Context& context, const ExportArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  if (!options.tableKey.empty())
    checkTableKey(*variant, options.tableKey, options.asPublished ? Counting::AsPublished : Counting::True);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  return exportTo(options.outFile, [&](std::FILE* file) { write(file, context, options, *solution, interrupt); });
}

}  // namespace kotai::cli
