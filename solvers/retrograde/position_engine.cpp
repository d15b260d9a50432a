#include "solvers/retrograde/position_engine.h"

#include <algorithm>
#include <stdexcept>

#include "core/base/resources.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/tier_counts.h"
#include "solvers/retrograde/tier_sweep.h"

namespace kotai::retrograde {

namespace {

using Clock = std::chrono::steady_clock;

constexpr TierId theTier{0};

Value noChild(Location) { throw std::logic_error("a move that leaves the only tier"); }

/// A run of the engine through all stages.
class WholeRun {
 public:
  WholeRun(const Variant& variant, const WholeTierRun& run, std::chrono::milliseconds checkpointInterval)
      : m_variant(variant),
        m_run(run),
        m_checkpointInterval(checkpointInterval),
        m_loop([this](std::size_t count, const std::function<void(std::size_t)>& work) {
          m_run.pool.forEach(count, [&](std::size_t number) {
            if (m_run.stop.stop_requested()) return;
            work(number);
            report();
          });
        }),
        m_sweep(variant.positionGraph(), theTier, noChild, m_loop, run.stop),
        m_positions(variant.tierGraph().positionCount(theTier)) {}

  WholeTierReport solve() {
    if (m_run.writer.hasTier(theTier)) {
      m_report.resumed = true;
      m_report.decidedBefore = m_positions;
    } else {
      const auto begin = Clock::now();
      if (!findValues()) return m_report;
      m_report.valueSeconds = std::chrono::duration<double>(Clock::now() - begin).count();
      if (!countAndWrite()) return m_report;
    }
    std::error_code ignored;
    std::filesystem::remove(m_run.checkpoint, ignored);
    m_report.finished = true;
    return m_report;
  }

 private:
  void enter(SolveStage stage, std::uint32_t plies) {
    m_stage = stage;
    m_plies = plies;
    report();
  }
  void report() const { m_run.progress({m_stage, m_plies, m_sweep.decided(), m_report.decidedBefore}); }

  /// Finds all values. Returns false if stopped.
  bool findValues() {
    enter(SolveStage::Preparing, 0);
    std::uint32_t plies = 0;
    if (const auto saved = loadCheckpoint(m_run.checkpoint, m_variant.id(), m_sweep.asBytes(), m_loop)) {
      plies = *saved;
      m_sweep.resume(plies);
      m_report.resumed = true;
      m_report.decidedBefore = m_sweep.decided();
    } else if (m_run.stop.stop_requested() || !m_sweep.begin()) {
      return false;
    }
    for (auto saved = Clock::now(); !m_sweep.isOver(plies); ++plies) {
      enter(SolveStage::Propagation, plies);
      if (!m_sweep.propagate(plies)) return false;
      if (Clock::now() - saved < m_checkpointInterval) continue;
      saveOrReport(m_run, m_variant.id(), plies + 1, m_sweep.asBytes(), m_loop);
      saved = Clock::now();
    }
    return !m_run.stop.stop_requested();
  }

  /// Counts the positions and writes the results. Returns false if stopped.
  bool countAndWrite() {
    enter(SolveStage::Writing, 0);
    const auto summary = countTier(
        m_variant.positionGraph(), theTier, [this](Location place) { return m_sweep.valueAt(place.index.value); }, m_loop,
        m_run.stop);
    if (!summary) return false;
    const std::uint16_t valueBytes = largestCode(*summary) > 0xff ? 2 : 1;
    return m_run.writer.appendBlocks(
        {{theTier, 0}, valueBytes, m_positions, m_variant.tierGraph().positionsPerBlock()}, *summary,
        [&](std::uint64_t first, std::span<std::byte> plain) { fill(first, valueBytes, plain); }, m_loop, m_run.stop);
  }

  static std::uint32_t largestCode(const TierSummary& summary) {
    std::uint32_t most = 0;
    for (const PartSummary& part : summary.parts)
      for (const PartSummary::Entry& entry : part.histogram)
        most = std::max(most, encodeValue(ValueCoding::Explicit, entry.value));
    return most;
  }

  void fill(std::uint64_t first, std::size_t valueBytes, std::span<std::byte> plain) const {
    for (std::size_t at = 0; at < plain.size(); at += valueBytes) {
      const std::uint32_t code = encodeValue(ValueCoding::Explicit, m_sweep.valueAt(first + at / valueBytes));
      plain[at] = static_cast<std::byte>(code & 0xffU);
      if (valueBytes == 2) plain[at + 1] = static_cast<std::byte>(code >> 8);
    }
  }

  const Variant& m_variant;
  const WholeTierRun& m_run;
  std::chrono::milliseconds m_checkpointInterval;
  SolveStage m_stage = SolveStage::Preparing;
  std::uint32_t m_plies = 0;
  ParallelLoop m_loop;  // skips work after a stop request, so check for a stop before using results
  TierSweep m_sweep;
  std::uint64_t m_positions;
  WholeTierReport m_report;
};

}  // namespace

WholeTierReport PositionEngine::solve(const WholeTierRun& run) const {
  return WholeRun(*m_variant, run, m_checkpointInterval).solve();
}

double PositionEngine::memoryBytes() const {
  constexpr double besides = 60e6;  // bytes of memory for blocks being written, lists and counts
  const auto positions = static_cast<double>(m_variant->tierGraph().approximatePositions());
  return positions * static_cast<double>(TierSweep::bytesPerPosition) + besides;
}

double PositionEngine::estimateSeconds(unsigned threads) const {
  constexpr double gainPerThread = 0.85;
  return measurePositionSeconds(m_variant->positionGraph()) / (1 + gainPerThread * (threads - 1.0));
}

double measurePositionSeconds(const PositionGraph& graph) {
  constexpr double enoughSeconds = 0.008;
  constexpr std::uint64_t places = 10'000;
  constexpr double sweepSeconds = 50e-9;  // cost of examining an unchanged position once per distance
  const TierGraph& tiers = graph.tiers();
  std::vector<Reached> moves;
  std::vector<PositionIndex> before;
  std::uint64_t sampled = 0;
  const double start = processorSeconds();
  for (std::uint64_t number = 0; number < places && processorSeconds() - start < enoughSeconds; ++number) {
    const TierId tier{number * 0x9e3779b97f4a7c15ULL % tiers.tierCount()};
    const std::uint64_t count = tiers.positionCount(tier);
    if (count == 0) continue;
    const Location place{tier, {number * 0xff51afd7ed558ccdULL % count}};
    graph.expand(place, moves);  // a solve expands each position twice: at the beginning, and for counting
    if (!graph.expand(place, moves)) graph.predecessors(place, before);
    ++sampled;
  }
  const double seconds = processorSeconds() - start;
  const double perPosition = seconds / static_cast<double>(std::max<std::uint64_t>(sampled, 1)) + sweepSeconds;
  return perPosition * static_cast<double>(tiers.approximatePositions());
}

}  // namespace kotai::retrograde
