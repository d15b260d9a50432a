#include "solvers/domineering/exact/solve.h"

#include <array>
#include <chrono>
#include <cstring>
#include <fstream>
#include <string_view>
#include <system_error>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/base/resources.h"
#include "core/games/domineering/variant.h"
#include "core/simultaneous/orientations.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution_check.h"
#include "core/tables/solution_writer.h"
#include "solvers/domineering/exact/estimate.h"
#include "solvers/domineering/exact/exact.h"

namespace kotai::domineering {

static TierCodes encode(const Layer& layer) {
  TierCodes codes;
  codes.valueBytes = sizeof(layout::PayoffEntry);
  codes.bytes.resize(layer.positions.size() * sizeof(layout::PayoffEntry));
  for (std::size_t place = 0; place < layer.positions.size(); ++place) {
    const GameValue& value = layer.values[place];
    const layout::PayoffEntry entry{layer.positions[place], value.value, value.firstSecure, value.secondSecure};
    std::memcpy(codes.bytes.data() + place * sizeof entry, &entry, sizeof entry);
  }
  return codes;
}

static TierSummary summarise(const SimultaneousVariant& variant, const Layer& layer) {
  std::uint64_t classes[3] = {};
  std::uint64_t mixed = 0;
  std::uint64_t finished = 0;
  SymmetricCounts symmetric;
  for (std::size_t place = 0; place < layer.positions.size(); ++place) {
    const GameValue& value = layer.values[place];
    if (value.isPure())
      ++classes[value.firstSecure + 1];
    else
      ++mixed;
    const AnyPosition position{{layer.positions[place], 0, 0, 0}};
    if (variant.finished(position)) ++finished;
    symmetric.add(variant, position, value);
  }
  TierSummary summary;
  summary.statistics = {{simultaneous::statistic::horizontal, classes[0]},
                        {simultaneous::statistic::draw, classes[1]},
                        {simultaneous::statistic::vertical, classes[2]},
                        {simultaneous::statistic::mixed, mixed},
                        {simultaneous::statistic::finished, finished}};
  if (variant.exchangesSides()) symmetric.addTo(summary);
  return summary;
}

/// Returns the values that an earlier run stored for a layer, or nothing if they belong to other positions.
static std::optional<std::vector<GameValue>> readBack(const SolutionWriter& writer, TierId tier,
                                                      const std::vector<std::uint64_t>& positions) {
  if (!writer.hasTier(tier)) return std::nullopt;
  const TierCodes codes = writer.read(tier);
  if (codes.valueBytes != sizeof(layout::PayoffEntry) || codes.positions() != positions.size()) return std::nullopt;
  std::vector<GameValue> values;
  for (std::size_t place = 0; place < positions.size(); ++place) {
    layout::PayoffEntry entry;
    std::memcpy(&entry, codes.bytes.data() + place * sizeof entry, sizeof entry);
    if (entry.position != positions[place]) return std::nullopt;
    values.push_back({entry.value, entry.firstSecure, entry.secondSecure});
  }
  return values;
}

static std::optional<std::uint64_t> solveWithin(const SolveOptions& options, const domineering::Board<std::uint64_t>& board,
                                                const ExactOptions& exact, const std::stop_token& stop) {
  const auto refuse = [&](std::uint64_t needed, std::uint64_t there) {
    return SolutionError(SolutionFault::DoesNotFit, options.directory, {"memory", std::to_string(needed), std::to_string(there)});
  };
  try {
    return solveExactly(board, exact, stop);
  } catch (const ExactDoesNotFit& found) {
    throw refuse(found.bytes, exact.memoryBytes);
  }
}

/// Removes the log of positions that earlier versions stored next to the solution file. Finding the positions
/// takes only seconds, so the log is obsolete.
static void removeOldLog(std::filesystem::path file) {
  constexpr std::string_view mark = "KOTAIFND";
  file += ".checkpoint";
  std::array<char, mark.size()> begin{};
  if (!std::ifstream(file, std::ios::binary).read(begin.data(), begin.size())) return;
  std::error_code ignored;
  if (std::string_view(begin.data(), begin.size()) == mark) std::filesystem::remove(file, ignored);
}

int largestSolvableCells(const SimultaneousVariant& variant) { return variant.pieceSquares() == usualDominoCells ? 36 : 49; }

bool isSolvedWhole(const SimultaneousVariant& variant) {
  const bool provable = variant.pieceSquares() == usualDominoCells;
  return variant.columns() * variant.rows() <= (provable ? largestExactCells : largestSolvableCells(variant));
}

SolveReport solve(const SimultaneousVariantPtr& variant, const SolveOptions& options, std::stop_token stop) {
  const auto begin = std::chrono::steady_clock::now();
  SolveReport report;
  if (SimultaneousSolution::exists(options.directory, *variant)) {
    checkSolution(options.directory, fileShapeOf(*variant));
    report.finished = true;
    return report;
  }
  const auto game = std::dynamic_pointer_cast<const domineering::DomineeringVariant>(variant);
  if (!game || variant->columns() * variant->rows() > largestSolvableCells(*variant))
    throw SolutionError(SolutionFault::NotSolvable, options.directory, {variant->id()});
  if (const auto refusal = resources(variant, options).refusal) throw *refusal;
  const FileShape shape = fileShapeOf(*variant);
  SolutionWriter writer(options.directory, shape, ValueCoding::Payoffs, stop);
  report.finished = writer.finishedByAnother();
  if (report.finished) return report;
  report.tiersResumed = writer.tiersDone();

  ExactOptions exact;
  exact.threads = threadCount(options.threads);
  exact.memoryBytes = options.memoryBytes > 0 ? options.memoryBytes : static_cast<std::uint64_t>(machineMemory().usable());
  exact.progress = options.progress;
  exact.known = [&](int covered, const std::vector<std::uint64_t>& positions) {
    return readBack(writer, TierId{static_cast<std::uint64_t>(covered)}, positions);
  };
  exact.finished = [&](int covered, const Layer& layer) {
    const TierId tier{static_cast<std::uint64_t>(covered)};
    writer.append(
        tier, encodeTierRecord(tier, encode(layer), summarise(*variant, layer), ValueCoding::Payoffs, shape.positionsPerBlock),
        layer.positions.size());
  };
  const domineering::Board<std::uint64_t> board(variant->columns(), variant->rows(), variant->pieceSquares());
  const auto positions = solveWithin(options, board, exact, stop);
  report.finished = positions.has_value();
  report.positions = positions.value_or(0);
  if (report.finished) {
    writer.finish();
    removeOldLog(options.directory / shape.fileName());
  }
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return report;
}

}  // namespace kotai::domineering
