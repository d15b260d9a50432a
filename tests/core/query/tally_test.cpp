// Tests for tables, orders and random samples of queries, of numbers of positions, and of cached blocks. All are
// compared with a plain scan of every position.
#include "core/query/tally.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/analysis/position_list.h"
#include "core/analysis/position_numbers.h"
#include "core/game/registry.h"
#include "core/players/random_source.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "tests/core/query/plain_answers.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::KnownPosition;

namespace {

constexpr long noNumber = 1'000'000;  // sorts after all numbers that occur

/// Key of a table, with a function that computes its number from the plain scan.
struct Key {
  std::string text;
  std::function<long(const KnownPosition&)> number;
};

std::function<long(const KnownPosition&)> plain(const std::string& word) {
  return [word](const KnownPosition& known) {
    const auto found = known.numbers.find(word);
    return found == known.numbers.end() ? noNumber : found->second;
  };
}

const std::vector<Key>& keys() {
  static const std::vector<Key> all{
      {"distance", plain("distance")},
      {"moves", plain("moves")},
      {"good-moves", plain("good-moves")},
      {"best-moves", plain("best-moves")},
      {"own-steps", plain("own-steps")},
      {"other-pieces", plain("other-pieces")},
      {"own-steps - other-steps",
       [](const KnownPosition& known) { return plain("own-steps")(known) - plain("other-steps")(known); }},
      {"-moves + 2 + steps", [](const KnownPosition& known) { return 2 + plain("steps")(known) - plain("moves")(known); }}};
  return all;
}

query::Sum sum(const VariantPtr& variant, const std::string& text) {
  auto parsed = query::parseSum(variant, text);
  if (!parsed) throw std::runtime_error("unreadable number: " + text);
  return std::move(*parsed);
}

query::Query parseQueryText(const VariantPtr& variant, const std::string& text) {
  auto parsed = query::parseQuery(variant, text);
  if (!parsed) throw std::runtime_error("unreadable query: " + text);
  return std::move(*parsed);
}

/// Returns the text of a row of a table without its count, such as "win,3,-2".
std::string rowText(const std::vector<TableCell>& row) {
  const TableRows one{{}, {{row.begin(), row.end() - 1}}};
  const std::string csv = one.csv();
  return csv.substr(1, csv.size() - 2);
}

std::string plainText(const KnownPosition& known, const std::vector<std::size_t>& places) {
  std::string text(toText(known.value.outcome));
  for (const std::size_t place : places) {
    const long number = keys()[place].number(known);
    text += ',' + (number == noNumber ? std::string() : std::to_string(number));
  }
  return text;
}

}  // namespace

class TallyTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithAPlainCount();
  void sortsByAnyNumber();
  void drawsEveryPositionAlike();
  void numbersEveryPosition_data();
  void numbersEveryPosition();
  void cacheSizeDoesNotAffectValues();
};

void TallyTest::agreesWithAPlainCount() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const std::vector<KnownPosition> all = test::lookAtAll(solution);
  // Tables by one key, by two keys, and by two keys of which the summaries contain only one. The test makes each
  // table over all positions and over some positions.
  const std::vector<std::vector<std::size_t>> tables{{0}, {1, 2}, {4}, {6}, {7, 3}, {0, 5}};
  for (const std::vector<std::size_t>& places : tables)
    for (const bool some : {false, true}) {
      const auto isCounted = [&](const KnownPosition& known) { return !some || plain("moves")(known) > 2; };
      std::map<std::string, std::uint64_t> expected;
      for (const KnownPosition& known : all)
        if (isCounted(known)) ++expected[plainText(known, places)];
      std::vector<query::TallyKey> asked{{"outcome"}};
      for (const std::size_t place : places) asked.push_back({keys()[place].text, sum(variant, keys()[place].text)});
      const query::Prepared prepared(solution, some ? parseQueryText(variant, "moves > 2") : query::ofAll(variant), {});
      const TableRows table = query::tally(prepared, asked, {});
      QCOMPARE(table.columns.size(), places.size() + 2);
      std::map<std::string, std::uint64_t> counted;
      for (const std::vector<TableCell>& row : table.rows) counted[rowText(row)] = std::get<std::uint64_t>(row.back().content);
      QVERIFY2(counted == expected, keys()[places.front()].text.c_str());
      QCOMPARE(table.rows.size(), expected.size());
    }
}

void TallyTest::sortsByAnyNumber() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const std::vector<KnownPosition> all = test::lookAtAll(solution);
  const query::Prepared prepared(solution, parseQueryText(variant, "moves in (1, 3, 4)"), {});
  for (const Key& key : keys()) {
    std::vector<const KnownPosition*> hits;
    for (const KnownPosition& known : all)
      if (const long moves = plain("moves")(known); moves == 1 || moves == 3 || moves == 4) hits.push_back(&known);
    std::ranges::stable_sort(hits, {}, [&](const KnownPosition* known) { return key.number(*known); });
    for (const std::size_t wanted : {std::size_t{5}, hits.size()}) {
      std::size_t place = 0;
      const auto visit = [&](const query::Hit& hit) {
        place += place < wanted && hits[place]->location == hit.location ? 1 : wanted + 1;
      };
      QCOMPARE(query::visitLeast(prepared, sum(variant, key.text), wanted, {}, visit), hits.size());
      QVERIFY2(place == wanted, key.text.c_str());
    }
  }
}

/// Draws many samples from few positions. All positions occur about equally often, and no position occurs twice
/// in a sample.
void TallyTest::drawsEveryPositionAlike() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  PositionFilter filter;
  filter.kind = FindKind::OnlyMove;
  const PositionList list(solution, filter);
  std::set<AnyPosition> listed;
  for (const ListedPosition& each : list.page(0, list.count())) listed.insert(each.position);
  std::map<AnyPosition, int> times;
  constexpr int draws = 4000;
  constexpr std::uint64_t each = 5;
  for (int seed = 0; seed < draws; ++seed) {
    RandomSource random(static_cast<std::uint64_t>(seed));
    std::set<AnyPosition> drawn;
    QVERIFY(list.visitDrawn(
        each, [&](std::uint64_t n) { return random.below(n); },
        [&](const ListedPosition& found) { drawn.insert(found.position); }));
    QCOMPARE(drawn.size(), each);
    for (const AnyPosition& position : drawn) ++times[position];
  }
  QVERIFY(std::ranges::all_of(times, [&](const auto& drawn) { return listed.contains(drawn.first); }));
  QCOMPARE(times.size(), listed.size());
  const double expected = static_cast<double>(draws) * each / static_cast<double>(listed.size());
  double squares = 0;
  for (const auto& [position, count] : times) squares += (count - expected) * (count - expected) / expected;
  // Chi-square has the mean f (its degrees of freedom) and the variance 2 f. Random samples practically never
  // exceed four standard deviations.
  const auto freedom = static_cast<double>(listed.size() - 1);
  QVERIFY2(squares < freedom + 4 * std::sqrt(2 * freedom), qPrintable(QString::number(squares)));
}

void TallyTest::numbersEveryPosition_data() {
  QTest::addColumn<std::string>("id");
  for (const char* const id : {"dodgem:3x3", "dodgem:4x4", "quoridor:3x3,fences=2", "quoridor:4x4,fences=1",
                               "quoridor:5x4,fences=1", "threemensmorris", "hexapawn:3x3"})
    if (parseVariant(id)) QTest::newRow(id) << std::string(id);
}

void TallyTest::numbersEveryPosition() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const TierGraph& tiers = variant->tierGraph();
  const PositionNumbers numbers(tiers);
  QCOMPARE(numbers.count(), tiers.totalPositions());
  std::uint64_t number = 0;
  std::set<AnyPosition> seen;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index, ++number) {
      const Location location{tier, {index}};
      QCOMPARE(numbers.numberOf(location), number);
      QVERIFY(numbers.at(number) == location);
      const AnyPosition position = variant->positionAt(location);
      QVERIFY(variant->locate(position) == location);
      seen.insert(position);
    }
  QCOMPARE(seen.size(), number);
}

/// Values read in random order are correct, whether the cache holds one block, a few blocks or many.
void TallyTest::cacheSizeDoesNotAffectValues() {
  const VariantPtr variant = test::dodgem(4);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const PositionNumbers numbers(variant->tierGraph());
  std::vector<Value> expected;
  for (TierId tier; tier.value < variant->tierGraph().tierCount(); ++tier.value)
    for (int part = 0; part < variant->tierGraph().partCount(tier); ++part)
      for (const Value value : solution->partValues(tier, part)) expected.push_back(value);
  for (const std::uint64_t bytes :
       {std::uint64_t{0}, std::uint64_t{20'000}, std::uint64_t{1} << 30, Solution::defaultBlockCacheBytes}) {
    Solution::setBlockCacheBytes(bytes);
    RandomSource random(7);
    for (int look = 0; look < 20'000; ++look) {
      const std::uint64_t number = random.below(numbers.count());
      QVERIFY(solution->valueAt(numbers.at(number)) == expected[number]);
    }
  }
}

KOTAI_TEST(TallyTest)
#include "tally_test.moc"
