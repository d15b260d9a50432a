#include "core/verify/domineering/verify.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <mutex>

#include "core/base/parallel.h"
#include "core/base/progress_gate.h"
#include "core/verify/domineering/checker.h"

namespace kotai {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t unitPositions = 1U << 11;
constexpr std::uint64_t piecePositions = 1U << 16;

/// Names of the counts in files, in the order of DomineeringUnit::counts.
constexpr std::array<const char*, 8> countNames{"class-vertical", "class-horizontal", "class-draw",      "class-mixed",
                                                "finished",       "symmetric-draw",   "symmetric-mixed", "symmetric-finished"};
/// Number of counts in all files. Files of square boards from later versions have further counts.
constexpr std::size_t countsOfAllFiles = 5;

class Verification {
 public:
  Verification(const SimultaneousSolution& solution, const VerifyOptions& options)
      : m_solution(solution),
        m_options(options),
        m_checker(solution.variant()->columns(), solution.variant()->rows(), solution.variant()->pieceSquares()) {}

  DomineeringVerifyReport run() {
    const auto begin = Clock::now();
    for (int covered = 0; covered < m_solution.tierCount(); ++covered)
      m_positions += static_cast<double>(m_solution.tierPositions(covered));
    for (int covered = m_solution.tierCount() - 1; covered >= 0 && !stopped(); --covered) checkTier(covered);
    if (!stopped()) checkReached();
    m_report.stopped = stopped();
    m_report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return std::move(m_report);
  }

 private:
  bool stopped() const { return m_options.stop.stop_requested(); }

  void checkTier(int covered) {
    std::vector<layout::PayoffEntry> entries;
    const std::uint64_t positions = m_solution.tierPositions(covered);
    entries.reserve(positions);
    for (std::uint64_t first = 0; first < positions; first += piecePositions) {
      if (stopped()) return;
      const auto piece = m_solution.entries(covered, first, std::min(piecePositions, positions - first));
      entries.insert(entries.end(), piece.begin(), piece.end());
    }
    ++m_report.tiersChecked;
    m_checker.take(covered, std::move(entries));
    std::vector<verify::DomineeringUnit> units((positions + unitPositions - 1) / unitPositions);
    runParallel(units.size(), threadCount(m_options.threads), m_options.stop, [&](std::size_t number) {
      const std::size_t first = number * unitPositions;
      units[number] = m_checker.check(covered, first, std::min<std::size_t>(unitPositions, positions - first), m_options.stop);
      advance(units[number].positionsChecked);
    });
    std::array<std::uint64_t, countNames.size()> counts{};
    for (const verify::DomineeringUnit& unit : units) {
      for (std::size_t each = 0; each < counts.size(); ++each) counts[each] += unit.counts[each];
      add(unit);
    }
    if (!stopped()) checkCounts(covered, counts);
  }

  void checkCounts(int covered, const std::array<std::uint64_t, countNames.size()>& counts) {
    const TierSummary summary = m_solution.tierSummary(covered);
    verify::DomineeringUnit unit;
    for (std::size_t each = 0; each < counts.size(); ++each) {
      const auto stored = std::ranges::find(summary.statistics, countNames[each], [](const auto& named) { return named.first; });
      if (stored == summary.statistics.end() && each >= countsOfAllFiles) continue;
      const std::uint64_t count = stored != summary.statistics.end() ? stored->second : 0;
      if (stored != summary.statistics.end() && count == counts[each]) continue;
      unit.add({DomineeringMismatch::Kind::Count,
                std::string(countNames[each]) + ' ' + std::to_string(covered),
                {},
                {},
                count,
                counts[each]});
    }
    add(unit);
  }

  void checkReached() {
    if (!m_checker.markStart()) {
      verify::DomineeringUnit unit;
      unit.add({DomineeringMismatch::Kind::Missing, m_checker.board().text(0), {}, {}});
      add(unit);
    }
    std::uint64_t unreachable = 0;
    for (int covered = 0; covered < m_solution.tierCount(); ++covered) {
      const verify::DomineeringUnit unit = m_checker.unreachable(covered);
      unreachable += unit.mismatchCount;
      add(unit);
    }
    m_report.positionsExpected = static_cast<std::uint64_t>(m_positions) - unreachable;
  }

  void add(const verify::DomineeringUnit& unit) {
    m_report.positionsChecked += unit.positionsChecked;
    m_report.matrices += unit.matrices;
    m_report.mismatchCount += unit.mismatchCount;
    for (const DomineeringMismatch& mismatch : unit.mismatches)
      if (m_report.mismatches.size() < DomineeringVerifyReport::maxListedMismatches) m_report.mismatches.push_back(mismatch);
  }

  void advance(std::uint64_t positions) {
    const std::uint64_t done = m_done += positions;
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!m_options.progress || !lock.owns_lock() || !m_gate.opens()) return;
    m_options.progress(done, m_positions);
  }

  const SimultaneousSolution& m_solution;
  const VerifyOptions& m_options;
  verify::DomineeringChecker m_checker;
  DomineeringVerifyReport m_report;
  double m_positions = 0;
  std::atomic<std::uint64_t> m_done{0};
  std::mutex m_mutex;
  ProgressGate m_gate;
};

}  // namespace

DomineeringVerifyReport verifyDomineering(const SimultaneousSolution& solution, const VerifyOptions& options) {
  const SimultaneousVariant& variant = *solution.variant();
  if (variant.gameId() != "syncdom" || variant.columns() * variant.rows() > 63)
    throw SolutionError(SolutionFault::NotSolvable, solution.file(), {variant.id()});
  return Verification(solution, options).run();
}

}  // namespace kotai
