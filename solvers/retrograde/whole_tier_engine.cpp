#include "solvers/retrograde/whole_tier_engine.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "core/base/progress_gate.h"
#include "core/tables/solution.h"

namespace kotai::retrograde {

namespace {

using Clock = std::chrono::steady_clock;

/// Reports every change of stage, and progress at most ten times a second.
class ProgressReporter {
 public:
  ProgressReporter(const SolveOptions& options, std::uint64_t positions)
      : m_report(options.progress), m_positions(positions), m_start(Clock::now()) {}

  void note(const StageProgress& latest) {
    if (!m_report) return;
    const std::scoped_lock lock(m_mutex);
    const auto now = Clock::now();
    m_work.note(latest.work, now);
    m_latest.positionsDone = latest.positionsDone;
    m_latest.decidedBefore = latest.decidedBefore;
    const bool opens = m_gate.opens();
    if (latest.stage == m_latest.stage && !opens) return;
    m_latest = latest;
    report(now);
  }

  void valuesWritten() {
    if (!m_report) return;
    const std::scoped_lock lock(m_mutex);
    m_valuesWritten = true;
    report(Clock::now());
  }

  void saved(std::optional<SolutionError> failure) {
    if (!m_report) return;
    const std::scoped_lock lock(m_mutex);
    if (m_unsaved.has_value() == failure.has_value()) return;
    m_unsaved = std::move(failure);
    report(Clock::now());
  }

 private:
  void report(Clock::time_point now) {
    SolveProgress progress;
    progress.stage = m_latest.stage;
    progress.plies = m_latest.plies;
    progress.tiersTotal = 1;
    progress.positionsDone = m_latest.positionsDone;
    progress.positionsTotal = m_positions;
    progress.elapsedSeconds = std::chrono::duration<double>(now - m_start).count();
    const std::uint64_t before = std::min(m_latest.decidedBefore, m_latest.positionsDone);
    progress.positionsPerSecond = static_cast<double>(m_latest.positionsDone - before) / std::max(progress.elapsedSeconds, 1e-6);
    progress.remainingSeconds = m_work.secondsLeft(now);
    progress.workDone = m_work.done();
    progress.layerCount = 1;
    progress.valuesWritten = m_valuesWritten;
    progress.unsaved = m_unsaved;
    m_report(progress);
  }

  const std::function<void(const SolveProgress&)>& m_report;
  std::uint64_t m_positions;
  Clock::time_point m_start;
  ProgressGate m_gate;
  StageProgress m_latest{SolveStage::Tiers};
  WorkClock m_work;
  bool m_valuesWritten = false;
  std::optional<SolutionError> m_unsaved;
  std::mutex m_mutex;
};

template <class Save>
void reportSaving(const WholeTierRun& run, Save&& save) {
  try {
    save();
    run.saved(std::nullopt);
  } catch (const SolutionError& error) {
    run.saved(error);
  }
}

}  // namespace

void saveOrReport(const WholeTierRun& run, const std::string& variantId, std::uint32_t level, std::span<const std::byte> bytes,
                  const ParallelLoop& loop) {
  reportSaving(run, [&] { saveCheckpoint(run.checkpoint, variantId, level, bytes, loop, run.stop); });
}

void saveOrReport(const WholeTierRun& run, const std::string& variantId, std::uint32_t level, std::uint64_t size,
                  const FillBytes& fill, const ParallelLoop& loop) {
  reportSaving(run, [&] { saveCheckpoint(run.checkpoint, variantId, level, size, fill, loop, run.stop); });
}

SolveReport solveWholeTier(const VariantPtr& variant, const WholeTierEngine& engine, const SolveOptions& options,
                           const std::stop_token& stop) {
  const auto begin = Clock::now();
  SolveReport report;
  SolutionWriter writer(options.directory, variant, engine.coding(), stop);
  if (writer.finishedByAnother()) {
    report.finished = true;
    report.tiersResumed = 1;
    return report;
  }
  const unsigned threads = solverThreads(options);
  WorkerPool pool(threads);
  ProgressReporter reporter(options, variant->tierGraph().totalPositions());
  std::filesystem::path checkpoint = options.directory / Solution::fileName(*variant);
  checkpoint += ".checkpoint";
  const WholeTierReport run =
      engine.solve({writer, pool, threads, checkpoint, stop, [&reporter](const StageProgress& latest) { reporter.note(latest); },
                    [&reporter](std::optional<SolutionError> failure) { reporter.saved(std::move(failure)); },
                    [&reporter] { reporter.valuesWritten(); }});
  if (run.finished) writer.finish();
  report.finished = run.finished;
  report.nothingStored = !run.finished && writer.positionsDone() == 0 && !std::filesystem::exists(checkpoint);
  report.resumed = run.resumed;
  report.positionsSolved = run.finished ? variant->tierGraph().totalPositions() - run.decidedBefore : 0;
  report.valueSeconds = run.valueSeconds;
  report.unmoves = run.unmoves;
  report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace kotai::retrograde
