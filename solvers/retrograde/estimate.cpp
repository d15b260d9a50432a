#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/base/resources.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "solvers/retrograde/position_engine.h"
#include "solvers/retrograde/registry.h"
#include "solvers/retrograde/small_solve.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_memory.h"

namespace kotai::retrograde {

/// Returns the result of `find`, which is called only once per program run and key. The key contains the
/// variant and everything else that affects the result.
template <typename Find, typename Result = std::invoke_result_t<Find>>
static Result foundOnce(const std::string& key, const Find& find) {
  static std::mutex mutex;
  static std::map<std::string, Result> known;
  const std::scoped_lock lock(mutex);
  const auto found = known.find(key);
  return found != known.end() ? found->second : known[key] = find();
}

/// Returns the number of positions per second of processor time, which does not depend on other load on the machine.
static double rateOf(const VariantPtr& rateVariant) {
  return foundOnce(rateVariant->id(), [&] {
    constexpr double enoughSeconds = 0.06;
    double best = 0;
    for (double spent = 0; spent < enoughSeconds;) {
      const SmallSolve measured = solveSmall(rateVariant);
      best = std::max(best, static_cast<double>(measured.positions) / measured.processorSeconds);
      spent += measured.processorSeconds;
    }
    return best;
  });
}

/// Sizes of a variant that depend only on the rules.
struct Sizes {
  std::uint64_t positions = 0;
  std::optional<MemoryNeeds> needs;  ///< memory of the kernel, if the variant is solved tier by tier
  double engineBytes = 0;            ///< memory of the engine, if the game has a whole-tier engine
};

static Sizes sizesOf(const VariantPtr& variant) {
  return foundOnce(variant->id(), [&] {
    Sizes sizes;
    sizes.positions = variant->tierGraph().approximatePositions();
    const GameSolver& solver = solverOf(*variant);
    if (solver.makeKernel != nullptr)
      sizes.needs = solver.makeKernel(variant)->memoryNeeds();
    else
      sizes.engineBytes = solver.makeEngine(variant)->memoryBytes();
    return sizes;
  });
}

/// Returns the disk space in bytes for summaries, and for the temporary values of the layers in use.
static double figuresDiskBytes(const Estimate& estimate, const MemoryNeeds& needs) {
  constexpr double bytesPerSummary = 1000;
  return std::min(estimate.diskBytes, needs.layersInUse) + bytesPerSummary * static_cast<double>(estimate.tiers);
}

static std::uint64_t fileBytes(const std::filesystem::path& file) {
  std::error_code error;
  const auto bytes = std::filesystem::file_size(file, error);
  return error ? 0 : bytes;
}

static std::optional<SolutionError> refusal(const Estimate& estimate, const SolveOptions& options, const Variant& variant) {
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

unsigned solverThreads(const SolveOptions& options) { return threadCount(options.threads); }

Estimate resources(const VariantPtr& variant, const SolveOptions& options) {
  Estimate result;
  const TierGraph& space = variant->tierGraph();
  result.tiers = space.tierCount();
  const Sizes sizes = sizesOf(variant);
  result.positions = sizes.positions;
  const VariantPtr usual = usualVariant(*variant);
  const GameSolver& solver = solverOf(*variant);
  // Headers and summaries need some space, even for small tiers.
  result.diskBytes = static_cast<double>(result.positions) * (usual ? solver.bytesPerMark : solver.bytesPerPosition) +
                     static_cast<double>(result.tiers) * 200;
  if (usual && !Solution::exists(options.directory, *usual)) result.diskBytes += resources(usual, options).diskBytes;
  const MachineMemory machine = machineMemory();
  result.availableMemoryBytes = machine.available;
  result.usableMemoryBytes = machine.usable();
  result.availableDiskBytes = kotai::availableDiskBytes(options.directory);
  result.budgetBytes = memoryBudget(options, result.usableMemoryBytes);
  if (sizes.needs) {
    if (options.figuresOnly) result.diskBytes = figuresDiskBytes(result, *sizes.needs);
    const TierMemory memory(*sizes.needs, space.tierCount(), solverThreads(options));
    result.memoryBytes = memory.least();
    result.comfortableMemoryBytes = memory.comfortable();
  } else {
    result.memoryBytes = result.comfortableMemoryBytes = sizes.engineBytes;
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
    result.seconds = foundOnce(variant->id() + " on " + std::to_string(threads),
                               [&] { return solver.makeEngine(variant)->estimateSeconds(threads); });
  } else if (solver.rateVariant.empty()) {
    result.seconds = foundOnce(variant->id(), [&] { return measurePositionSeconds(variant->positionGraph()); }) / threads;
  } else {
    const VariantPtr small = *parseVariant(solver.rateVariant);
    const double speedup = result.positions > small->tierGraph().totalPositions() ? solver.largeTierSpeedup : 1.0;
    result.seconds = static_cast<double>(result.positions) / (rateOf(small) * speedup * threads);
  }
  if (const VariantPtr usual = usualVariant(*variant); usual && !Solution::exists(options.directory, *usual))
    result.seconds += estimate(usual, options).seconds;
  return result;
}

}  // namespace kotai::retrograde
