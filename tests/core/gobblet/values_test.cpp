// Tests for the solution of Gobblet Gobblers: known results, figures, and values derived again.
#include <QTest>
#include <map>
#include <random>

#include "core/analysis/aggregate.h"
#include "core/analysis/find_kind.h"
#include "core/games/gobblet/marks.h"
#include "core/games/gobblet/variant.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "tests/core/gobblet/slow_game.h"
#include "tests/core/query/plain_answers.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

/// Returns the value of a position, derived from the stored values after its moves.
static Value derived(const Solution& solution, const AnyPosition& position) {
  const Variant& game = *solution.variant();
  Value best = Value::loss(0);
  for (const AnyPosition& after : game.successors(position)) {
    const Value each = valueForMover(solution.value(after));
    if (preference(each, best) > 0) best = each;
  }
  return best;
}

/// Returns the value that a plain search of \p plies plies finds. Returns nothing if the search does not decide the
/// position.
static std::optional<Value> searched(const slow_gobblet::Position& position, int plies) {
  if (slow_gobblet::isWon(position)) return Value::win(0);
  if (slow_gobblet::isLost(position)) return Value::loss(0);
  if (plies == 0) return std::nullopt;
  std::optional<Value> best;
  bool undecided = false;
  for (const auto& [move, after] : slow_gobblet::moves(position)) {
    const auto value = searched(after, plies - 1);
    if (!value) undecided = true;
    if (!value) continue;
    const Value each = valueForMover(*value);
    if (!best || preference(each, *best) > 0) best = each;
    if (each == Value::win(1)) return each;
  }
  if (best && best->outcome == Outcome::Win) return best;
  return undecided ? std::nullopt : best;
}

/// Returns the counted positions that have given numbers of small and of medium pieces on the board.
static std::vector<test::KnownPosition> lookAtCell(const Solution& solution, std::pair<int, int> small,
                                                   std::pair<int, int> medium) {
  const Variant& variant = *solution.variant();
  const TierGraph& tiers = variant.tierGraph();
  const auto keyOf = [&](const char* id) { return *std::ranges::find(tiers.aggregateKeys(), id, &AggregateKey::id); };
  const auto counted = countedTest(variant);
  std::vector<test::KnownPosition> all;
  for (int part = 0; part < tiers.partCount({0}); ++part) {
    const AggregateCell cell = tiers.aggregateCell({0}, part, keyOf("small"));
    if (cell.mover != small.first || cell.opponent != small.second) continue;
    const std::vector<CellPlace> cells = tiers.partCells({0}, part, keyOf("medium"));
    const std::vector<std::uint8_t> marks = solution.partMarks({0}, part, counted->plane);
    for (std::uint64_t number = 0; number < cells.size(); ++number)
      if (cells[number].mover == medium.first && cells[number].opponent == medium.second && counted->hits(marks[number], {}))
        all.push_back(test::lookAt(solution, {{0}, {tiers.partFirst({0}, part) + number}}));
  }
  return all;
}

class GobbletValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void start();
  void figures();
  void distances();
  void tables();
  void derivedAgain();
  void symmetricPositions();
  void searchedPlainly();
  void marks();
  void stalematesAndLifts();
  void queriesAgreeWithAPlainSearch();

 private:
  SolutionPtr m_solution;
};

void GobbletValuesTest::initTestCase() { m_solution = test::sharedSolution("gobblet"); }

void GobbletValuesTest::start() {
  const Variant& game = *m_solution->variant();
  // The first player wins (published many times). A medium piece as the first piece does not win (published with
  // Gobblet.jl).
  QCOMPARE(m_solution->value(game.start()), Value::win(13));
  const std::map<char, std::map<std::string, Value>> first{
      {'S', {{"corner", Value::win(15)}, {"edge", Value::win(13)}, {"middle", Value::win(15)}}},
      {'M', {{"corner", Value::loss(14)}, {"edge", Value::loss(12)}, {"middle", Value::loss(12)}}},
      {'L', {{"corner", Value::win(13)}, {"edge", Value::win(15)}, {"middle", Value::win(13)}}}};
  for (const AnyMove move : game.legalMoves(game.start())) {
    const std::string text = game.formatMove(game.start(), move);
    const int odd = (text[2] - 'a') % 2 + (text[3] - '1') % 2;
    const char* place = odd == 0 ? "corner" : odd == 1 ? "edge" : "middle";
    QCOMPARE(valueForMover(m_solution->value(game.play(game.start(), move))), first.at(text[0]).at(place));
  }
}

void GobbletValuesTest::figures() {
  const std::map<std::string, std::uint64_t> expected{{"reachable", 185181348},
                                                      {"reachable-finished", 77915125},
                                                      {"unreachable", 521065},
                                                      {"won-in-one", 153124239},
                                                      {"stalemate", 11153},
                                                      {"losing-lift", 639713},
                                                      {"losing-lift-moves", 211855743},
                                                      {"most-moves-without-losing-lifts", 40}};
  QCOMPARE(m_solution->statistics(), expected);
  const Totals sums = totals(*m_solution);
  QCOMPARE(sums.outcomes[static_cast<std::size_t>(Outcome::Win)], std::uint64_t{164046788});
  QCOMPARE(sums.outcomes[static_cast<std::size_t>(Outcome::Draw)], std::uint64_t{113622});
  QCOMPARE(sums.outcomes[static_cast<std::size_t>(Outcome::Loss)], std::uint64_t{21020938});
  QCOMPARE(sums.positions(), std::uint64_t{185181348});
  QCOMPARE(sums.unfinished, sums.positions());
}

void GobbletValuesTest::distances() {
  const Totals sums = totals(*m_solution);
  QCOMPARE(sums.longest(Outcome::Win), 25U);
  QCOMPARE(sums.longest(Outcome::Loss), 26U);
  // Distances of the same outcome can be odd or even, because a stalemate is lost in one ply.
  QVERIFY(sums.distances[static_cast<std::size_t>(Outcome::Loss)].at(1) == 11153);
  QVERIFY(sums.distances[static_cast<std::size_t>(Outcome::Win)].at(2) > 0);
  QVERIFY(sums.distances[static_cast<std::size_t>(Outcome::Loss)].at(3) > 0);
}

void GobbletValuesTest::tables() {
  const Totals sums = totals(*m_solution);
  for (const AggregateKey& key : m_solution->variant()->tierGraph().aggregateKeys()) {
    const AggregateTable table = aggregate(*m_solution, key, Counting::True);
    for (std::size_t outcome = 0; outcome < 3; ++outcome) {
      std::uint64_t sum = 0;
      for (const std::uint64_t count : table.cells[outcome]) sum += count;
      QCOMPARE(sum, sums.outcomes[outcome]);
    }
    if (key.id != "pieces") continue;
    QCOMPARE(table.at(Outcome::Win, 0, 0), std::uint64_t{1});  // the start position
    QCOMPARE(table.at(Outcome::Loss, 6, 6), std::uint64_t{1943751});
    QCOMPARE(table.at(Outcome::Draw, 6, 6), std::uint64_t{15670});
  }
}

void GobbletValuesTest::derivedAgain() {
  const Variant& game = *m_solution->variant();
  std::mt19937_64 random(61);
  for (int count = 0; count < 3000; ++count) {
    const AnyPosition position = test::position(game, slow_gobblet::toText(slow_gobblet::randomPosition(random)));
    if (game.finishedValue(position)) continue;
    QCOMPARE(m_solution->value(position), derived(*m_solution, position));
  }
}

/// Checks positions that a symmetry leaves unchanged. In such positions, it is easy to miscount moves.
void GobbletValuesTest::symmetricPositions() {
  const Variant& game = *m_solution->variant();
  const gobblet::Index& index = gobblet::Index::get();
  std::mt19937_64 random(62);
  int checked = 0;
  for (int row = 0; row < index.rowCount(); ++row) {
    const gobblet::Index::Row& pair = index.row(row);
    if (pair.fold == gobblet::Index::noFold) continue;
    const auto& larges = index.largeLayers(pair.fold);
    const auto own = gobblet::Rules::positionOf({pair.small, pair.medium, larges[random() % larges.size()]});
    const AnyPosition position = gobblet::Rules::pack(own);
    if (game.finishedValue(position)) continue;
    QCOMPARE(m_solution->value(position), derived(*m_solution, position));
    ++checked;
  }
  QVERIFY(checked > 1000);
}

void GobbletValuesTest::searchedPlainly() {
  const Variant& game = *m_solution->variant();
  std::mt19937_64 random(63);
  constexpr int plies = 3;
  std::map<std::string, int> seen;
  for (int count = 0; count < 400; ++count) {
    const auto drawing = slow_gobblet::randomPosition(random);
    const Value value = m_solution->value(test::position(game, slow_gobblet::toText(drawing)));
    if (value == Value::win(1) && count % 8 != 0) continue;  // most positions are wins in one ply
    const auto found = searched(drawing, plies);
    const bool near = value.outcome != Outcome::Draw && value.distancePlies <= plies;
    ++seen[near ? toText(value) : "farther"];
    if (found.has_value() != near || (found && *found != value)) QFAIL(slow_gobblet::toText(drawing).c_str());
  }
  QVERIFY(seen["win 3"] > 0 && seen["loss 2"] > 0 && seen["farther"] > 0);
}

void GobbletValuesTest::marks() {
  const Variant& game = *m_solution->variant();
  std::mt19937_64 random(64);
  using gobblet::Flag;
  const gobblet::Rules rules;
  const auto isLost = [&](const AnyPosition& position) { return m_solution->value(position).outcome == Outcome::Loss; };
  std::map<int, int> seen;
  for (int count = 0; count < 2000; ++count) {
    const AnyPosition position = test::position(game, slow_gobblet::toText(slow_gobblet::randomPosition(random)));
    if (game.finishedValue(position)) continue;
    const std::uint8_t marks = m_solution->marksAt(game.locate(position), gobblet::flagPlane);
    if ((marks & Flag::Counted) == 0) continue;
    const Value value = m_solution->value(position);
    int keeping = 0;
    for (const AnyPosition& after : game.successors(position))
      keeping += opposite(m_solution->value(after).outcome) == value.outcome;
    QCOMPARE((marks & Flag::OnlyMove) != 0, value.outcome != Outcome::Loss && keeping == 1);
    QCOMPARE((marks & Flag::Stalemate) != 0, rules.isStalemate(gobblet::Rules::unpack(position)));
    const Value passed = m_solution->value(*game.passed(position));
    QCOMPARE((marks & Flag::Zugzwang) != 0, opposite(passed.outcome) > value.outcome);
    if ((marks & Flag::MutualZugzwang) != 0) QVERIFY(isLost(position) && isLost(*game.passed(position)));
    for (const int mark : {Flag::OnlyMove, Flag::Stalemate, Flag::Zugzwang}) seen[mark] += (marks & mark) != 0;
  }
  QVERIFY(seen[Flag::OnlyMove] > 0);
}

void GobbletValuesTest::stalematesAndLifts() {
  const Variant& game = *m_solution->variant();
  const gobblet::Rules rules;
  int stalemates = 0;
  int lifts = 0;
  std::uint64_t first = 0;
  const TierGraph& space = game.tierGraph();
  constexpr int enough = 300;  // number of positions of each kind
  for (int part = 0; part < space.partCount(TierId{0}) && (stalemates < enough || lifts < enough); ++part) {
    const auto marks = m_solution->partMarks(TierId{0}, part, gobblet::flagPlane);
    for (std::size_t place = 0; place < marks.size(); ++place) {
      if ((marks[place] & (gobblet::Flag::Stalemate | gobblet::Flag::LosingLift)) == 0) continue;
      if (lifts >= enough && (marks[place] & gobblet::Flag::Stalemate) == 0) continue;
      const AnyPosition position = game.positionAt({TierId{0}, {first + place}});
      const auto own = gobblet::Rules::unpack(position);
      if ((marks[place] & gobblet::Flag::Stalemate) != 0 && stalemates < enough) {
        ++stalemates;
        QVERIFY(rules.isStalemate(own));
        QCOMPARE(m_solution->value(position), Value::loss(1));
        rules.forEachPredecessor(own, [&](const gobblet::Rules::Position& before) {
          const Value value = m_solution->value(gobblet::Rules::pack(before));
          QVERIFY(value == Value::win(1) || value == Value::win(2));
        });
      }
      if ((marks[place] & gobblet::Flag::LosingLift) == 0 || lifts >= enough) continue;
      ++lifts;
      bool inVain = false;
      rules.forEachMove(own, [&](gobblet::Rules::Move move) {
        if (rules.isLosingLift(own, move))
          inVain = inVain || gobblet::hasLine(gobblet::Rules::visible(rules.play(own, move), own.toMove));
      });
      QVERIFY(inVain && !rules.isWonInOne(own));
    }
    first += marks.size();
  }
  QVERIFY(stalemates > 0 && lifts > 0);
}

/// Compares queries on cells with few positions but all kinds of moves. The expected results do not use the code of the search.
void GobbletValuesTest::queriesAgreeWithAPlainSearch() {
  const VariantPtr variant = m_solution->variant();
  std::mt19937 random(7);
  for (const auto& [text, small, medium] : {std::tuple{"small = 0/0 and medium = 1/0", std::pair{0, 0}, std::pair{1, 0}},
                                            std::tuple{"small = 1/1 and medium = 0/0", std::pair{1, 1}, std::pair{0, 0}}}) {
    const auto all = lookAtCell(*m_solution, small, medium);
    QVERIFY(all.size() > 100);
    for (int number = 0; number < 15; ++number) {
      const test::RandomQuery asked = test::randomQuery(*variant, all, random);
      std::vector<AnyPosition> expected;
      for (const test::KnownPosition& known : all)
        if (asked.holds(known)) expected.push_back(known.position);
      const std::string whole = std::string(text) + " and (" + asked.text + ")";
      const auto parsed = query::parseQuery(variant, whole);
      QVERIFY2(parsed, whole.c_str());
      const query::QueryList list(m_solution, *parsed);
      std::vector<AnyPosition> found;
      for (const ListedPosition& listed : list.page(0, list.count() + 1)) found.push_back(listed.position);
      QVERIFY2(list.count() == expected.size() && found == expected, whole.c_str());
    }
  }
}

KOTAI_TEST(GobbletValuesTest)
#include "values_test.moc"
