// Solving a variant completely: tiers in dependency order, tables cached under a byte budget, everything resumable.
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

/// Current stage of a solve. Variants with many tiers know only the first.
enum class SolveStage : std::uint8_t {
  Tiers,        ///< solving tier by tier
  Preparing,    ///< finding what is won or lost at once
  Propagation,  ///< values propagate from decided positions, ply by ply
  Reachable,    ///< searching all reachable positions
  Marking,      ///< mate tables
  Writing,      ///< to the file
};

struct SolveProgress {
  SolveStage stage = SolveStage::Tiers;
  std::uint32_t plies = 0;  ///< while propagation: the distance that is being worked on
  std::uint64_t tiersDone = 0;
  std::uint64_t tiersTotal = 0;
  std::uint64_t positionsDone = 0;
  std::uint64_t positionsTotal = 0;
  double elapsedSeconds = 0;
  double positionsPerSecond = 0;  ///< of this run, without what was resumed
  double remainingSeconds = 0;    ///< negative: not known yet
  double workDone = -1;           ///< share of the total time, if stages have been measured; negative: unknown
  std::uint64_t tableBytes = 0;   ///< tables in memory now
  int layer = 0;                  ///< layer being solved, counted from 0
  int layerCount = 0;
  bool valuesWritten = false;            ///< Solution::openValues() finds them, though more is still to be written
  std::optional<SolutionError> unsaved;  ///< why the latest checkpoint could not be written; the solve goes on and tries again
};

struct SolveOptions {
  std::filesystem::path directory;  ///< the data folder, made if missing
  unsigned threads = 0;             ///< 0: as many as the machine has
  std::uint64_t memoryBytes = 0;    ///< most that the solve may have in memory; 0: what is free but for the machine's last tenth
  bool figuresOnly = false;         ///< keep summaries and no values; only for variants for which keepsFiguresOnly() holds
  std::function<void(const SolveProgress&)> progress;  ///< called at most ten times a second, from any worker thread
};

/// Kotani's cache of subspaces, counted.
struct CacheStatistics {
  std::uint64_t hits = 0;       ///< a child table was in memory
  std::uint64_t reloads = 0;    ///< it had to be read back from disk
  std::uint64_t evictions = 0;  ///< tables dropped for the budget
  std::uint64_t peakBytes = 0;  ///< most bytes of tables held at a time
};

struct SolveReport {
  bool finished = false;  ///< false: stopped; what is done is kept and the next solve goes on from there
  std::uint64_t tiersResumed = 0;
  bool beganAnew = false;             ///< what an earlier run left could not be gone on with
  bool keptNothing = false;           ///< a single tier was stopped before any of it was on the disk
  bool resumed = false;               ///< a single tier went on from where an earlier run had saved it
  std::uint64_t positionsSolved = 0;  ///< in this run
  double seconds = 0;
  double valueSeconds = 0;    ///< of them, until every value was known; 0 for variants with many tiers
  std::uint64_t unmoves = 0;  ///< moves back followed in this run; 0 where the engine does not go back
  CacheStatistics cache;
};

/// The threads asked for, or as many as the machine has.
unsigned solverThreads(const SolveOptions& options);

/// Whether a variant can be solved without keeping its values: those solved tier by tier can.
bool keepsFiguresOnly(const Variant& variant);

/// Solves `variant` into `options.directory`, going on from what an earlier run left. Stops within 100 ms of being asked.
/// Throws SolutionError (Locked, DiskFull, DoesNotFit, ...); finished tiers are kept on disk in every case. A finished file is
/// checked by checkSolution(): a damaged one throws and stays as it is.
SolveReport solve(const VariantPtr& variant, const SolveOptions& options, std::stop_token stop = {});

struct Estimate {
  std::uint64_t tiers = 0;
  std::uint64_t positions = 0;
  double memoryBytes = 0;             ///< least needed
  double comfortableMemoryBytes = 0;  ///< with which no table is read back
  double plannedMemoryBytes = 0;      ///< what solve() would use with these options
  double budgetBytes = 0;             ///< what it would not exceed
  double diskBytes = 0;
  double seconds = 0;  ///< on `threads` threads, from a rate measured now on a small variant
  double availableDiskBytes = 0;
  double availableMemoryBytes = 0;
  double usableMemoryBytes = 0;          ///< of it, what a solve may use without being told how much
  std::optional<SolutionError> refusal;  ///< why solve() would not start
};

/// Everything but `seconds`, at once.
Estimate resources(const VariantPtr& variant, const SolveOptions& options);

/// With `seconds`: the first call per game takes some tens of milliseconds to measure the rate on a small variant.
Estimate estimate(const VariantPtr& variant, const SolveOptions& options);

}  // namespace kotai::retrograde
