// Tests for the verifier on samples. The verifier checks about as many positions as requested, covers all
// positions in the long run, and raises no false alarm.
#include <QTest>
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/verify/verify.h"
#include "tests/core/changed_solution.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

static VerifyReport sampled(const Solution& solution, std::uint64_t positions, std::uint64_t seed = 1, unsigned threads = 2) {
  VerifyOptions options;
  options.threads = threads;
  options.sample = VerifySample{positions, seed};
  return verifySolution(solution, options);
}

const SolutionPtr& solved(const QString& id) {
  static const test::DataFolder folder;
  static std::map<QString, SolutionPtr> solutions;
  SolutionPtr& found = solutions[id];
  if (!found) found = folder.solve(test::variant(id.toStdString()));
  return found;
}

static std::set<std::string> positionsOf(const VerifyReport& report) {
  std::set<std::string> positions;
  for (const Mismatch& mismatch : report.mismatches) positions.insert(mismatch.position);
  return positions;
}

class VerifySampleTest : public QObject {
  Q_OBJECT

 private slots:
  void whichVariants();
  void rightSolutions_data();
  void rightSolutions();
  void wrongValuesAreFound_data();
  void wrongValuesAreFound();
  void stops();
};

void VerifySampleTest::whichVariants() {
  QVERIFY(verifiesSamples(*test::variant("dodgem:5x5")));
  QVERIFY(verifiesSamples(*test::variant("quoridor:9x9,fences=2")));
  QVERIFY(verifiesSamples(*test::variant("quoridor:4x4,fences=1,start=diagonal")));
  QVERIFY(!verifiesSamples(*test::variant("animalshogi")));
  QVERIFY(!verifiesSamples(*test::variant("gobblet")));
}

void VerifySampleTest::rightSolutions_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"dodgem:3x3", "dodgem:4x4", "quoridor:3x3,fences=2", "quoridor:3x3,fences=10", "quoridor:5x4,fences=2-1",
                         "quoridor:2x9,fences=3", "quoridor:5x5,fences=2-1"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

void VerifySampleTest::rightSolutions() {
  QFETCH(QString, id);
  const SolutionPtr& solution = solved(id);
  const std::uint64_t all = solution->variant()->tierGraph().totalPositions();
  for (const std::uint64_t share : {std::uint64_t{10}, std::uint64_t{50}}) {
    const VerifyReport report = sampled(*solution, std::max<std::uint64_t>(all / share, 1));
    QVERIFY(report.correct() && report.sampled && !report.stopped);
    QCOMPARE(report.mismatchCount, std::uint64_t{0});
    QCOMPARE(report.tiersChecked, solution->variant()->tierGraph().tierCount());
    QCOMPARE(report.positionsExpected, all);
    QVERIFY(report.positionsChecked > 0);
  }
  const VerifyReport one = sampled(*solution, all / 10 + 1, 7, 1);
  const VerifyReport four = sampled(*solution, all / 10 + 1, 7, 4);
  QCOMPARE(one.positionsChecked, four.positionsChecked);  // the same seed gives the same sample
  if (id == QLatin1String("quoridor:5x5,fences=2-1")) {   // this board is large enough for different samples
    QVERIFY(one.positionsChecked > all / 15 && one.positionsChecked < all / 7);
    QVERIFY(sampled(*solution, all / 10 + 1, 8).positionsChecked != one.positionsChecked);
  }
  QVERIFY(sampled(*solution, 1).positionsChecked > 0);
  if (all < 100'000) QVERIFY(sampled(*solution, UINT64_MAX).correct());  // checks all positions
}

void VerifySampleTest::wrongValuesAreFound_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"dodgem:3x3", "quoridor:3x3,fences=2", "quoridor:4x4,fences=1"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// With one wrong value, all samples together find the same mismatches as a full check, and no others.
void VerifySampleTest::wrongValuesAreFound() {
  QFETCH(QString, id);
  const SolutionPtr& right = solved(id);
  const Variant& variant = *right->variant();
  const std::uint64_t tiers = variant.tierGraph().tierCount();
  for (const TierId tier : {TierId{0}, TierId{tiers / 2}, TierId{tiers - 1}}) {
    if (variant.tierGraph().positionCount(tier) == 0) continue;
    const Location place{tier, PositionIndex{variant.tierGraph().positionCount(tier) / 2}};
    const test::DataFolder folder;
    // No win takes so many plies, so the check reports this position and its predecessors.
    const SolutionPtr wrong = test::changedSolution(*right, folder.path(), {{place, Value::win(99)}});
    const std::set<std::string> all = positionsOf(verifySolution(*wrong));
    QVERIFY(!all.empty());
    std::set<std::string> found;
    for (std::uint64_t seed = 1; seed <= 200 && found != all; ++seed) {
      const VerifyReport report = sampled(*wrong, UINT64_MAX, seed);
      QCOMPARE(report.correct(), report.mismatchCount == 0);
      found.merge(positionsOf(report));
      QVERIFY(std::ranges::includes(all, found));
    }
    QVERIFY(found == all);
  }
}

void VerifySampleTest::stops() {
  const SolutionPtr& solution = solved(QStringLiteral("quoridor:5x5,fences=2"));
  std::stop_source source;
  VerifyOptions options;
  options.stop = source.get_token();
  options.sample = VerifySample{1'000'000, 1};
  options.progress = [&](std::uint64_t, double) { source.request_stop(); };
  const VerifyReport report = verifySolution(*solution, options);
  QVERIFY(report.stopped && !report.correct());
}

KOTAI_TEST(VerifySampleTest)
#include "verify_sample_test.moc"
