// Solves a variant completely, tier by tier in dependency order. Caches tables within a memory budget. A solve
// can be interrupted and resumed at any time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::retrograde {

/// Current stage of a solve. Variants with many tiers have only the first stage.
enum class SolveStage : std::uint8_t {
  Tiers,        ///< solving tier by tier
  Preparing,    ///< finding immediate wins and losses
  Propagation,  ///< values propagate from decided positions, ply by ply
  Reachable,    ///< searching all reachable positions
  Marking,      ///< marking positions for mate tables
  Writing,      ///< writing the file
};

struct SolveProgress {
  SolveStage stage = SolveStage::Tiers;
  std::uint32_t plies = 0;  ///< during Propagation: the current distance
  std::uint64_t tiersDone = 0;
  std::uint64_t tiersTotal = 0;
  std::uint64_t positionsDone = 0;
  std::uint64_t positionsTotal = 0;
  double elapsedSeconds = 0;
  double positionsPerSecond = 0;  ///< rate in this run, without resumed work
  double remainingSeconds = 0;    ///< estimated seconds; negative if not yet known
  double workDone = -1;           ///< share of the total time that has passed; negative without measurements
  std::uint64_t tableBytes = 0;   ///< bytes of tables in memory
  int layer = 0;                  ///< index of the layer being solved
  int layerCount = 0;
  bool valuesWritten = false;            ///< Solution::openValues() can read the values, but other records are missing
  std::optional<SolutionError> unsaved;  ///< reason why the latest checkpoint failed; the solve continues and tries again
};

struct SolveOptions {
  std::filesystem::path directory;  ///< the data folder, created if missing
  unsigned threads = 0;             ///< number of threads; 0: one for each processor
  std::uint64_t memoryBytes = 0;    ///< memory limit of the solve; 0: the free memory minus a tenth of the machine's memory
  bool figuresOnly = false;         ///< stores summaries but no values; requires supportsFiguresOnly()
  std::function<void(const SolveProgress&)> progress;  ///< called at most ten times a second, from any worker thread
};

/// Statistics of Kotani's cache of subspaces.
struct CacheStatistics {
  std::uint64_t hits = 0;       ///< number of times that a child table was in memory
  std::uint64_t reloads = 0;    ///< number of child tables read again from the disk
  std::uint64_t evictions = 0;  ///< number of tables removed to stay within the budget
  std::uint64_t peakBytes = 0;  ///< peak number of bytes of tables in memory
};

struct SolveReport {
  bool finished = false;  ///< false if stopped; the next solve continues after the stored work
  std::uint64_t tiersResumed = 0;
  bool discardedOldWork = false;      ///< whether the work of an earlier run was unusable and discarded
  bool nothingStored = false;         ///< whether a single tier was stopped before its first checkpoint
  bool resumed = false;               ///< whether a single tier continued from a checkpoint
  std::uint64_t positionsSolved = 0;  ///< number of positions solved in this run
  double seconds = 0;
  double valueSeconds = 0;    ///< seconds until every value was known; 0 for variants with many tiers
  std::uint64_t unmoves = 0;  ///< backward moves in this run; 0 if the engine does not use them
  CacheStatistics cache;
};

/// Returns the requested number of threads, or the number of processors.
unsigned solverThreads(const SolveOptions& options);

/// Returns whether a variant can be solved without storing values, which requires several tiers.
bool supportsFiguresOnly(const Variant& variant);

/// Solves `variant` into `options.directory`, and continues an earlier run if possible. Stops within 100 ms of
/// a request. Throws SolutionError (Locked, DiskFull, DoesNotFit, ...). Finished tiers stay on disk even after
/// an error. Checks an existing finished file with checkSolution(), which throws for a damaged file.
SolveReport solve(const VariantPtr& variant, const SolveOptions& options, std::stop_token stop = {});

struct Estimate {
  std::uint64_t tiers = 0;
  std::uint64_t positions = 0;
  double memoryBytes = 0;             ///< minimum memory for a solve
  double comfortableMemoryBytes = 0;  ///< memory with which no table is read again
  double plannedMemoryBytes = 0;      ///< memory that solve() would use with these options
  double budgetBytes = 0;             ///< memory limit of solve() with these options
  double diskBytes = 0;
  double seconds = 0;  ///< duration on `threads` threads, from a rate measured on a small variant
  double availableDiskBytes = 0;
  double availableMemoryBytes = 0;
  double usableMemoryBytes = 0;          ///< memory that a solve may use by default
  std::optional<SolutionError> refusal;  ///< the reason if solve() cannot start
};

/// Returns an estimate without `seconds`. Measures nothing, so the call is fast.
Estimate resources(const VariantPtr& variant, const SolveOptions& options);

/// Like resources(), but includes `seconds`. The first call for a game takes some tens of milliseconds to measure the
/// rate on a small variant.
Estimate estimate(const VariantPtr& variant, const SolveOptions& options);

}  // namespace kotai::retrograde
