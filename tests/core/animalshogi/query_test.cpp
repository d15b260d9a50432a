// Tests for queries about Animal Shogi. The count of each kind agrees with the list of that kind, and with a
// plain scan of some material classes.
#include <QTest>
#include <algorithm>
#include <random>

#include "core/analysis/aggregate.h"
#include "core/analysis/find_kind.h"
#include "core/analysis/position_list.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "tests/core/query/plain_answers.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::KnownPosition;

class AnimalShogiQueryTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_solution = test::sharedSolution("animalshogi"); }
  void kindsAgreeWithLists();
  void agreesWithTotals();
  void agreesWithAPlainSearch();

 private:
  std::uint64_t count(const query::Query& asked) const { return query::search(query::Prepared(m_solution, asked, {}), {}, {}); }
  query::Query read(const std::string& text) const {
    auto parsed = query::parseQuery(m_solution->variant(), text);
    if (!parsed) throw std::runtime_error("unreadable query: " + text);
    return std::move(*parsed);
  }

  SolutionPtr m_solution;
};

/// Each kind counts as many positions as its list contains. QueryTest covers all kinds on small variants of
/// other games.
void AnimalShogiQueryTest::kindsAgreeWithLists() {
  for (const FindKind kind : findKinds(*m_solution->variant())) {
    const PositionKind& read = positionKind(*m_solution->variant(), kind);
    PositionFilter filter;
    filter.kind = kind;
    if (read.number != KindNumber::None)
      filter.distancePlies = read.number == KindNumber::Rounds ? 21 : read.outcome == Outcome::Loss ? 78 : 121;
    QCOMPARE(count(query::ofKind(m_solution->variant(), {kind, filter.distancePlies})), PositionList(m_solution, filter).count());
  }
}

void AnimalShogiQueryTest::agreesWithTotals() {
  const Totals all = totals(*m_solution);
  QCOMPARE(count(read("outcome = win")), all.outcomes[static_cast<std::size_t>(Outcome::Win)]);
  QCOMPARE(count(read("outcome = loss and distance = 10")), all.distances[static_cast<std::size_t>(Outcome::Loss)].at(10));
  PositionFilter most;
  most.kind = *findKind(*m_solution->variant(), "most-moves");
  QCOMPARE(count(read("moves = 38")), PositionList(m_solution, most).count());
}

/// Compares material classes with nearly all pieces in hand, because these have few positions but all kinds of
/// moves.
void AnimalShogiQueryTest::agreesWithAPlainSearch() {
  const VariantPtr variant = m_solution->variant();
  const TierGraph& tiers = variant->tierGraph();
  const std::vector<AggregateKey>& keys = tiers.aggregateKeys();
  std::mt19937 random(3);
  for (const auto& [hands, own, others] : {std::tuple{"hands = 3/2 and own-material = 4", std::pair{3, 2}, 4},
                                           std::tuple{"hands = 1/4 and own-material = 1", std::pair{1, 4}, 1}}) {
    const auto all = test::lookAtAll(m_solution, [&, cell = own, material = others](TierId tier, int part) {
      const AggregateCell held = tiers.aggregateCell(tier, part, keys[0]);
      return held.mover == cell.first && held.opponent == cell.second &&
             tiers.aggregateCell(tier, part, keys[1]).mover == material;
    });
    QVERIFY(all.size() > 100);
    for (int number = 0; number < 100; ++number) {
      const test::RandomQuery asked = test::randomQuery(*variant, all, random);
      std::vector<AnyPosition> expected;
      for (const KnownPosition& known : all)
        if (asked.holds(known)) expected.push_back(known.position);
      const std::string text = std::string(hands) + " and (" + asked.text + ")";
      const query::QueryList list(m_solution, read(text));
      std::vector<AnyPosition> found;
      for (const ListedPosition& listed : list.page(0, list.count() + 1)) found.push_back(listed.position);
      QVERIFY2(list.count() == expected.size() && found == expected, text.c_str());
    }
  }
}

KOTAI_TEST(AnimalShogiQueryTest)
#include "query_test.moc"
