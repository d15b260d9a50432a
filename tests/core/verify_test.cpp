// Tests for the verifier. The verifier accepts correct solutions, and finds single wrong values in a file with
// valid checksums.
#include "core/verify/verify.h"

#include <QTest>
#include <algorithm>
#include <random>
#include <set>

#include "tests/core/changed_solution.h"
#include "tests/core/dodgem/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::changedSolution;

static Value anotherValue(Value value, std::mt19937_64& random) {
  Value other = value;
  while (other == value) {
    const auto outcome = static_cast<Outcome>(std::uniform_int_distribution<int>(0, 2)(random));
    other =
        outcome == Outcome::Draw ? Value::draw() : Value{outcome, std::uniform_int_distribution<std::uint32_t>(0, 40)(random)};
  }
  return other;
}

class VerifyTest : public QObject {
  Q_OBJECT

 private slots:
  void rightSolutions_data();
  void rightSolutions();
  void wrongValuesAreFound();
  void manyWrongValuesAreCounted();
  void stops();
  void wantsProgress();
};

void VerifyTest::rightSolutions_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<unsigned>("threads");
  for (const int size : {3, 4}) {
    for (const unsigned threads : {1U, 2U, 0U}) QTest::addRow("%dx%d, %u threads", size, size, threads) << size << threads;
  }
}

void VerifyTest::rightSolutions() {
  QFETCH(int, size);
  QFETCH(unsigned, threads);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(size));
  VerifyOptions options;
  options.threads = threads;
  const VerifyReport report = verifySolution(*solution, options);
  QVERIFY(report.correct());
  QCOMPARE(report.tiersChecked, solution->variant()->tierGraph().tierCount());
  QCOMPARE(report.positionsChecked, std::uint64_t{slow::allPositions(size).size()});
  QCOMPARE(report.positionsExpected, report.positionsChecked);
  QVERIFY(report.mismatches.empty() && !report.stopped);
}

void VerifyTest::wrongValuesAreFound() {
  const test::DataFolder folder;
  const SolutionPtr right = folder.solve(test::dodgem(3));
  const Variant& variant = *right->variant();
  std::mt19937_64 random(41);
  const auto all = slow::allPositions(3);
  for (std::size_t i = 0; i < all.size(); i += 5) {
    const std::string text = slow::toText(all[i]);
    const AnyPosition position = test::position(variant, text);
    const Value wrong = anotherValue(right->value(position), random);
    const test::DataFolder other;
    const auto report = verifySolution(*changedSolution(*right, other.path(), {{variant.locate(position), wrong}}));
    QVERIFY2(!report.correct(), text.c_str());
    // The children are correct, so the derived value is correct. The check may also report parents.
    const auto found = std::find_if(report.mismatches.begin(), report.mismatches.end(),
                                    [&text](const Mismatch& mismatch) { return mismatch.position == text; });
    QVERIFY2(found != report.mismatches.end(), text.c_str());
    QVERIFY(found->stored == wrong);
    QVERIFY(found->derived == right->value(position));
  }
}

void VerifyTest::manyWrongValuesAreCounted() {
  const test::DataFolder folder;
  const SolutionPtr right = folder.solve(test::dodgem(4));
  std::mt19937_64 random(42);
  test::Values wrong;
  std::set<std::string> texts;
  while (wrong.size() < 300) {
    const AnyPosition position =
        right->variant()->canonical(test::position(*right->variant(), slow::toText(slow::randomPosition(4, random))));
    if (!texts.insert(right->variant()->formatPosition(position)).second) continue;
    // Such a long distance never follows from the children, whether their values are right or wrong.
    wrong[right->variant()->locate(position)] = Value::win(100);
  }
  const test::DataFolder other;
  const SolutionPtr solution = changedSolution(*right, other.path(), wrong);
  VerifyOptions options;
  options.threads = 1;
  const auto one = verifySolution(*solution, options);
  options.threads = 4;
  const auto four = verifySolution(*solution, options);
  QVERIFY(one.mismatchCount >= wrong.size());
  QCOMPARE(one.mismatchCount, four.mismatchCount);
  QCOMPARE(one.mismatches.size(), VerifyReport::maxListedMismatches);
  for (std::size_t i = 0; i < one.mismatches.size(); ++i) QVERIFY(one.mismatches[i].position == four.mismatches[i].position);
}

void VerifyTest::stops() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(4));
  std::stop_source source;
  source.request_stop();
  VerifyOptions options;
  options.stop = source.get_token();
  const auto report = verifySolution(*solution, options);
  QVERIFY(report.stopped && !report.correct());
}

void VerifyTest::wantsProgress() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(4));
  VerifyOptions options;
  options.threads = 1;
  int calls = 0;
  options.progress = [&calls](std::uint64_t done, double total) {
    ++calls;
    QVERIFY(done > 0 && static_cast<double>(done) <= total);
  };
  QVERIFY(verifySolution(*solution, options).correct());
  QVERIFY(calls >= 1);
}

KOTAI_TEST(VerifyTest)
#include "verify_test.moc"
