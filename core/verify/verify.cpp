#include "core/verify/verify.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>

#include "core/base/parallel.h"
#include "core/base/progress_gate.h"
#include "core/verify/checker.h"

namespace kotai {

namespace {

using Clock = std::chrono::steady_clock;

/// Counts the derived positions and reports their number at intervals.
class ProgressMeter {
 public:
  ProgressMeter(const VerifyOptions& options, double total) : m_report(options.progress), m_total(total) {}

  void advance(std::uint64_t positions) {
    const std::uint64_t done = m_done += positions;
    if (!m_report) return;
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!lock.owns_lock() || !m_gate.opens()) return;
    m_report(done, std::max(m_total, static_cast<double>(done)));
  }

 private:
  const std::function<void(std::uint64_t, double)>& m_report;
  double m_total;
  std::atomic<std::uint64_t> m_done{0};
  std::mutex m_mutex;
  ProgressGate m_gate;
};

void checkChecksums(const Solution& solution, const VerifyOptions& options, VerifyReport& report) {
  constexpr std::uint64_t tiersAtOnce = 64;
  const std::uint64_t tiers = solution.variant()->tierGraph().tierCount();
  std::atomic<std::uint64_t> checked{0};
  const auto checkSome = [&](std::size_t batch) {
    if (batch % options.shareCount != options.share) return;
    const std::uint64_t end = std::min(tiers, (batch + 1) * tiersAtOnce);
    for (std::uint64_t tier = batch * tiersAtOnce; tier < end; ++tier, ++checked) solution.checkTier(TierId{tier});
  };
  runParallel((tiers + tiersAtOnce - 1) / tiersAtOnce, threadCount(options.threads), options.stop, checkSome);
  report.tiersChecked = checked;
}

void addResult(VerifyReport& report, verify::UnitResult&& result) {
  report.positionsChecked += result.positionsChecked;
  report.mismatchCount += result.mismatchCount;
  for (auto& mismatch : result.mismatches) {
    if (report.mismatches.size() == VerifyReport::maxListedMismatches) break;
    report.mismatches.push_back(std::move(mismatch));
  }
}

/// Runs all stages. Returns false if stopped.
bool runStages(verify::Checker& checker, const Solution& solution, const VerifyOptions& options, VerifyReport& report) {
  ProgressMeter meter(options, checker.workPositions());
  const verify::UnitControl control{options.stop, [&](std::uint64_t count) { meter.advance(count); }};
  for (std::size_t stage = 0; !options.stop.stop_requested(); ++stage) {
    std::vector<verify::UnitResult> results(checker.beginStage(stage, solution));
    if (results.empty()) return true;
    const bool shared = checker.isShareable();
    runParallel(results.size(), threadCount(options.threads), options.stop, [&](std::size_t unit) {
      if (!shared || unit % options.shareCount == options.share) results[unit] = checker.checkUnit(unit, solution, control);
    });
    for (auto& result : results) addResult(report, std::move(result));
  }
  return false;
}

}  // namespace

VerifyReport verifySolution(const Solution& solution, const VerifyOptions& options) {
  const auto begin = Clock::now();
  const Variant& variant = *solution.variant();
  const auto checker = options.sample ? verify::makeSampleChecker(variant, *options.sample) : verify::makeChecker(variant);
  if (checker->tierCount() != variant.tierGraph().tierCount()) {
    throw SolutionError(SolutionFault::DamagedDirectory, solution.file());
  }

  VerifyReport report;
  checkChecksums(solution, options, report);
  report.stopped = !runStages(*checker, solution, options, report);
  report.sampled = options.sample.has_value();
  report.positionsExpected = report.sampled ? solution.positions() : checker->positionCount();
  report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace kotai
