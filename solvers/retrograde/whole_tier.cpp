#include "solvers/retrograde/whole_tier.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "core/tables/solution.h"

namespace kotai::retrograde {

namespace {

using Clock = std::chrono::steady_clock;

/// Passes progress on at most ten times a second, but every change of stage.
class ProgressGate {
 public:
  ProgressGate(const SolveOptions& options, std::uint64_t positions)
      : m_report(options.progress), m_positions(positions), m_start(Clock::now()) {}

  void tell(SolveStage stage, std::uint32_t plies, std::uint64_t done) {
    if (!m_report) return;
    const std::scoped_lock lock(m_mutex);
    const auto now = Clock::now();
    if (stage == m_stage && now < m_next) return;
    m_stage = stage;
    m_next = now + std::chrono::milliseconds(100);
    SolveProgress progress;
    progress.stage = stage;
    progress.plies = plies;
    progress.tiersTotal = 1;
    progress.positionsDone = done;
    progress.positionsTotal = m_positions;
    progress.elapsedSeconds = std::chrono::duration<double>(now - m_start).count();
    progress.positionsPerSecond = static_cast<double>(done) / std::max(progress.elapsedSeconds, 1e-6);
    progress.remainingSeconds = -1;
    progress.layerCount = 1;
    m_report(progress);
  }

 private:
  const std::function<void(const SolveProgress&)>& m_report;
  std::uint64_t m_positions;
  Clock::time_point m_start;
  Clock::time_point m_next;
  SolveStage m_stage = SolveStage::Tiers;
  std::mutex m_mutex;
};

}  // namespace

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
  ProgressGate gate(options, variant->tierSpace().totalPositions());
  std::filesystem::path checkpoint = options.directory / Solution::fileName(*variant);
  checkpoint += ".checkpoint";
  const WholeTierReport run = engine.solve(
      {writer, pool, threads, std::move(checkpoint), stop,
       [&gate](SolveStage stage, std::uint32_t plies, std::uint64_t done) { gate.tell(stage, plies, done); }});
  if (run.finished) writer.finish();
  report.finished = run.finished;
  report.resumed = run.resumed;
  report.positionsSolved = run.finished ? variant->tierSpace().totalPositions() - run.decidedBefore : 0;
  report.valueSeconds = run.valueSeconds;
  report.movesBack = run.movesBack;
  report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace kotai::retrograde
