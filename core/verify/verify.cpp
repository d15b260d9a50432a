#include "core/verify/verify.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "core/verify/checker.h"
#include "core/verify/dodgem_checker.h"

namespace kotai {

namespace verify {

std::unique_ptr<const Checker> makeChecker(const Variant& variant) {
  if (variant.gameId() == "dodgem") return std::make_unique<const DodgemChecker>(variant.columns());
  return nullptr;
}

}  // namespace verify

namespace {

using Clock = std::chrono::steady_clock;

unsigned threadCount(unsigned wanted) {
  return wanted != 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

/// Calls work(0) .. work(count-1) on some threads; the first exception stops the rest and is thrown on.
void runParallel(std::size_t count, unsigned threads, const std::stop_token& stop,
                 const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::exception_ptr failure;
  const auto worker = [&] {
    for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
      try {
        work(i);
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (!failure) failure = std::current_exception();
        next = count;
      }
    }
  };
  {
    std::vector<std::jthread> pool;
    for (unsigned i = 1; i < threads; ++i) pool.emplace_back(worker);
    worker();
  }
  if (failure) std::rethrow_exception(failure);
}

/// Adds up positions and passes them on, not too often.
class ProgressMeter {
 public:
  ProgressMeter(const VerifyOptions& options, std::uint64_t total)
      : m_report(options.progress), m_total(static_cast<double>(total)) {}

  void advance(std::uint64_t positions) {
    const std::uint64_t done = m_done += positions;
    if (!m_report) return;
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!lock.owns_lock() || Clock::now() < m_nextReport) return;
    m_report(done, m_total);
    m_nextReport = Clock::now() + std::chrono::milliseconds(100);
  }

 private:
  const std::function<void(std::uint64_t, double)>& m_report;
  double m_total;
  std::atomic<std::uint64_t> m_done{0};
  std::mutex m_mutex;
  Clock::time_point m_nextReport = Clock::now();
};

void checkChecksums(const Solution& solution, const VerifyOptions& options, VerifyReport& report) {
  constexpr std::uint64_t tiersAtOnce = 64;
  const std::uint64_t tiers = solution.variant()->tierSpace().tierCount();
  std::atomic<std::uint64_t> checked{0};
  const auto checkSome = [&](std::size_t batch) {
    const std::uint64_t end = std::min(tiers, (batch + 1) * tiersAtOnce);
    for (std::uint64_t tier = batch * tiersAtOnce; tier < end; ++tier, ++checked) solution.checkTier(TierId{tier});
  };
  runParallel((tiers + tiersAtOnce - 1) / tiersAtOnce, threadCount(options.threads), options.stop, checkSome);
  report.tiersChecked = checked;
}

void deriveValues(const verify::Checker& checker, const Solution& solution, const VerifyOptions& options,
                  VerifyReport& report) {
  ProgressMeter meter(options, report.positionsExpected);
  std::vector<verify::UnitResult> results(checker.unitCount());
  runParallel(results.size(), threadCount(options.threads), options.stop, [&](std::size_t unit) {
    results[unit] = checker.checkUnit(unit, solution, options.stop, [&](std::uint64_t count) { meter.advance(count); });
  });
  for (auto& result : results) {
    report.positionsChecked += result.positionsChecked;
    report.mismatchCount += result.mismatchCount;
    for (auto& mismatch : result.mismatches) {
      if (report.mismatches.size() == VerifyReport::maxListedMismatches) break;
      report.mismatches.push_back(std::move(mismatch));
    }
  }
}

}  // namespace

VerifyReport verifySolution(const Solution& solution, const VerifyOptions& options) {
  const auto begin = Clock::now();
  const Variant& variant = *solution.variant();
  const auto checker = verify::makeChecker(variant);
  if (!checker) throw SolutionError(SolutionFault::NotSolvable, solution.file(), {variant.id()});
  if (checker->tierCount() != variant.tierSpace().tierCount()) {
    throw SolutionError(SolutionFault::DamagedDirectory, solution.file());
  }

  VerifyReport report;
  report.positionsExpected = checker->positionCount();
  checkChecksums(solution, options, report);
  if (!options.stop.stop_requested()) deriveValues(*checker, solution, options, report);
  report.stopped = options.stop.stop_requested() && report.positionsChecked != report.positionsExpected;
  report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace kotai
