// Tests for 5x5 Dodgem (120,030,201 positions). Solves the variant, verifies a tenth of it, and checks the known
// result.
#include <QTest>
#include <random>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/analysis/position_list.h"
#include "core/verify/verify.h"
#include "tests/core/dodgem/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class Dodgem5x5Test : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void startIsADraw();
  void aTenthFollowsFromTheRules();
  void totalsAddUp();
  void tablesAddUp();
  void movesAgreeWithTheSlowRules();
  void longestLinesArePlayed();

 private:
  test::DataFolder m_folder;
  VariantPtr m_variant = test::dodgem(5);
  SolutionPtr m_solution;
};

void Dodgem5x5Test::initTestCase() { m_solution = m_folder.solve(m_variant); }

/// Checks the result that des Jardins published in 1996.
void Dodgem5x5Test::startIsADraw() { QVERIFY(m_solution->value(m_variant->start()) == Value::draw()); }

void Dodgem5x5Test::aTenthFollowsFromTheRules() {
  VerifyOptions options;
  options.threads = 2;
  options.sample = VerifySample{12'003'020};
  const VerifyReport report = verifySolution(*m_solution, options);
  for (const Mismatch& mismatch : report.mismatches) {
    qWarning("%s stored %s derived %s", mismatch.position.c_str(), toText(mismatch.stored).c_str(),
             toText(mismatch.derived).c_str());
  }
  QVERIFY(report.correct());
  QCOMPARE(report.tiersChecked, m_variant->tierGraph().tierCount());
  QVERIFY(report.positionsChecked > 6'000'000);
}

void Dodgem5x5Test::totalsAddUp() {
  const Totals sums = totals(*m_solution);
  QCOMPARE(sums.positions(), std::uint64_t{120030201});
  for (std::size_t outcome = 0; outcome < 3; ++outcome) {
    std::uint64_t positions = 0;
    for (const auto& [distance, count] : sums.distances[outcome]) positions += count;
    QCOMPARE(positions, sums.outcomes[outcome]);
    QVERIFY(sums.countedOutcomes[outcome] <= sums.outcomes[outcome]);
  }
}

void Dodgem5x5Test::tablesAddUp() {
  const Totals sums = totals(*m_solution);
  for (const AggregateKey& key : m_variant->tierGraph().aggregateKeys()) {
    const AggregateTable table = aggregate(*m_solution, key, Counting::True);
    const AggregateTable published = aggregate(*m_solution, key, Counting::AsPublished);
    for (std::size_t outcome = 0; outcome < 3; ++outcome) {
      std::uint64_t positions = 0;
      for (std::size_t i = 0; i < table.cells[outcome].size(); ++i) {
        positions += table.cells[outcome][i];
        QVERIFY(published.cells[outcome][i] >= table.cells[outcome][i]);
        QVERIFY(published.cells[outcome][i] <= 2 * table.cells[outcome][i]);
      }
      QCOMPARE(positions, sums.countedOutcomes[outcome]);
    }
  }
}

void Dodgem5x5Test::movesAgreeWithTheSlowRules() {
  std::mt19937_64 random(51);
  for (int i = 0; i < 5000; ++i) {
    const slow::Position drawing = slow::randomPosition(5, random);
    const AnyPosition position = test::position(*m_variant, slow::toText(drawing));
    Value best = Value::loss(0);
    bool finished = true;
    for (const auto& [text, after] : slow::moves(drawing)) {
      const Value value = valueForMover(m_solution->value(test::position(*m_variant, slow::toText(after))));
      if (finished || preference(value, best) > 0) best = value;
      finished = false;
    }
    QVERIFY(m_solution->value(position) == (finished ? Value::win(0) : best));
  }
}

void Dodgem5x5Test::longestLinesArePlayed() {
  PositionFilter filter;
  filter.kind = FindKind::Longest;
  const PositionList list(m_solution, filter);
  QVERIFY(list.count() > 0);
  for (const ListedPosition& entry : list.page(0, 20)) {
    const PerfectLine line = perfectLine(*m_solution, entry.position);
    QCOMPARE(line.moves.size(), std::size_t{entry.value.distancePlies});
    QVERIFY(m_variant->legalMoves(line.last).empty());
  }
}

KOTAI_TEST(Dodgem5x5Test)
#include "values_5x5_test.moc"
