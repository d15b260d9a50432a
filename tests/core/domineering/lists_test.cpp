// Tables and lists of a solved board with simultaneous moves, against a plain count over all its positions.
#include <QTest>
#include <map>

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/position_list.h"
#include "tests/core/domineering/solved_board.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::everything;
using test::solvedBoard;

class DomineeringListsTest : public QObject {
  Q_OBJECT
 private slots:
  void classes();
  void distribution();
  void lists_data();
  void lists();
  void pagesFitTogether();
  void stops();
};

void DomineeringListsTest::classes() {
  const auto solution = solvedBoard();
  std::uint64_t positions = 0;
  for (const CoveredCounts& row : classesByCovered(*solution)) {
    CoveredCounts counted;
    for (const auto& each : everything(*solution, true)) {
      if (each.covered != row.covered) continue;
      ++counted.byClass[static_cast<std::size_t>(positionClassOf(each.value))];
      if (solution->variant()->finished(each.position)) ++counted.finished;
    }
    QVERIFY(counted.byClass == row.byClass && counted.finished == row.finished);
    positions += row.positions();
  }
  QCOMPARE(positions, std::uint64_t{everything(*solution, true).size()});
  QCOMPARE(classTotals(*solution).positions(), positions);
}

void DomineeringListsTest::distribution() {
  const auto solution = solvedBoard();
  DistributionOptions options;
  options.bins = 10;
  options.common = 1000;
  const auto found = valueDistribution(*solution, options);
  QVERIFY(found.has_value());
  const auto all = everything(*solution, false);
  QCOMPARE(found->positions, std::uint64_t{all.size()});
  QCOMPARE(found->distinct, std::uint64_t{found->common.size()});
  std::uint64_t inBins = 0;
  for (const std::uint64_t count : found->bins) inBins += count;
  QCOMPARE(inBins, found->positions);
  std::uint64_t counted = 0;
  bool half = false;
  for (std::size_t number = 0; number < found->common.size(); ++number) {
    const auto& value = found->common[number];
    QVERIFY(number == 0 || found->common[number - 1].count >= value.count);
    const auto same =
        std::ranges::count_if(all, [&](const auto& each) { return std::abs(each.value.value - value.value) < 2e-9; });
    QCOMPARE(std::uint64_t(same), value.count);
    if (value.denominator != 0) QVERIFY(std::abs(double(value.numerator) / double(value.denominator) - value.value) < 2e-9);
    half = half || (value.numerator == 1 && value.denominator == 2);
    counted += value.count;
  }
  QVERIFY(half);
  QCOMPARE(counted, found->positions);
  options.covered = 4;
  QVERIFY(valueDistribution(*solution, options)->positions < found->positions);
}

void DomineeringListsTest::lists_data() {
  QTest::addColumn<int>("positionClass");
  QTest::addColumn<int>("covered");
  QTest::addColumn<double>("least");
  QTest::addColumn<double>("most");
  QTest::newRow("all") << -1 << -1 << -1.0 << 1.0;
  QTest::newRow("mixed") << int(PositionClass::Mixed) << -1 << -1.0 << 1.0;
  QTest::newRow("draws with 9 covered") << int(PositionClass::Draw) << 9 << -1.0 << 1.0;
  QTest::newRow("a third") << -1 << -1 << 1.0 / 3 << 1.0 / 3;
  QTest::newRow("mixed, good for Horizontal") << int(PositionClass::Mixed) << -1 << -1.0 << -0.5;
  QTest::newRow("none") << int(PositionClass::FirstWins) << -1 << -1.0 << 0.5;
}

void DomineeringListsTest::lists() {
  QFETCH(int, positionClass);
  QFETCH(int, covered);
  QFETCH(double, least);
  QFETCH(double, most);
  SimultaneousFilter filter;
  if (positionClass >= 0) filter.positionClass = static_cast<PositionClass>(positionClass);
  if (covered >= 0) filter.covered = covered;
  filter.leastValue = least;
  filter.mostValue = most;
  for (const bool withFinished : {false, true}) {
    filter.withFinished = withFinished;
    std::vector<ListedGamePosition> wanted;
    for (const auto& each : everything(*solvedBoard(), withFinished)) {
      if (positionClass >= 0 && int(positionClassOf(each.value)) != positionClass) continue;
      if (covered >= 0 && each.covered != covered) continue;
      if (each.value.value < least - 1e-9 || each.value.value > most + 1e-9) continue;
      wanted.push_back(each);
    }
    const SimultaneousPositionList list(solvedBoard(), filter);
    QCOMPARE(list.count(), std::uint64_t{wanted.size()});
    const auto page = list.page(0, wanted.size() + 5);
    QCOMPARE(page.size(), wanted.size());
    for (std::size_t number = 0; number < page.size(); ++number)
      QVERIFY(page[number].position == wanted[number].position && page[number].value == wanted[number].value &&
              page[number].covered == wanted[number].covered);
  }
}

void DomineeringListsTest::pagesFitTogether() {
  const SimultaneousPositionList list(solvedBoard(), {});
  const auto whole = list.page(0, list.count());
  for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{17}, list.count() / 2, list.count() - 3, list.count()}) {
    const auto page = list.page(first, 10);
    QCOMPARE(page.size(), std::size_t(std::min<std::uint64_t>(10, list.count() - first)));
    for (std::size_t number = 0; number < page.size(); ++number) QVERIFY(page[number].position == whole[first + number].position);
  }
}

void DomineeringListsTest::stops() {
  std::stop_source stop;
  stop.request_stop();
  QCOMPARE(SimultaneousPositionList(solvedBoard(), {}, stop.get_token()).count(), std::uint64_t{0});
  QVERIFY(!valueDistribution(*solvedBoard(), {}, stop.get_token()));
}

KOTAI_TEST(DomineeringListsTest)
#include "lists_test.moc"
