// The strategy for variants whose single tier is too large to be solved in one breath: stages, checkpoints, streamed records.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/game/variant.h"
#include "core/tables/solution_writer.h"
#include "solvers/base/worker_pool.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/work_share.h"

namespace kotai::retrograde {

/// Current stage of an engine.
struct StageProgress {
  SolveStage stage = SolveStage::Preparing;
  std::uint32_t plies = 0;
  std::uint64_t positionsDone = 0;
  WorkStep work = {};  ///< of the whole solve, where shares of the stages have been measured
};

/// Arguments of a run. Everything outlives the run.
struct WholeTierRun {
  SolutionWriter& writer;
  WorkerPool& pool;
  unsigned threads = 1;
  std::filesystem::path checkpoint;  ///< a file beside the solution, the engine's own; removed when it is done
  std::stop_token stop;
  /// Told often; the receiver drops what comes too often. Thread-safe.
  std::function<void(const StageProgress&)> progress;
  /// Told after each checkpoint: none, or why it could not be written.
  std::function<void(std::optional<SolutionError>)> saved;
  /// Told when the values are in the file and other records are still to come.
  std::function<void()> valuesWritten = [] {};
};

/// A checkpoint that cannot be written ends no solve: the values are in memory, and the next one may fit again.
void saveOrTell(const WholeTierRun& run, const std::string& variantId, std::uint32_t level, std::span<const std::byte> bytes,
                const ParallelLoop& loop);

struct WholeTierReport {
  bool finished = false;            ///< false: stopped; the checkpoint has what was done
  bool resumed = false;             ///< from a checkpoint or from records of an earlier run
  std::uint64_t decidedBefore = 0;  ///< positions whose value the earlier run had found
  std::uint64_t unmoves = 0;
  double valueSeconds = 0;  ///< until every value was known
};

class WholeTierEngine {
 public:
  virtual ~WholeTierEngine() = default;
  virtual ValueCoding coding() const = 0;
  /// Appends the tier and all its planes. Throws SolutionError. Stops within 100 ms of being asked.
  virtual WholeTierReport solve(const WholeTierRun& run) const = 0;
  /// Most bytes in memory at a time.
  virtual double memoryBytes() const = 0;
  /// On so many threads, from a few milliseconds of the real work.
  virtual double estimateSeconds(unsigned threads) const = 0;
};

/// Runs an engine as solve() (solve.h) runs tiers: file, lock, checkpoint, progress, report.
SolveReport solveWholeTier(const VariantPtr& variant, const WholeTierEngine& engine, const SolveOptions& options,
                           const std::stop_token& stop);

}  // namespace kotai::retrograde
