// Tests for the tables and lists of a solved board with simultaneous moves, compared with a plain count over all its positions.
#include <fmt/format.h>

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/core/domineering/solved_board.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::everything;
using test::solvedBoard;

namespace {

/// Second implementation of the rules, cell by cell.
struct SquareBoard {
  int side = 0;

  bool isFree(std::uint64_t covered, int column, int row) const {
    return column >= 0 && column < side && row >= 0 && row < side && (covered >> (row * side + column) & 1U) == 0;
  }
  std::uint64_t cell(int column, int row) const { return std::uint64_t{1} << (row * side + column); }
  std::uint64_t withDeadCells(std::uint64_t covered) const {
    std::uint64_t all = covered;
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column)
        if (!isFree(covered, column - 1, row) && !isFree(covered, column + 1, row) && !isFree(covered, column, row - 1) &&
            !isFree(covered, column, row + 1))
          all |= cell(column, row);
    return all;
  }
  std::uint64_t smallestKeepingPlayers(std::uint64_t covered) const {
    std::array<std::uint64_t, 4> images{};
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column)
        if (!isFree(covered, column, row))
          for (std::size_t image = 0; image < images.size(); ++image)
            images[image] |= cell((image & 1U) != 0 ? side - 1 - column : column, (image & 2U) != 0 ? side - 1 - row : row);
    return *std::ranges::min_element(images);
  }
  void addAll(std::uint64_t covered, std::set<std::uint64_t>& found) const {
    if (!found.insert(smallestKeepingPlayers(withDeadCells(covered))).second) return;
    for (int up = 0; up < side * side; ++up)
      for (int right = 0; right < side * side; ++right) {
        const int column = up % side;
        const int row = up / side;
        if (!isFree(covered, column, row) || !isFree(covered, column, row + 1)) continue;
        const std::uint64_t upright = cell(column, row) | cell(column, row + 1);
        if (!isFree(covered, right % side, right / side) || !isFree(covered, right % side + 1, right / side)) continue;
        addAll(covered | upright | cell(right % side, right / side) | cell(right % side + 1, right / side), found);
      }
  }
};

SimultaneousSolutionPtr solvedSquare(int side) {
  const QTemporaryDir folder;
  domineering::SolveOptions options;
  options.directory = folder.path().toStdString();
  const auto variant = *parseSimultaneousVariant(fmt::format("syncdom:{0}x{0}", side));
  domineering::solve(variant, options);
  return SimultaneousSolution::open(options.directory, variant);
}

}  // namespace

class DomineeringListsTest : public QObject {
  Q_OBJECT
 private slots:
  void classes();
  void squaresFavourNoSide_data();
  void squaresFavourNoSide();
  void distribution();
  void lists_data();
  void lists();
  void pagesMakeTheWholeList();
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

void DomineeringListsTest::squaresFavourNoSide_data() {
  QTest::addColumn<int>("side");
  QTest::newRow("2x2") << 2;
  QTest::newRow("3x3") << 3;
  QTest::newRow("4x4") << 4;
}

/// Plays all turns to find every reachable position. Mirror images count as one position unless they exchange
/// the players.
void DomineeringListsTest::squaresFavourNoSide() {
  QFETCH(int, side);
  const auto solution = solvedSquare(side);
  std::set<std::uint64_t> found;
  const SquareBoard board{side};
  board.addAll(0, found);
  CoveredCounts counted;
  std::map<double, std::uint64_t> values;
  for (const std::uint64_t position : found) {
    const GameValue value = *solution->value({{position, 0, 0, 0}});
    ++counted.byClass[static_cast<std::size_t>(positionClassOf(value))];
    ++values[std::round(value.value * 1e6) + 0.0];
    if (solution->variant()->finished({{position, 0, 0, 0}})) ++counted.finished;
  }
  const CoveredCounts totals = classTotals(*solution);
  QVERIFY(totals.byClass == counted.byClass && totals.finished == counted.finished);
  QCOMPARE(counted.byClass[0], counted.byClass[1]);
  if (side == 4) QVERIFY((counted.byClass == std::array<std::uint64_t, 4>{314, 314, 357, 45}));
  for (std::size_t number = 0; number < positionClassCount; ++number) {
    SimultaneousFilter filter;
    filter.withFinished = true;
    filter.positionClass = static_cast<PositionClass>(number);
    const SimultaneousPositionList list(solution, filter);
    QCOMPARE(list.count(), counted.byClass[number]);
    for (const ListedGamePosition& listed : list.page(0, list.count())) {
      QVERIFY(found.contains(board.smallestKeepingPlayers(listed.position.words[0])));
      QVERIFY(*solution->value(listed.position) == listed.value);
    }
  }
  DistributionOptions options;
  options.withFinished = true;
  const auto distribution = valueDistribution(*solution, options);
  QVERIFY(distribution);
  for (const auto& value : distribution->common) QCOMPARE(value.count, values[std::round(value.value * 1e6) + 0.0]);
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

void DomineeringListsTest::pagesMakeTheWholeList() {
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
