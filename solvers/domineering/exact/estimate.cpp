#include "solvers/domineering/exact/estimate.h"

#include <algorithm>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/resources.h"
#include "core/games/domineering/counts.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/exact.h"

namespace kotai::domineering {

/// Memory per position in bytes, in addition to smallestMemory. Measured: 24 bytes on 7x4 with one thread and
/// 26 with two threads, 22 on 6x5, 21 on 8x4, 19 on 6x6.
constexpr double bytesOfMemoryPerPosition = 24;
constexpr double bytesOfDiskPerPosition = 2.8;
/// Estimated memory of solveExactly() in bytes per position. With dominoes of three cells, every position is in the
/// table. Measured: 51 bytes on 9x5.
constexpr double bytesOfMemoryWithLongDominoes = 56;
constexpr double bytesOfDiskWithLongDominoes = 3.2;
constexpr double smallestMemory = 10e6;
/// Speed gained by each further thread, relative to one thread.
constexpr double gainPerThread = 0.85;
/// Ratio of the time per position on large boards to that on the measured board. Large tables exceed every
/// cache.
constexpr double largeBoardFactor = 1.1;
constexpr double largeBoardPositions = 5e5;

/// Returns the seconds per position on one thread. Measures processor time, which other load does not affect.
static double measuredSeconds(const domineering::Board<std::uint64_t>& board) {
  constexpr int samples = 3;
  double least = std::numeric_limits<double>::infinity();
  for (int sample = 0; sample < samples; ++sample) {
    const double begin = processorSeconds();
    const auto positions = solveExactly(board, ExactOptions{});
    least = std::min(least, (processorSeconds() - begin) / static_cast<double>(positions.value()));
  }
  return least;
}

/// Returns the seconds per position. Measures this rate once per program run for each length of dominoes,
/// because their solvers differ. Measures long dominoes on a board with 3,251 positions.
static double secondsPerPosition(int dominoCells) {
  if (dominoCells != usualDominoCells) {
    static const double withLongDominoes = measuredSeconds(domineering::Board<std::uint64_t>(7, 4, longDominoCells));
    return withLongDominoes;
  }
  static const double usual = measuredSeconds(domineering::Board<std::uint64_t>(5, 4));
  return usual;
}

Estimate resources(const SimultaneousVariantPtr& variant, const SolveOptions& options) {
  Estimate result;
  const int columns = variant->columns();
  const int rows = variant->rows();
  result.positions = domineering::approximatePositions(columns, rows, variant->pieceSquares());
  result.positionsExact = domineering::countedPositions(columns, rows, variant->pieceSquares()).has_value();
  const bool usual = variant->pieceSquares() == usualDominoCells;
  const double memoryOfPosition = usual ? bytesOfMemoryPerPosition : bytesOfMemoryWithLongDominoes;
  const double diskOfPosition = usual ? bytesOfDiskPerPosition : bytesOfDiskWithLongDominoes;
  result.memoryBytes = smallestMemory + memoryOfPosition * result.positions;
  result.diskBytes = diskOfPosition * result.positions + 130.0 * columns * rows + 400;
  const MachineMemory machine = machineMemory();
  result.availableMemoryBytes = machine.available;
  result.availableDiskBytes = availableDiskBytes(options.directory);

  const auto refuse = [&](const char* what, double needed, double there) {
    const auto text = [](double bytes) { return std::to_string(static_cast<std::uint64_t>(bytes)); };
    result.refusal = SolutionError(SolutionFault::DoesNotFit, options.directory / fileShapeOf(*variant).fileName(),
                                   {what, text(needed), text(there)});
  };
  const double memory = options.memoryBytes != 0 ? static_cast<double>(options.memoryBytes) : machine.usable();
  if (columns * rows > largestSolvableCells(*variant))
    result.refusal = SolutionError(SolutionFault::NotSolvable, options.directory, {variant->id()});
  else if (result.memoryBytes > memory)
    refuse("memory", result.memoryBytes, memory);
  else if (result.diskBytes > result.availableDiskBytes)
    refuse("disk", result.diskBytes, result.availableDiskBytes);
  return result;
}

Estimate estimate(const SimultaneousVariantPtr& variant, const SolveOptions& options) {
  Estimate result = resources(variant, options);
  const double speedup = 1 + gainPerThread * (threadCount(options.threads) - 1);
  const double onOneThread = result.positions * secondsPerPosition(variant->pieceSquares());
  result.seconds = onOneThread * (result.positions > largeBoardPositions ? largeBoardFactor : 1) / speedup;
  return result;
}

}  // namespace kotai::domineering
