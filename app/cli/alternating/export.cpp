// `export` of games in which the players alternate: all values, or a table, for other programs.
#include <array>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/export_progress.h"
#include "app/cli/output/position_rows.h"

namespace kotai::cli {

namespace {

constexpr const char* storedPositions = "every position stored, one of those that are the same by symmetry";
constexpr std::uint64_t positionsPerCheck = 4096;

/// Calls visit(text of the position, value) for every position of the solution, tier by tier.
template <class Visit>
void visitValues(const Solution& solution, const Interrupt& interrupt, ExportProgress& progress, Visit&& visit) {
  std::uint64_t written = 0;
  const Variant& variant = *solution.variant();
  const TierGraph& tiers = variant.tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    PositionIndex index;
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      interrupt.check();
      for (const Value value : solution.partValues(tier, part)) {
        if (index.value % positionsPerCheck == 0) {
          interrupt.check();
          progress.tell(written);
        }
        visit(variant.formatPosition(variant.positionAt({tier, index})), value);
        ++index.value;
        ++written;
      }
    }
  }
}

/// One column as the program prints values.
const std::vector<RowColumn> together{{"position", "TEXT NOT NULL"}, {"value", "TEXT NOT NULL"}};

}  // namespace

int exportAlternating(Context& context, const ExportArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const Counting counting = options.asPublished ? Counting::AsPublished : Counting::True;
  if (!options.tableKey.empty()) checkTableKey(*variant, options.tableKey, counting);
  const ExportFormat format = exportFormat(context, options);
  if (!options.tableKey.empty()) {
    const SolutionPtr figures = context.figures(variant);
    return exportTable(options, format, [&] { return tableRows(*figures, options.tableKey, counting); });
  }
  const SolutionPtr solution = context.solution(variant);
  const bool apart = options.apart || format == ExportFormat::JsonLines || format == ExportFormat::Sqlite;
  const Interrupt interrupt;
  ExportProgress progress(context, options, solution->positions());
  return exportRows(options, format, {variant->id(), storedPositions, apart ? positionColumns() : together},
                    [&](RowWriter& rows) {
                      visitValues(*solution, interrupt, progress, [&](const std::string& position, Value value) {
                        if (apart) return addPosition(rows, position, value);
                        rows.add(std::array<RowCell, 2>{position, toText(value)});
                      });
                    });
}

}  // namespace kotai::cli
