#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/base/resources.h"
#include "core/game/registry.h"
#include "solvers/retrograde/position_engine.h"
#include "solvers/retrograde/registry.h"
#include "solvers/retrograde/small_solve.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_memory.h"

namespace kotai::retrograde {

namespace {

/// Measures once per program run. The key names the variant and what else the figure depends on.
template <typename Measure>
double measuredOnce(const std::string& key, const Measure& measure) {
  static std::mutex mutex;
  static std::map<std::string, double> known;
  const std::scoped_lock lock(mutex);
  const auto found = known.find(key);
  return found != known.end() ? found->second : known[key] = measure();
}

/// Positions per second on one thread.
double rateOf(const VariantPtr& rateVariant) {
  return measuredOnce(rateVariant->id(), [&] {
    const SmallSolve measured = solveSmall(rateVariant);
    return static_cast<double>(measured.positions) / measured.seconds;
  });
}

/// Summaries, and for a while the values of the layers that are in use at a time.
double figuresDiskBytes(const Estimate& estimate, const MemoryNeeds& needs) {
  constexpr double bytesPerSummary = 1000;
  return std::min(estimate.diskBytes, needs.layersInUse) + bytesPerSummary * static_cast<double>(estimate.tiers);
}

std::uint64_t fileBytes(const std::filesystem::path& file) {
  std::error_code error;
  const auto bytes = std::filesystem::file_size(file, error);
  return error ? 0 : bytes;
}

std::optional<SolutionError> refusal(const Estimate& estimate, const SolveOptions& options, const Variant& variant) {
  const std::filesystem::path file = options.directory / Solution::fileName(variant);
  const auto bytesText = [](double bytes) { return std::to_string(static_cast<std::uint64_t>(bytes)); };
  const auto doesNotFit = [&](const char* what, double needed, double there) {
    return SolutionError(SolutionFault::DoesNotFit, file, {what, bytesText(needed), bytesText(there)});
  };
  const double allowed = options.memoryBytes > 0 ? static_cast<double>(options.memoryBytes) : estimate.usableMemoryBytes;
  if (estimate.memoryBytes > allowed) return doesNotFit("memory", estimate.memoryBytes, allowed);
  if (estimate.plannedMemoryBytes > estimate.availableMemoryBytes)
    return doesNotFit("memory", estimate.plannedMemoryBytes, estimate.availableMemoryBytes);
  const double written = static_cast<double>(fileBytes(file.string() + ".part"));
  if (estimate.diskBytes - written > estimate.availableDiskBytes)
    return doesNotFit("disk", estimate.diskBytes - written, estimate.availableDiskBytes);
  return std::nullopt;
}

}  // namespace

unsigned solverThreads(const SolveOptions& options) { return threadCount(options.threads); }

Estimate resources(const VariantPtr& variant, const SolveOptions& options) {
  Estimate result;
  const TierGraph& space = variant->tierGraph();
  result.tiers = space.tierCount();
  result.positions = space.approximatePositions();
  const GameSolver& solver = solverOf(*variant);
  // Headers and summaries cost a little, however small the tier.
  result.diskBytes = static_cast<double>(result.positions) * solver.bytesPerPosition + static_cast<double>(result.tiers) * 200;
  const MachineMemory machine = machineMemory();
  result.availableMemoryBytes = machine.available;
  result.usableMemoryBytes = machine.usable();
  result.availableDiskBytes = kotai::availableDiskBytes(options.directory);
  result.budgetBytes = memoryBudget(options, result.usableMemoryBytes);
  if (solver.makeKernel != nullptr) {
    const MemoryNeeds needs = solver.makeKernel(variant)->memoryNeeds();
    if (options.figuresOnly) result.diskBytes = figuresDiskBytes(result, needs);
    const TierMemory memory(needs, space.tierCount(), solverThreads(options));
    result.memoryBytes = memory.least();
    result.comfortableMemoryBytes = memory.comfortable();
  } else {
    result.memoryBytes = result.comfortableMemoryBytes = solver.makeEngine(variant)->memoryBytes();
  }
  result.plannedMemoryBytes = std::max(result.memoryBytes, std::min(result.budgetBytes, result.comfortableMemoryBytes));
  result.refusal = refusal(result, options, *variant);
  return result;
}

Estimate estimate(const VariantPtr& variant, const SolveOptions& options) {
  Estimate result = resources(variant, options);
  const GameSolver& solver = solverOf(*variant);
  const unsigned threads = solverThreads(options);
  if (solver.makeEngine != nullptr) {
    result.seconds = measuredOnce(variant->id() + " on " + std::to_string(threads),
                                  [&] { return solver.makeEngine(variant)->estimateSeconds(threads); });
  } else if (solver.rateVariant.empty()) {
    result.seconds = measurePositionSeconds(variant->positionGraph()) / threads;
  } else {
    const VariantPtr small = *parseVariant(solver.rateVariant);
    const double speedup = result.positions > small->tierGraph().totalPositions() ? solver.largeTierSpeedup : 1.0;
    result.seconds = static_cast<double>(result.positions) / (rateOf(small) * speedup * threads);
  }
  return result;
}

}  // namespace kotai::retrograde
