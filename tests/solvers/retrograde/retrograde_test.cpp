// Tests for the tier engine through its public interface: budgets, stopping and resuming, progress, estimates and refusals.
#include <QTest>
#include <stop_token>

#include "core/base/errors.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/cpu_clock.h"
#include "tests/runner/test_class.h"
#include "tests/solvers/retrograde/solve_into.h"

using namespace kotai;
using namespace kotai::retrograde;
using test::isRight;
using test::optionsFor;

class RetrogradeTest : public QObject {
  Q_OBJECT

 private slots:
  void countsWhatItDid();
  void smallBudgets_data();
  void smallBudgets();
  void wholeTiersNeedTheirMemory_data();
  void wholeTiersNeedTheirMemory();
  void stoppedAgainAndAgain();
  void stopsQuickly();
  void stoppedBeforeItBegins();
  void wantsProgress();
  void estimates_data();
  void estimates();
  void refusesWhatCannotFit();
};

void RetrogradeTest::countsWhatItDid() {
  const test::DataFolder folder;
  const auto report = solve(test::dodgem(4), optionsFor(folder));
  QVERIFY(report.finished);
  QCOMPARE(report.tiersResumed, std::uint64_t{0});
  QCOMPARE(report.positionsSolved, std::uint64_t{277993});
  QVERIFY(report.seconds > 0);
  QCOMPARE(report.cache.reloads, std::uint64_t{0});
  QCOMPARE(report.cache.evictions, std::uint64_t{0});
  QVERIFY(report.cache.hits > 0 && report.cache.peakBytes > 0);
}

void RetrogradeTest::smallBudgets_data() {
  QTest::addColumn<quint64>("bytes");
  for (const quint64 bytes : {1ULL, 4096ULL, 65536ULL}) QTest::addRow("%llu bytes", bytes) << bytes;
}

/// A solve that would exceed its budget is refused, and the error names the minimum budget. That minimum is
/// sufficient.
void RetrogradeTest::smallBudgets() {
  QFETCH(quint64, bytes);
  const test::DataFolder folder;
  const VariantPtr variant = test::dodgem(4);
  std::uint64_t least = 0;
  try {
    solve(variant, optionsFor(folder, bytes));
    QFAIL("began to solve with too small a budget");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::DoesNotFit);
    QCOMPARE(error.params().front(), std::string("memory"));
    least = std::stoull(error.params()[1]);
    QCOMPARE(std::stoull(error.params()[2]), bytes);
  }
  QVERIFY(std::filesystem::is_empty(folder.path()));
  const auto report = solve(variant, optionsFor(folder, least + 1));
  QVERIFY(report.finished);
  QVERIFY(report.cache.peakBytes <= least);
  QVERIFY(isRight(folder, variant));
}

/// Engines that hold a whole tier in memory cannot work with less memory.
void RetrogradeTest::wholeTiersNeedTheirMemory_data() {
  QTest::addColumn<QByteArray>("id");
  for (const char* id : {"animalshogi", "gobblet"}) QTest::newRow(id) << QByteArray(id);
}

void RetrogradeTest::wholeTiersNeedTheirMemory() {
  QFETCH(QByteArray, id);
  const test::DataFolder folder;
  const VariantPtr variant = test::variant(id.toStdString());
  const auto refusal = resources(variant, optionsFor(folder, 100'000'000)).refusal;
  QVERIFY(refusal.has_value());
  QVERIFY(refusal->fault() == SolutionFault::DoesNotFit);
  QCOMPARE(refusal->params().front(), std::string("memory"));
  QCOMPARE(refusal->params()[2], std::string("100000000"));
  QVERIFY_THROWS_EXCEPTION(SolutionError, solve(variant, optionsFor(folder, 100'000'000)));
  QVERIFY(std::filesystem::is_empty(folder.path()));
}

/// Stops at every report until the solve is finished.
void RetrogradeTest::stoppedAgainAndAgain() {
  const test::DataFolder folder;
  const VariantPtr variant = test::dodgem(4);
  std::uint64_t resumed = 0;
  std::uint64_t solved = 0;
  int runs = 0;
  for (bool finished = false; !finished; ++runs) {
    QVERIFY(runs < 10000);
    std::stop_source source;
    auto options = optionsFor(folder);
    options.progress = [&source](const SolveProgress&) { source.request_stop(); };
    const auto report = solve(variant, options, source.get_token());
    QVERIFY(report.tiersResumed >= resumed);
    resumed = report.tiersResumed;
    solved += report.positionsSolved;
    finished = report.finished;
  }
  QVERIFY(runs > 2);
  QCOMPARE(solved, std::uint64_t{277993});
  QVERIFY(isRight(folder, variant));
}

void RetrogradeTest::stopsQuickly() {
  const test::DataFolder folder;  // each round continues where the previous round was stopped
  for (int round = 0; round < 4; ++round) {
    std::stop_source source;
    test::CpuClock sinceAsked;
    auto options = optionsFor(folder);
    options.progress = [&](const SolveProgress&) {
      if (source.stop_requested()) return;
      sinceAsked.restart();
      source.request_stop();
    };
    const auto report = solve(test::dodgem(5), options, source.get_token());
    QVERIFY(!report.finished);
    // On an idle machine with two threads, the goal is to stop within 0.1 s.
    const double seconds = sinceAsked.seconds();
    QVERIFY2(seconds < 1, test::message("processor seconds to stop", std::to_string(seconds), "0.2").constData());
    if (seconds > 0.2) qWarning("took %.3f processor seconds to stop", seconds);
  }
}

void RetrogradeTest::stoppedBeforeItBegins() {
  const test::DataFolder folder;
  std::stop_source source;
  source.request_stop();
  const auto report = solve(test::dodgem(3), optionsFor(folder), source.get_token());
  QVERIFY(!report.finished);
  QCOMPARE(report.positionsSolved, std::uint64_t{0});
  QVERIFY(!Solution::exists(folder.path(), *test::dodgem(3)));
}

void RetrogradeTest::wantsProgress() {
  const test::DataFolder folder;
  const VariantPtr variant = test::dodgem(4);
  auto options = optionsFor(folder);
  SolveProgress last;
  int calls = 0;
  options.progress = [&](const SolveProgress& progress) {
    QVERIFY(progress.tiersDone >= last.tiersDone && progress.positionsDone >= last.positionsDone);
    QVERIFY(progress.layer < progress.layerCount);
    last = progress;
    ++calls;
  };
  const auto report = solve(variant, options);
  QCOMPARE(last.tiersDone, last.tiersTotal);
  QCOMPARE(last.tiersTotal, variant->tierGraph().tierCount());
  QCOMPARE(last.positionsDone, std::uint64_t{277993});
  QVERIFY(last.positionsTotal == 277993);
  QVERIFY(calls >= 1 && calls <= 2 + static_cast<int>(report.seconds * 10));
}

void RetrogradeTest::estimates_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 8; ++size) QTest::addRow("%dx%d", size, size) << size;
}

void RetrogradeTest::estimates() {
  QFETCH(int, size);
  const test::DataFolder folder;
  const VariantPtr variant = test::dodgem(size);
  const Estimate found = estimate(variant, optionsFor(folder));
  QCOMPARE(found.tiers, variant->tierGraph().tierCount());
  QVERIFY(found.positions == variant->tierGraph().totalPositions());
  QVERIFY(found.memoryBytes > 0 && found.comfortableMemoryBytes >= found.memoryBytes);
  QVERIFY(found.diskBytes > 0 && found.seconds > 0);
  QVERIFY(found.availableDiskBytes > 0 && found.availableMemoryBytes > 0);
  if (size <= 4) {
    QVERIFY(!found.refusal);
    // The estimated disk space must be sufficient.
    solve(variant, optionsFor(folder));
    const auto used = static_cast<double>(Solution::open(folder.path(), variant)->fileBytes());
    QVERIFY2(used <= found.diskBytes,
             test::message("bytes", std::to_string(used), "at most " + std::to_string(found.diskBytes)).constData());
  }
  if (size == 8) {
    QVERIFY(found.refusal.has_value());
    QVERIFY(found.refusal->fault() == SolutionFault::DoesNotFit);
  }
}

void RetrogradeTest::refusesWhatCannotFit() {
  const test::DataFolder folder;
  try {
    solve(test::dodgem(8), optionsFor(folder));
    QFAIL("began to solve what cannot fit");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::DoesNotFit);
    QCOMPARE(error.params().size(), std::size_t{3});
    QVERIFY(error.file().parent_path() == folder.path());
  }
  QVERIFY(std::filesystem::is_empty(folder.path()));
}

KOTAI_TEST(RetrogradeTest)
#include "retrograde_test.moc"
