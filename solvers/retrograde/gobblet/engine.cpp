#include "solvers/retrograde/gobblet/engine.h"

#include <algorithm>
#include <array>

#include "core/base/resources.h"
#include "core/games/gobblet/marks.h"
#include "solvers/base/processor.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/gobblet/solver.h"
#include "solvers/retrograde/gobblet/summary.h"

namespace kotai::retrograde {

namespace {

using namespace kotai::gobblet;
using namespace kotai::gobblet::engine;
using Clock = std::chrono::steady_clock;

constexpr TierId onlyTier{0};
/// Level of a checkpoint that contains all values.
constexpr std::uint32_t allKnown = 1000;

/// Shares of the processor time of a whole solve, which takes 12 s with AVX2.
constexpr WorkPoint valuesWork[] = {{0, 0},        {0.91, 0.095}, {0.953, 0.165}, {0.985, 0.225},
                                    {0.995, 0.29}, {0.999, 0.35}, {1, 0.415}};
constexpr WorkStep reachWork{0.415, 0.49};
constexpr WorkStep surveyWork{0.49, 0.66};
constexpr WorkStep writingWork{0.66, 1};

/// A run of the engine through all stages.
class Stages {
 public:
  Stages(const GobbletVariant& variant, const WholeTierRun& run, std::chrono::milliseconds checkpointInterval)
      : m_variantId(variant.id()),
        m_run(run),
        m_checkpointInterval(checkpointInterval),
        m_loop(stoppableLoop(run.pool, run.stop)),
        m_solver(variant.rules().reveal(), m_loop, run.stop) {}

  WholeTierReport solve() {
    const auto begin = Clock::now();
    if (!findValues()) return m_report;
    m_report.valueSeconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if ((!has(0) || !has(flagPlane)) && !surveyAndWrite()) return m_report;
    dropCheckpoint();
    m_report.finished = true;
    return m_report;
  }

 private:
  bool has(std::uint16_t plane) const { return m_run.writer.hasRecord({onlyTier, plane}); }
  static std::uint64_t positionCount() { return Index::get().positionCount(); }
  bool stopped() const { return m_run.stop.stop_requested(); }
  void progress(SolveStage stage, std::uint32_t plies, WorkStep step) {
    m_run.progress({stage, plies, m_solver.decided(), m_report.decidedBefore, step});
  }
  WorkStep valuesStep() const {
    const double done = workDone(valuesWork, static_cast<double>(m_solver.decided()) / Index::get().positionCount());
    return {done, done};
  }

  /// Finds all values. Returns false if stopped.
  bool findValues() {
    if (has(0)) return readValues();
    std::uint32_t level = 1;
    progress(SolveStage::Preparing, 0, valuesStep());
    if (const auto saved = readCheckpoint())
      level = *saved;
    else if (!stopped())
      m_solver.begin();
    if (stopped()) return false;
    m_saved = Clock::now();
    for (std::uint64_t found = 1; found > 0 && level != allKnown;) {
      progress(SolveStage::Propagation, ++level, valuesStep());
      if (!m_solver.nextPly(level, found)) return false;
      if (found > 0) saveIfDue(level);
    }
    if (level != allKnown) saveIfDue(allKnown);
    return !stopped();
  }

  /// Continues from a checkpoint. Returns the level of the checkpoint, or nothing if there is no checkpoint.
  std::optional<std::uint32_t> readCheckpoint() {
    ValueBytes codes(positionCount());  // untouched pages take no memory if there is no checkpoint
    const auto level = loadCheckpoint(m_run.checkpoint, m_variantId, codes.asBytes(), m_loop);
    if (level) resume(codes.asBytes());
    return level;
  }

  bool readValues() {
    if (!has(flagPlane)) {
      ValueBytes codes(positionCount());
      m_run.writer.readInto({onlyTier, 0}, codes.asBytes(), m_loop);
      return !stopped() && resume(codes.asBytes());
    }
    m_report.resumed = true;
    m_report.decidedBefore = positionCount();
    return true;
  }

  /// Continues from codes that have been read. Returns false if stopped. Throws SolutionError for invalid codes.
  bool resume(std::span<const std::byte> codes) {
    const bool good =
        std::ranges::all_of(codes, [](std::byte each) { return std::to_integer<std::size_t>(each) < Survey::codeCount; });
    if (!good) throw SolutionError(SolutionFault::DamagedTier, m_run.writer.file(), {std::to_string(onlyTier.value)});
    if (stopped() || !m_solver.restore(codes)) return false;
    m_report.resumed = true;
    m_report.decidedBefore = m_solver.decided();
    return true;
  }

  void saveIfDue(std::uint32_t level) {
    if (stopped() || Clock::now() - m_saved < m_checkpointInterval) return;
    saveOrReport(
        m_run, m_variantId, level, positionCount(),
        [this](std::uint64_t first, std::span<std::byte> bytes) { m_solver.codes(first, bytes); }, m_loop);
    m_saved = Clock::now();
  }

  /// Removes the checkpoint when the values are in the solution file or about to be written there.
  void dropCheckpoint() {
    std::error_code ignored;
    std::filesystem::remove(m_run.checkpoint, ignored);
  }

  /// Counts the reachable positions and writes the results. Returns false if stopped.
  bool surveyAndWrite() {
    progress(SolveStage::Reachable, 0, reachWork);
    if (!m_solver.findReachable()) return false;
    progress(SolveStage::Marking, 0, surveyWork);
    std::vector<Survey> surveys;
    if (!m_solver.survey(surveys)) return false;
    progress(SolveStage::Writing, 0, writingWork);
    if (!write(0, summaryOf(surveys), [this](std::uint64_t first, std::span<std::byte> plain) { m_solver.codes(first, plain); }))
      return false;
    TierSummary marks;
    marks.parts.resize(layerClassCount);
    for (std::size_t part = 0; part < surveys.size(); ++part) marks.parts[part].notables[0] = surveys[part].losingLift;
    return write(flagPlane, marks, [this](std::uint64_t first, std::span<std::byte> plain) { m_solver.marks(first, plain); });
  }

  bool write(std::uint16_t plane, const TierSummary& summary, const SolutionWriter::FillBlock& fill) {
    if (has(plane)) return true;
    return m_run.writer.appendBlocks({{onlyTier, plane}, 1, positionCount()}, summary, fill, m_loop, m_run.stop);
  }

  std::string m_variantId;
  const WholeTierRun& m_run;
  std::chrono::milliseconds m_checkpointInterval;
  ParallelLoop m_loop;  // skips work after a stop request, so check for a stop before using results
  Solver m_solver;
  Clock::time_point m_saved;
  WholeTierReport m_report;
};

}  // namespace

WholeTierReport GobbletEngine::solve(const WholeTierRun& run) const {
  return Stages(*m_variant, run, m_checkpointInterval).solve();
}

double GobbletEngine::memoryBytes() const {
  // A resumed run needs one byte per position, three arrays of rows, and lists of codes. Any other run needs four
  // arrays of rows, and lists of codes.
  return 1.1 * static_cast<double>(Index::get().positionCount()) + 4.0 * allRows * sizeof(Row) + 40e6;
}

double GobbletEngine::estimateSeconds(unsigned threads) const {
  // Duration of all stages relative to the first stage, on one thread. Threads share the work well. The ratio for
  // AVX-512 is derived from the ratio of an earlier version.
  constexpr std::array stagesPerBeginning{33.0, 58.0, 22.0};  // indexed by ProcessorUse
  constexpr double gainPerThread = 0.85;
  constexpr int sampleClass = layerClassCount / 2;
  Solver solver(m_variant->rules().reveal(), [](std::size_t, const std::function<void(std::size_t)>&) {},
                {});  // codes of a sample; only touched pages take memory
  const auto once = [&] {
    const double begin = processorSeconds();
    solver.beginClass(sampleClass);
    return processorSeconds() - begin;
  };
  once();  // the first call initialises tables and memory
  const double least = std::min({once(), once(), once()});
  const double usable = 1 + gainPerThread * (std::min<double>(threads, layerClassCount) - 1);
  return least * layerClassCount * stagesPerBeginning.at(static_cast<std::size_t>(processorUse())) / usable;
}

}  // namespace kotai::retrograde
