// `export` for alternating games: all values, or a table, for other programs.
#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/code_array.h"
#include "app/cli/alternating/position_columns.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/export_progress.h"

namespace kotai::cli {

namespace {

constexpr const char* storedPositions = "every position stored, one of those that are the same by symmetry";
constexpr std::uint64_t positionsPerCheck = 4096;
/// Needed for columns about the values of moves.
constexpr std::uint64_t bytesForMoves = std::uint64_t{256} << 20;

/// Calls visit(location, value) for every position of the solution, tier by tier.
template <class Visit>
void visitValues(const Solution& solution, const Interrupt& interrupt, ExportProgress& progress, Visit&& visit) {
  std::uint64_t written = 0;
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    PositionIndex index;
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      interrupt.check();
      for (const Value value : solution.partValues(tier, part)) {
        if (index.value % positionsPerCheck == 0) {
          interrupt.check();
          progress.tell(written);
        }
        visit(Location{tier, index}, value);
        ++index.value;
        ++written;
      }
    }
  }
}

int exportArray(const ExportArguments& options, const Solution& solution, const Interrupt& interrupt, ExportProgress& progress) {
  return exportTo(options.outFile, [&](std::FILE* file) {
    writeCodeArray(file, solution, [&](std::uint64_t written) {
      interrupt.check();
      progress.tell(written);
    });
  });
}

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
  PositionColumns columns(variant, options.columns);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  ExportProgress progress(context, options, solution->positions());
  if (format == ExportFormat::Numpy && options.columns.empty()) return exportArray(options, *solution, interrupt, progress);
  Solution::keepBlocks(bytesForMoves);
  return exportRows(options, format, {variant->id(), storedPositions, columns.columns()}, [&](RowWriter& rows) {
    visitValues(*solution, interrupt, progress,
                [&](Location location, Value value) { columns.add(rows, *solution, location, value); });
  });
}

}  // namespace kotai::cli
