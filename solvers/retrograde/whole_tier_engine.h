// Interface for engines that solve a variant with a single large tier. An engine works in stages, saves
// checkpoints and streams its records to the file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/game/variant.h"
#include "core/tables/solution_writer.h"
#include "solvers/base/worker_pool.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/work_clock.h"

namespace kotai::retrograde {

struct StageProgress {
  SolveStage stage = SolveStage::Preparing;
  std::uint32_t plies = 0;
  std::uint64_t positionsDone = 0;
  std::uint64_t decidedBefore = 0;  ///< see WholeTierReport
  WorkStep work = {};               ///< current step of the solve, if the shares of the stages have been measured
};

/// Arguments of a run, all of which must outlive the run.
struct WholeTierRun {
  SolutionWriter& writer;
  WorkerPool& pool;
  unsigned threads = 1;
  std::filesystem::path checkpoint;  ///< file of the engine next to the solution; removed at the end
  std::stop_token stop;
  /// Receives progress. Called often and from any thread, so the receiver must drop frequent reports.
  std::function<void(const StageProgress&)> progress;
  /// Called after each checkpoint, with the reason if writing failed.
  std::function<void(std::optional<SolutionError>)> saved;
  /// Called when the file contains the values but not yet the other records.
  std::function<void()> valuesWritten = [] {};
};

/// Saves a checkpoint and reports a failure. A failed checkpoint does not stop the solve, because the values are in memory and
/// the next checkpoint may succeed.
void saveOrReport(const WholeTierRun& run, const std::string& variantId, std::uint32_t level, std::span<const std::byte> bytes,
                  const ParallelLoop& loop);
void saveOrReport(const WholeTierRun& run, const std::string& variantId, std::uint32_t level, std::uint64_t size,
                  const FillBytes& fill, const ParallelLoop& loop);

struct WholeTierReport {
  bool finished = false;            ///< false if stopped; the checkpoint has the finished work
  bool resumed = false;             ///< whether the run continued from a checkpoint or from records
  std::uint64_t decidedBefore = 0;  ///< number of positions with a value from the earlier run
  std::uint64_t unmoves = 0;
  double valueSeconds = 0;  ///< seconds until every value was known
};

class WholeTierEngine {
 public:
  virtual ~WholeTierEngine() = default;
  virtual ValueCoding coding() const = 0;
  /// Solves and appends the tier with all its planes. Stops within 100 ms of a request. Throws SolutionError.
  virtual WholeTierReport solve(const WholeTierRun& run) const = 0;
  /// Returns the peak memory in bytes.
  virtual double memoryBytes() const = 0;
  /// Returns an estimate of the seconds on \p threads threads, based on a few milliseconds of work.
  virtual double estimateSeconds(unsigned threads) const = 0;
};

/// Runs an engine for solve(). Handles the file, the lock, the checkpoint, progress and the report.
SolveReport solveWholeTier(const VariantPtr& variant, const WholeTierEngine& engine, const SolveOptions& options,
                           const std::stop_token& stop);

}  // namespace kotai::retrograde
