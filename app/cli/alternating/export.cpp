// `export` for alternating games: writes all values or a table for other programs.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstring>
#include <functional>
#include <vector>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/position_columns.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/export_file.h"
#include "core/tables/solution.h"

namespace kotai::cli {

static_assert(std::endian::native == std::endian::little, "codes are written as they lie in memory");

static std::int32_t codeOf(Value value) {
  const auto plies = static_cast<std::int32_t>(value.distancePlies);
  if (value.outcome == Outcome::Draw) return 0;
  return value.outcome == Outcome::Win ? plies + 1 : -(plies + 1);
}

/// Returns the number of bytes needed for the largest code of a value. Reads values only if a summary omits
/// positions.
static std::size_t bytesOfCodes(const Solution& solution) {
  std::int32_t largest = 0;
  const auto add = [&largest](Value value) { largest = std::max(largest, std::abs(codeOf(value))); };
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    const TierSummary summary = solution.tierSummary(tier);
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      const PartSummary& counted = summary.parts[static_cast<std::size_t>(part)];
      for (const PartSummary::Entry& entry : counted.histogram) add(entry.value);
      if (counted.positions() == tiers.partPositions(tier, part)) continue;
      const StoredValues values = solution.storedValues(tier, part);
      for (std::uint64_t place = 0; place < values.size(); ++place) add(values[place]);
    }
  }
  if (largest <= INT8_MAX) return 1;
  return largest <= INT16_MAX ? 2 : 4;
}

/// Returns the header of a NumPy file (format version 1.0). The data begins at a multiple of 64 bytes.
static std::string headerText(std::size_t codeBytes, std::uint64_t count) {
  constexpr std::size_t before = 10;
  std::string words =
      fmt::format("{{'descr': '{}i{}', 'fortran_order': False, 'shape': ({},), }}", codeBytes == 1 ? '|' : '<', codeBytes, count);
  words.append(63 - (before + words.size()) % 64, ' ');
  words += '\n';
  const auto length = static_cast<std::uint16_t>(words.size());
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(length & 0xff);
  header += static_cast<char>(length >> 8);
  return header + words;
}

/// Writes the values as codes, in the order of `rank`. The code is 0 for a draw, d + 1 for a win in d plies,
/// and -(d + 1) for a loss in d plies. Codes are little-endian integers of the smallest sufficient size (1, 2
/// or 4 bytes). Calls report(written) with the number of values written so far. Throws SolutionError.
static void writeCodeArray(std::FILE* file, const Solution& solution, const std::function<void(std::uint64_t written)>& report) {
  const std::size_t codeBytes = bytesOfCodes(solution);
  fmt::print(file, "{}", headerText(codeBytes, solution.positions()));
  std::vector<char> bytes;
  std::uint64_t written = 0;
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      const StoredValues values = solution.storedValues(tier, part);
      bytes.resize(values.size() * codeBytes);
      for (std::uint64_t place = 0; place < values.size(); ++place) {
        const std::int32_t code = codeOf(values[place]);
        std::memcpy(bytes.data() + place * codeBytes, &code, codeBytes);
      }
      fmt::print(file, "{}", std::string_view(bytes.data(), bytes.size()));
      report(written += values.size());
    }
}

constexpr const char* storedPositions = "every position stored, one of those that are the same by symmetry";
constexpr std::uint64_t positionsPerCheck = 4096;
/// Size in bytes of the cache for columns about the values of moves.
constexpr std::uint64_t bytesForMoves = std::uint64_t{256} << 20;

/// Calls visit(location, value) for every position of the solution, tier by tier.
template <class Visit>
static void visitValues(const Solution& solution, const Interrupt& interrupt, ExportProgress& progress, Visit&& visit) {
  std::uint64_t written = 0;
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    PositionIndex index;
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      interrupt.check();
      for (const Value value : solution.partValues(tier, part)) {
        if (index.value % positionsPerCheck == 0) {
          interrupt.check();
          progress.report(written);
        }
        visit(Location{tier, index}, value);
        ++index.value;
        ++written;
      }
    }
  }
}

static int exportArray(const ExportArguments& options, const Solution& solution, const Interrupt& interrupt,
                       ExportProgress& progress) {
  return exportTo(options.outFile, [&](std::FILE* file) {
    writeCodeArray(file, solution, [&](std::uint64_t written) {
      interrupt.check();
      progress.report(written);
    });
  });
}

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
  Solution::setBlockCacheBytes(bytesForMoves);
  return exportRows(options, format, {variant->id(), storedPositions, columns.columns()}, [&](RowWriter& rows) {
    visitValues(*solution, interrupt, progress,
                [&](Location location, Value value) { columns.add(rows, *solution, location, value); });
  });
}

}  // namespace kotai::cli
