// Tests that strategies extracted from proofs can be replayed without a fault, and that broken strategies are
// found.
#include <QTest>
#include <random>
#include <stdexcept>

#include "core/verify/domineering/strategy_checker.h"
#include "solvers/domineering/proof/proof_search.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/domineering/proof/strategy_maker.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

template <class Bits>
Strategy strategyOf(int columns, int rows, int target, Upright upright) {
  const ProofRules<Bits> rules(columns, rows, target, upright);
  ProofTable<Bits> table(std::uint64_t{1} << 24);
  ProofSearch search(rules, table, 1);
  if (search.run(rules.start(), {}) != Verdict::Yes) throw std::runtime_error("not secured");
  return *makeStrategy(search, Side::First, 1'000'000, {}, {});
}

Strategy strategyOf(int columns, int rows, int target, Upright upright) {
  return columns * rows <= largestProofCells ? strategyOf<std::uint64_t>(columns, rows, target, upright)
                                             : strategyOf<Bits128>(columns, rows, target, upright);
}

}  // namespace

class StrategyTest : public QObject {
  Q_OBJECT
 private slots:
  void hold_data();
  void hold();
  void brokenStrategiesAreFound_data();
  void brokenStrategiesAreFound();
};

void StrategyTest::hold_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("target");
  QTest::addColumn<Upright>("upright");
  QTest::newRow("4x4 draw") << 4 << 4 << 0 << Upright::Anywhere;
  QTest::newRow("5x5 draw") << 5 << 5 << 0 << Upright::Anywhere;
  QTest::newRow("5x6 win") << 5 << 6 << 1 << Upright::Anywhere;
  QTest::newRow("6x6 draw") << 6 << 6 << 0 << Upright::Anywhere;
  QTest::newRow("5x6 win in bands") << 5 << 6 << 1 << Upright::InBands;
  QTest::newRow("6x6 draw in bands") << 6 << 6 << 0 << Upright::InBands;
  QTest::newRow("7x8 win in bands") << 7 << 8 << 1 << Upright::InBands;
  QTest::newRow("8x8 draw in bands") << 8 << 8 << 0 << Upright::InBands;
  QTest::newRow("7x10 win in bands") << 7 << 10 << 1 << Upright::InBands;
  QTest::newRow("5x7 win in bands") << 5 << 7 << 1 << Upright::InBands;
  QTest::newRow("5x9 win in bands") << 5 << 9 << 1 << Upright::InBands;
  QTest::newRow("7x7 draw in bands") << 7 << 7 << 0 << Upright::InBands;
}

void StrategyTest::hold() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, target);
  QFETCH(Upright, upright);
  const Strategy strategy = strategyOf(columns, rows, target, upright);
  QCOMPARE(strategy.inBands, upright == Upright::InBands);
  QVERIFY(!strategy.entries.empty());
  const StrategyCheck check = checkStrategy(strategy, {columns, rows, target});
  QVERIFY2(check.correct(), check.firstFault.c_str());
  QCOMPARE(check.positions, strategy.entries.size());
  QVERIFY(check.answers > check.positions);
}

void StrategyTest::brokenStrategiesAreFound_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<Upright>("upright");
  QTest::addColumn<int>("illegal");
  QTest::addColumn<int>("trials");
  QTest::newRow("anywhere") << 6 << 6 << Upright::Anywhere << 35 << 20;              // no cell is above the upper right corner
  QTest::newRow("in bands") << 6 << 6 << Upright::InBands << 6 << 20;                // domino from the first band into the second
  QTest::newRow("in bands of seven rows") << 5 << 7 << Upright::InBands << 5 << 20;  // from the first band into the second
  if (qEnvironmentVariableIsSet("KOTAI_LONG_TESTS"))
    QTest::newRow("in bands of a large board") << 7 << 10 << Upright::InBands << 63 << 2;  // counted from the uppermost row
}

void StrategyTest::brokenStrategiesAreFound() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(Upright, upright);
  QFETCH(int, illegal);
  QFETCH(int, trials);
  const Strategy strategy = strategyOf(columns, rows, 0, upright);
  const StrategyClaim claim{columns, rows, 0};
  QVERIFY(checkStrategy(strategy, claim).correct());
  QVERIFY(!checkStrategy(strategy, {columns, rows + 1, 0}).correct());
  QVERIFY(!checkStrategy(strategy, {columns, rows, 1}).correct());
  Strategy toldOtherwise = strategy;
  toldOtherwise.inBands = !strategy.inBands;
  QVERIFY(!checkStrategy(toldOtherwise, claim).correct());
  Strategy shorter = strategy;
  shorter.entries.erase(shorter.entries.begin() + static_cast<std::ptrdiff_t>(shorter.entries.size() / 2));
  QVERIFY(!checkStrategy(shorter, claim).correct());
  Strategy prouder = strategy;
  prouder.payoff = 1;
  QVERIFY(!checkStrategy(prouder, {columns, rows, 1}).correct());
  Strategy unplayable = strategy;
  unplayable.entries.back().move = static_cast<std::int8_t>(illegal);
  const StrategyCheck illegalMove = checkStrategy(unplayable, claim);
  QCOMPARE(illegalMove.faults, std::uint64_t{1});
  QVERIFY(!illegalMove.firstFault.empty());
  Strategy empty = strategy;
  empty.entries.clear();
  QVERIFY(!checkStrategy(empty, claim).startCovered);
  // Some of the wrong moves may be equally good, but not all of them.
  std::mt19937 random(5);
  int found = 0;
  for (int trial = 0; trial < trials; ++trial) {
    Strategy changed = strategy;
    auto& entry = changed.entries[random() % changed.entries.size()];
    entry.move = static_cast<std::int8_t>(random() % 20);
    found += checkStrategy(changed, claim).correct() ? 0 : 1;
  }
  QVERIFY(4 * found > trials);
}

KOTAI_TEST(StrategyTest)
#include "strategy_test.moc"
