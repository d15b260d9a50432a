// Tests for the numbers of positions of Dodgem that are reachable from the start position.
#include "tests/core/dodgem/reachable.h"

#include <QTest>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <vector>

#include "tests/core/dodgem/slow_game.h"
#include "tests/runner/test_class.h"

namespace {

/// Returns the total number of steps that the pieces of both sides need to leave the board.
std::size_t remainingSteps(const slow::Position& position) {
  std::size_t steps = 0;
  for (std::size_t row = 0; row < position.rows.size(); ++row) {
    for (std::size_t column = 0; column < position.rows.size(); ++column) {
      if (position.rows[row][column] == '^') steps += row + 1;
      if (position.rows[row][column] == '>') steps += position.rows.size() - column;
    }
  }
  return steps;
}

/// Returns the numbers of reachable positions that have at least \p least remaining steps, by the number of
/// minimum number of remaining steps.
std::vector<std::uint64_t> searchedCounts(int size, std::size_t least) {
  const slow::Position start = slow::startPosition(size);
  std::vector<std::uint64_t> counts(remainingSteps(start) + 1);
  std::set<slow::Position> seen{start};
  std::vector<slow::Position> open{start};
  while (!open.empty()) {
    const slow::Position position = open.back();
    open.pop_back();
    ++counts[remainingSteps(position)];
    if (slow::pieces(position, '^') == 0 || slow::pieces(position, '>') == 0) continue;
    for (const auto& [move, after] : slow::moves(position)) {
      if (remainingSteps(after) >= least && seen.insert(after).second) open.push_back(after);
    }
  }
  return counts;
}

}  // namespace

class DodgemReachableTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithOthers_data();
  void agreesWithOthers();
  void agreesWithASearch_data();
  void agreesWithASearch();
};

void DodgemReachableTest::agreesWithOthers_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<quint64>("count");
  // Others have published these numbers (core/games/dodgem/RULES.md).
  QTest::newRow("3x3") << 3 << quint64{1'963};
  QTest::newRow("4x4") << 4 << quint64{393'900};
  QTest::newRow("5x5") << 5 << quint64{164'308'067};
}

void DodgemReachableTest::agreesWithOthers() {
  QFETCH(int, size);
  QFETCH(quint64, count);
  const std::vector<std::uint64_t> counts = kotai::test::ReachablePositions(size).counts();
  QCOMPARE(std::accumulate(counts.begin(), counts.end(), quint64{0}), count);
}

void DodgemReachableTest::agreesWithASearch_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<quint64>("least");  // remaining steps
  QTest::newRow("3x3") << 3 << quint64{0};
  QTest::newRow("4x4") << 4 << quint64{18};
  QTest::newRow("5x5") << 5 << quint64{35};
}

void DodgemReachableTest::agreesWithASearch() {
  QFETCH(int, size);
  QFETCH(quint64, least);
  const std::vector<std::uint64_t> counts = kotai::test::ReachablePositions(size).counts();
  const std::vector<std::uint64_t> searched = searchedCounts(size, least);
  QCOMPARE(searched.size(), counts.size());
  for (std::size_t steps = least; steps < counts.size(); ++steps) QCOMPARE(quint64{counts[steps]}, quint64{searched[steps]});
}

KOTAI_TEST(DodgemReachableTest)
#include "reachable_test.moc"
