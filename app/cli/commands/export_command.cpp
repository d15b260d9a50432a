// `export`: all values, or a table, for other programs.
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/table_rows.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {
namespace {

using Options = ExportArguments;

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

void write(std::FILE* file, const Context& context, const Options& options, const Solution& solution,
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

int run(Context& context, const Options& options) {
  if (options.asPublished && options.tableKey.empty())
    throw UsageError("--as-published needs a table: add --by KEY, e.g. --by pieces");
  if (isSimultaneous(options.variant)) return exportDomineering(context, options);
  const VariantPtr variant = context.variant(options.variant);
  if (!options.tableKey.empty())
    checkTableKey(*variant, options.tableKey, options.asPublished ? Counting::AsPublished : Counting::True);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  return exportTo(options.outFile, [&](std::FILE* file) { write(file, context, options, *solution, interrupt); });
}

}  // namespace

void addExportCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = addCommand(app, context, "export",
                                 "All values (each normalised position and its value), or a table, as CSV or JSON", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--out", options->outFile, "File to write, complete or not at all (default: stdout)")->type_name("FILE");
  addChoiceOption(command, "--format", options->format, {csvFormat, jsonFormat},
                  "csv or json (default: as the name of the file says, else csv)")
      ->type_name("FORMAT");
  addTextOption(command, "--by", options->tableKey, "Write this table instead of the values; keys as for table")
      ->type_name("KEY");
  addSwitch(command, "--as-published", options->asPublished, "Count as the published table does");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
