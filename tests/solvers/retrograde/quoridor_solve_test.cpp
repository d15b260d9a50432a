// Tests for solving Quoridor through the public interface: small memory, stopping and resuming, progress, estimates and
// refusals.
#include <QTest>
#include <chrono>
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

constexpr std::uint64_t positionsOfTwoFences = 5605793;

class QuoridorSolveTest : public QObject {
  Q_OBJECT

 private slots:
  void smallBudgets_data();
  void smallBudgets();
  void stoppedAgainAndAgain();
  void stopsQuickly();
  void wantsProgress();
  void estimates_data();
  void estimates();
  void refusesWhatCannotFit_data();
  void refusesWhatCannotFit();

 private:
  VariantPtr m_variant = test::variant("quoridor:5x5,fences=2");
};

void QuoridorSolveTest::smallBudgets_data() {
  QTest::addColumn<quint64>("bytes");
  for (const quint64 bytes : {1ULL, 1ULL << 20, 16ULL << 20}) QTest::addRow("%llu bytes", bytes) << bytes;
}

/// The solver refuses a budget that is too small. The minimum is sufficient.
void QuoridorSolveTest::smallBudgets() {
  QFETCH(quint64, bytes);
  const test::DataFolder folder;
  const Estimate refused = resources(m_variant, optionsFor(folder, bytes));
  QVERIFY(refused.refusal.has_value());
  QVERIFY(refused.refusal->fault() == SolutionFault::DoesNotFit);
  QVERIFY_THROWS_EXCEPTION(SolutionError, solve(m_variant, optionsFor(folder, bytes)));
  const auto least = static_cast<std::uint64_t>(refused.memoryBytes) + 1;
  const auto report = solve(m_variant, optionsFor(folder, least));
  QVERIFY(report.finished);
  QCOMPARE(report.positionsSolved, positionsOfTwoFences);
  QVERIFY(report.cache.peakBytes <= least);
  QVERIFY(isRight(folder, m_variant));
}

/// Stops at every report until the solve is finished.
void QuoridorSolveTest::stoppedAgainAndAgain() {
  const test::DataFolder folder;
  std::uint64_t resumed = 0;
  std::uint64_t solved = 0;
  int runs = 0;
  for (bool finished = false; !finished; ++runs) {
    QVERIFY(runs < 1000);
    std::stop_source source;
    auto options = optionsFor(folder);
    options.progress = [&source](const SolveProgress&) { source.request_stop(); };
    const auto report = solve(m_variant, options, source.get_token());
    QVERIFY(report.tiersResumed >= resumed);
    resumed = report.tiersResumed;
    solved += report.positionsSolved;
    finished = report.finished;
  }
  QVERIFY(runs > 2);
  QCOMPARE(solved, positionsOfTwoFences);
  QVERIFY(isRight(folder, m_variant));
}

void QuoridorSolveTest::stopsQuickly() {
  const VariantPtr variant = test::variant("quoridor:7x7,fences=2");
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
    const auto report = solve(variant, options, source.get_token());
    QVERIFY(!report.finished);
    // On an idle machine with two threads, the goal is to stop within 0.1 s.
    const double seconds = sinceAsked.seconds();
    QVERIFY2(seconds < 1, test::message("processor seconds to stop", std::to_string(seconds), "0.2").constData());
    if (seconds > 0.2) qWarning("took %.3f processor seconds to stop", seconds);
  }
}

void QuoridorSolveTest::wantsProgress() {
  const test::DataFolder folder;
  auto options = optionsFor(folder);
  SolveProgress last;
  options.progress = [&](const SolveProgress& progress) {
    QVERIFY(progress.tiersDone >= last.tiersDone && progress.positionsDone >= last.positionsDone);
    QVERIFY(progress.layer < progress.layerCount);
    last = progress;
  };
  QVERIFY(solve(m_variant, options).finished);
  QCOMPARE(last.tiersDone, last.tiersTotal);
  QCOMPARE(last.tiersTotal, m_variant->tierGraph().tierCount());
  QCOMPARE(last.positionsDone, positionsOfTwoFences);
}

void QuoridorSolveTest::estimates_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"quoridor:3x3,fences=1", "quoridor:3x3,fences=10", "quoridor:4x4,fences=2", "quoridor:5x5,fences=2",
                         "quoridor:7x7,fences=1", "quoridor:9x9,fences=0", "quoridor:9x5,fences=1-0"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// The estimated memory and disk space must be sufficient. For the disk, one page of tolerance is allowed.
void QuoridorSolveTest::estimates() {
  QFETCH(QString, id);
  const test::DataFolder folder;
  const VariantPtr variant = test::variant(id.toStdString());
  const Estimate found = estimate(variant, optionsFor(folder));
  const auto exact = static_cast<double>(variant->tierGraph().totalPositions());
  QCOMPARE(found.tiers, variant->tierGraph().tierCount());
  QVERIFY2(std::abs(static_cast<double>(found.positions) - exact) <= 0.05 * exact,
           test::message("positions", std::to_string(found.positions), std::to_string(exact)).constData());
  QVERIFY(found.memoryBytes > 0 && found.comfortableMemoryBytes >= found.memoryBytes);
  QVERIFY(found.diskBytes > 0 && found.seconds > 0 && !found.refusal);
  const auto report = solve(variant, optionsFor(folder));
  const auto used = static_cast<double>(Solution::open(folder.path(), variant)->fileBytes());
  QVERIFY2(used <= found.diskBytes + 4096,
           test::message("bytes", std::to_string(used), "at most " + std::to_string(found.diskBytes)).constData());
  QVERIFY(static_cast<double>(report.cache.peakBytes) <= found.comfortableMemoryBytes);
}

void QuoridorSolveTest::refusesWhatCannotFit_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"quoridor:9x9,fences=10", "quoridor:9x9,fences=4", "quoridor:7x7,fences=5", "quoridor:6x6,fences=8"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// A solve that does not fit is refused at once and leaves no file behind. The error contains the required and
/// the available bytes.
void QuoridorSolveTest::refusesWhatCannotFit() {
  QFETCH(QString, id);
  const test::DataFolder folder;
  const VariantPtr variant = test::variant(id.toStdString());
  const auto begin = std::chrono::steady_clock::now();
  try {
    solve(variant, optionsFor(folder));
    QFAIL("began to solve what cannot fit");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::DoesNotFit);
    QCOMPARE(error.params().size(), std::size_t{3});
    QVERIFY(error.file().parent_path() == folder.path());
  }
  QVERIFY(std::filesystem::is_empty(folder.path()));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  QVERIFY2(seconds < 5, test::message("seconds", std::to_string(seconds), "at most 5").constData());
}

KOTAI_TEST(QuoridorSolveTest)
#include "quoridor_solve_test.moc"
