// Tests for queries, compared with a plain scan of all positions of small boards. Also tests messages about
// unreadable texts.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>
#include <set>

#include "core/analysis/find_kind.h"
#include "core/analysis/position_list.h"
#include "core/game/registry.h"
#include "core/players/level_choice.h"
#include "core/query/faults.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "core/query/random_hits.h"
#include "tests/core/fault_code.h"
#include "tests/core/query/plain_answers.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using query::Order;
using test::FaultCode;
using test::KnownPosition;

static query::Query read(const VariantPtr& variant, const std::string& text) {
  auto parsed = query::parseQuery(variant, text);
  if (!parsed) throw std::runtime_error("unreadable query: " + text);
  return std::move(*parsed);
}

/// Returns the positions that the plain scan has found, in the requested order.
static std::vector<AnyPosition> sorted(std::vector<const KnownPosition*> hits, Order order) {
  std::ranges::stable_sort(hits, {}, [order](const KnownPosition* known) { return query::rankOf(order, known->value); });
  std::vector<AnyPosition> positions;
  for (const KnownPosition* const known : hits) positions.push_back(known->position);
  return positions;
}

static std::vector<AnyPosition> positionsOf(const std::vector<ListedPosition>& listed) {
  std::vector<AnyPosition> positions;
  for (const ListedPosition& each : listed) positions.push_back(each.position);
  return positions;
}

static std::vector<AnyPosition> firstHits(const SolutionPtr& solution, const query::Query& asked, Order order,
                                          std::uint64_t wanted) {
  const query::Prepared prepared(solution, asked, {});
  std::vector<AnyPosition> positions;
  query::visitFirst(prepared, order, wanted, {},
                    [&](const query::Hit& hit) { positions.push_back(solution->variant()->positionAt(hit.location)); });
  return positions;
}

static std::vector<AnyPosition> begin(const std::vector<AnyPosition>& all, std::size_t count) {
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()))};
}

class QueryTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithAPlainSearch_data();
  void agreesWithAPlainSearch();
  void kindsAgreeWithLists_data() { variants(); }
  void kindsAgreeWithLists();
  void andBindsMoreThanOr();
  void meaningsAreAsDocumented_data();
  void meaningsAreAsDocumented();
  void difficultyIsThatOfLevelFour();
  void onlyDrawsHaveAGrade();
  void kindsOfMoves_data();
  void kindsOfMoves();
  void faultsAreReported_data();
  void faultsAreReported();
  void deepTextsAreRefused();
  void stoppedSearchKeepsItsMatches();
  void drawsMatches_data();
  void drawsMatches();
  void drawsEvenly();
  void reportsItsFirstPositions();
  void contradictionsReadNothing_data();
  void contradictionsReadNothing();
  void listsArePagedInAnyOrder_data();
  void listsArePagedInAnyOrder();

 private:
  static void variants() {
    QTest::addColumn<std::string>("id");
    // Not every build contains the example games.
    for (const char* const id : {"dodgem:3x3", "quoridor:3x3,fences=2", "quoridor:4x3,fences=1", "threemensmorris",
                                 "hexapawn:3x3", "hexapawn:3x5", "dodgem:4x4"})
      if (parseVariant(id)) QTest::newRow(id) << std::string(id);
  }
};

void QueryTest::agreesWithAPlainSearch_data() { variants(); }

/// Compares with a plain search. On the largest board, the test compares only positions in which the mover has
/// five steps to go.
void QueryTest::agreesWithAPlainSearch() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const bool isLarge = id == "dodgem:4x4";
  const TierGraph& tiers = variant->tierGraph();
  const auto fiveSteps = [&tiers](TierId tier, int part) {
    return tiers.aggregateCell(tier, part, tiers.aggregateKeys().front()).mover == 5;
  };
  const std::vector<KnownPosition> all = isLarge ? test::lookAtAll(solution, fiveSteps) : test::lookAtAll(solution);
  std::mt19937 random(5);
  for (int number = 0; number < (all.size() > 10'000 ? 15 : 150); ++number) {
    test::RandomQuery asked = test::randomQuery(*variant, all, random);
    if (isLarge) asked.text = "own-steps = 5 and (" + asked.text + ")";
    const query::Query parsed = read(variant, asked.text);
    std::vector<const KnownPosition*> hits;
    for (const KnownPosition& known : all)
      if (asked.holds(known)) hits.push_back(&known);
    const QByteArray text = QByteArray::fromStdString(asked.text);
    const query::Prepared prepared(solution, parsed, {});
    QVERIFY2(query::search(prepared, {}, {}) == hits.size(), text);
    const Order order = std::array{Order::AsStored, Order::ShortestFirst, Order::LongestFirst}[random() % 3];
    const std::vector<AnyPosition> expected = sorted(hits, order);
    const query::QueryList list(solution, parsed, order);
    QVERIFY2(list.count() == hits.size() && list.isWhole(), text);
    QVERIFY2(positionsOf(list.page(0, hits.size() + 1)) == expected, text);
    QVERIFY2(firstHits(solution, parsed, order, 7) == begin(expected, 7), text);
    if (hits.empty()) continue;
    const std::size_t place = random() % hits.size();
    QVERIFY2(positionsOf(list.page(place, 1)) == std::vector{expected[place]}, text);
  }
}

void QueryTest::kindsAgreeWithLists() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  for (const FindKind kind : findKinds(*variant))
    for (const std::optional<std::uint32_t> number : {std::optional<std::uint32_t>(), std::optional<std::uint32_t>(5)}) {
      PositionFilter filter;
      filter.kind = kind;
      filter.distancePlies = number;
      const query::Prepared prepared(solution, query::ofKind(variant, {kind, number}), {});
      QCOMPARE(query::search(prepared, {}, {}), PositionList(solution, filter).count());
    }
}

void QueryTest::andBindsMoreThanOr() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const auto count = [&](const std::string& text) {
    return query::search(query::Prepared(solution, read(variant, text), {}), {}, {});
  };
  const std::string win = "outcome = win";
  QCOMPARE(count(win + " or moves=2 and distance=4"), count(win + " or (moves=2 and distance=4)"));
  QVERIFY(count(win + " or moves=2 and distance=4") != count("(" + win + " or moves=2) and distance=4"));
  QCOMPARE(count("not outcome = win and moves = 2"), count("(not outcome = win) and moves = 2"));
  QVERIFY(count("not outcome = win and moves = 2") != count("not (outcome = win and moves = 2)"));
  QCOMPARE(count("NOT not " + win), count("Win = OUTCOME"));
  QCOMPARE(count("steps = 4/3"), count("own-steps = 4 and other-steps = 3"));
  QCOMPARE(count("steps != 4/3"), count("not (own-steps = 4 and other-steps = 3)"));
  QCOMPARE(count("((3<moves))"), count("moves>3"));
}

void QueryTest::meaningsAreAsDocumented_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<std::string>("text");
  QTest::addColumn<std::string>("position");
  QTest::addColumn<bool>("holds");
  const auto row = [](const char* id, const char* text, const char* position, bool holds) {
    QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(position), QLatin1String(text))))
        << std::string(id) << std::string(text) << std::string(position) << holds;
  };
  const char* const shogi = "animalshogi";
  const char* const start = "gle/1c1/1C1/ELG b -";
  row(shogi, "on(b2) = c and on(B3) = C and on(b4)=L and on(b1)=l", start, true);
  row(shogi, "on(b2) = C", start, false);
  row(shogi, "on(b2) = other and on(b3) = own and on(a2) = empty", start, true);
  row(shogi, "own-hand = 0 and other-hand = 0 and own-pieces = 4 and material = 3/3 and hands = 0", start, true);
  row(shogi, "own-hand = 2 and own-hands = 2 and hands = 3 and other-pieces = 3 and own-pieces = 2", "gle/3/3/1LG b ECc", true);
  row("gobblet", "on(b2) = M and on(b2) != S and on(a1) = l", ".,.,./.,sM,./l,.,. o", true);
  row("gobblet", "own-hand = 5 and other-hand = 4 and own-pieces = 1 and other-pieces = 2", ".,.,./.,sM,./l,.,. o", true);
  row("quoridor:5x5,fences=1", "on(c1) = 1 and on(c5) = other and own-hand = 0 and other-hand = 1 and on(b2) = h",
      "5x5 c1 c5 0 1 b2h 1", true);
  row("quoridor:5x5,fences=1", "on(b2) = empty and on(b2) != v", "5x5 c1 c5 0 1 b2h 1", true);
}

/// Checks the meaning of conditions on squares and pieces, without a solution.
void QueryTest::meaningsAreAsDocumented() {
  QFETCH(std::string, id);
  QFETCH(std::string, text);
  QFETCH(std::string, position);
  QFETCH(bool, holds);
  const VariantPtr variant = test::variant(id);
  const AnyPosition packed = test::position(*variant, position);
  const query::Vocabulary words(*variant);
  query::Facts facts;
  const std::optional<Location> location = variant->isStored(packed) ? std::optional(variant->locate(packed)) : std::nullopt;
  for (const AggregateKey& key : variant->tierGraph().aggregateKeys()) {
    QVERIFY(location);
    const AggregateCell cell = variant->tierGraph().cellOf(*location, key);
    facts.keys.push_back({query::Range::exactly(cell.mover), query::Range::exactly(cell.opponent)});
  }
  facts.position = &packed;
  QCOMPARE(query::evaluate(read(variant, text).root, facts, words), query::truthOf(holds));
}

/// The difficulty is the share of level 4's moves that are mistakes. A mistake makes the outcome worse.
void QueryTest::difficultyIsThatOfLevelFour() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::variant("dodgem:3x3"));
  const VariantPtr& variant = solution->variant();
  std::array<std::uint64_t, 101> counts{};
  for (const KnownPosition& known : test::lookAtAll(solution)) {
    const std::vector<MoveValue> moves = moveValues(*solution, known.position);
    const std::vector<double> chances = LevelChances(*variant, known.position, moves).moveChances(4);
    double mistakes = 0;
    for (std::size_t move = 0; move < moves.size(); ++move)
      if (solution->value(moves[move].after).outcome != opposite(known.value.outcome)) mistakes += chances[move];
    ++counts[static_cast<std::size_t>(std::lround(100 * mistakes))];
  }
  for (const int least : {1, 30, 60}) {
    const query::Query asked = read(variant, "difficulty >= " + std::to_string(least));
    const std::uint64_t expected = std::accumulate(counts.begin() + least, counts.end(), std::uint64_t{0});
    QVERIFY(expected > 0);
    QCOMPARE(query::search(query::Prepared(solution, asked, {}), {}, {}), expected);
  }
  const query::Query lost = read(variant, "outcome = loss and difficulty > 0");
  QCOMPARE(query::search(query::Prepared(solution, lost, {}), {}, {}), std::uint64_t{0});
}

/// In a drawn position, the side to move can lose the draw at once unless every move keeps the draw.
void QueryTest::onlyDrawsHaveAGrade() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::variant("dodgem:4x4"));
  const auto count = [&](const std::string& text) {
    return query::search(query::Prepared(solution, read(solution->variant(), text), {}), {}, {});
  };
  const std::uint64_t draws = count("outcome = draw");
  QCOMPARE(count("draw-grade = -1"), count("outcome = draw and good-moves < moves"));
  QCOMPARE(count("draw-grade < 100"), draws);
  // Conditions on numbers of moves are evaluated first, because grades need the values of further positions.
  QCOMPARE(count("good-moves = 2 and draw-grade = -1"), count("good-moves = 2 and outcome = draw and moves > 2"));
  QCOMPARE(count("best-moves = 1 and difficulty < 0"), std::uint64_t{0});
  QCOMPARE(count("best-moves = 1 and difficulty >= 20") + count("best-moves = 1 and difficulty < 20"), count("best-moves = 1"));
  QCOMPARE(count("draw-grade > 0") + count("draw-grade < 0"), draws);
  QCOMPARE(count("not draw-grade > 0"), count("moves >= 0") - count("draw-grade in (2, 4)"));
  QCOMPARE(count("draw-grade > 5 or draw-grade < -5"), std::uint64_t{0});
}

/// The lion on C1 could recapture on C2. In the other captures, no orange piece reaches the square.
void QueryTest::kindsOfMoves_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<std::string>("board");
  QTest::addColumn<std::string>("move");
  QTest::addColumn<std::string>("kinds");
  const auto row = [](const char* id, const char* board, const char* move, const char* kinds) {
    QTest::newRow(move) << std::string(id) << std::string(board) << std::string(move) << std::string(kinds);
  };
  row("animalshogi", "+C1l/3/gEc/LG1 b e", "A4A3", "capture free-capture escape");
  row("animalshogi", "lcC/2G/L1e/G1e b -", "C2C3", "capture free-capture");
  row("animalshogi", "C1l/Lec/1EG/1g1 b -", "C3C2", "capture");
  row("animalshogi", "l2/EC1/L1e/G+cg b -", "B2B1", "step promotion");
  row("gobblet", "M,.,m/L,.,./m,s,. o", "L@a1", "drop cover");
  row("gobblet", "M,.,m/L,.,./m,s,. o", "L@c1", "drop");
}

void QueryTest::kindsOfMoves() {
  QFETCH(std::string, id);
  QFETCH(std::string, board);
  QFETCH(std::string, move);
  QFETCH(std::string, kinds);
  const VariantPtr variant = parseVariant(id).value();
  const AnyPosition before = variant->parsePosition(board).value();
  const AnyPosition after = variant->play(before, variant->parseMove(before, move).value());
  const QueryWords& words = variant->game().query;
  const std::uint32_t bits = words.kindsOfMove(*variant, before, after);
  std::string found;
  for (std::size_t i = 0; i < words.moves.size(); ++i)
    if ((bits >> i & 1U) != 0) found += (found.empty() ? "" : " ") + std::string(words.moves[i]);
  QCOMPARE(found, kinds);
}

void QueryTest::faultsAreReported_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<std::string>("text");
  QTest::addColumn<quint64>("fault");
  QTest::addColumn<quint64>("expected");
  QTest::addColumn<quint64>("column");
  const auto row = [](const char* id, const char* text, FaultCode fault, FaultCode expected, quint64 column) {
    QTest::newRow(text) << std::string(id) << std::string(text) << fault.value << expected.value << column;
  };
  const char* const dodgem = "dodgem:4x4";
  const FaultCode none(Expected::Unspecified);
  using namespace query;
  row(dodgem, "", TextFault::Empty, none, 1);
  row(dodgem, "  ", TextFault::Empty, none, 1);
  row(dodgem, "outcome = win and", TextFault::UnexpectedEnd, expected::condition, 18);
  row(dodgem, "outcome = victory", fault::unknownOutcome, none, 11);
  row(dodgem, "outcome < win", TextFault::UnexpectedCharacter, expected::equality, 9);
  row(dodgem, "win", TextFault::UnexpectedEnd, expected::equality, 4);
  row(dodgem, "distance == 5", fault::secondEquals, none, 11);
  row(dodgem, "outcome == win", fault::secondEquals, none, 10);
  row(dodgem, "moves + = 3", TextFault::UnexpectedCharacter, expected::term, 9);
  row(dodgem, "moves in 3", TextFault::UnexpectedCharacter, expected::openBracket, 10);
  row(dodgem, "moves in (3 4)", TextFault::UnexpectedCharacter, expected::commaOrClose, 13);
  row(dodgem, "outcome in (win, x)", fault::unknownOutcome, none, 18);
  row(dodgem, "distance 5", TextFault::UnexpectedCharacter, expected::relation, 10);
  row(dodgem, "distance = 5 moves = 2", TextFault::UnexpectedCharacter, expected::joint, 14);
  row(dodgem, "3 <= distance <= 7", TextFault::UnexpectedCharacter, expected::joint, 15);
  row(dodgem, "(moves = 2", TextFault::UnexpectedEnd, expected::jointOrBracket, 11);
  row(dodgem, "moves = 2)", TextFault::UnexpectedCharacter, expected::joint, 10);
  row(dodgem, "fences = 2", fault::unknownWord, none, 1);
  row(dodgem, "own-hand = 2", fault::noHand, none, 1);
  row(dodgem, "moves = 2 and not other-hand > 1", fault::noHand, none, 19);
  row(dodgem, "moves = 99999999999999999999", TextFault::BadNumber, none, 9);
  row(dodgem, "good-move is fence", fault::unknownMove, none, 14);
  row(dodgem, "good-move fence", TextFault::UnexpectedCharacter, expected::is, 11);
  row(dodgem, "kind(draw)", fault::unknownKind, none, 6);
  row(dodgem, "kind zugzwang", TextFault::UnexpectedCharacter, expected::openBracket, 6);
  row(dodgem, "kind(longest, 3)", fault::kindWithoutNumber, none, 13);
  row(dodgem, "kind(mate, x)", TextFault::UnexpectedCharacter, expected::number, 12);
  row(dodgem, "on(e5) = ^", fault::unknownSquare, none, 4);
  row(dodgem, "on(b2) = L", fault::unknownPiece, none, 10);
  row(dodgem, "on(b2) =", TextFault::UnexpectedEnd, expected::piece, 9);
  row(dodgem, "on(b2) > ^", TextFault::UnexpectedCharacter, expected::equality, 8);
  row(dodgem, "moves = 2 & moves = 3", TextFault::UnexpectedCharacter, expected::joint, 11);
  row(dodgem, "steps = 2/x", TextFault::UnexpectedCharacter, expected::otherNumber, 11);
  row(dodgem, "\xc3\xa9 = 2", TextFault::UnexpectedCharacter, expected::condition, 1);
  row("animalshogi", "good-move is lift", fault::unknownMove, none, 14);
  row("animalshogi", "on(b5) = L", fault::unknownSquare, none, 4);
}

void QueryTest::faultsAreReported() {
  QFETCH(std::string, id);
  QFETCH(std::string, text);
  QFETCH(quint64, fault);
  QFETCH(quint64, expected);
  QFETCH(quint64, column);
  const auto parsed = query::parseQuery(test::variant(id), text);
  QVERIFY(!parsed);
  QCOMPARE(test::faultOf(parsed.error()), fault);
  QCOMPARE(test::expectedOf(parsed.error()), expected);
  QCOMPARE(parsed.error().column, column);
}

void QueryTest::deepTextsAreRefused() {
  const std::string deep(60'000, '(');
  const auto parsed = query::parseQuery(test::dodgem(3), deep);
  QVERIFY(!parsed);
  QCOMPARE(parsed.error().own, &query::fault::tooDeep);
  std::string nots;
  for (int number = 0; number < 10'000; ++number) nots += "not ";
  QVERIFY(!query::parseQuery(test::dodgem(3), nots + "moves = 1"));
  std::string wide = "moves = 1";
  for (int number = 0; number < 4'000; ++number) wide += " or moves = 1";
  QVERIFY(query::parseQuery(test::dodgem(3), wide).has_value());
}

void QueryTest::stoppedSearchKeepsItsMatches() {
  const VariantPtr variant = test::dodgem(4);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const std::string text = "good-moves = 1";
  const query::QueryList whole(solution, read(variant, text));
  std::stop_source stop;
  const query::QueryList part(solution, read(variant, text), Order::AsStored, stop.get_token(),
                              {.progress = [&](const query::Progress&) { stop.request_stop(); }});
  QVERIFY(!part.isWhole());
  QVERIFY(part.count() < whole.count());
  QCOMPARE(positionsOf(part.page(0, part.count())), begin(positionsOf(whole.page(0, whole.count())), part.count()));
}

void QueryTest::drawsMatches_data() {
  QTest::addColumn<std::string>("text");
  QTest::addColumn<bool>("isFrequent");
  QTest::newRow("counted in summaries") << std::string("outcome = win") << true;
  QTest::newRow("read") << std::string("moves > 3") << true;
  QTest::newRow("values of moves") << std::string("good-moves < 4") << true;
  QTest::newRow("rare") << std::string("distance = 31") << false;
}

/// Listed or randomly drawn matches come from the whole list, and no match is drawn twice. The test requests so
/// many random matches that some of them belong to the same run.
void QueryTest::drawsMatches() {
  QFETCH(std::string, text);
  QFETCH(bool, isFrequent);
  const VariantPtr variant = test::dodgem(4);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const query::QueryList list(solution, read(variant, text));
  const std::vector<AnyPosition> all = positionsOf(list.page(0, list.count()));
  std::mt19937_64 random(9);
  std::vector<std::uint64_t> numbers(all.size());
  std::iota(numbers.begin(), numbers.end(), std::uint64_t{0});
  std::ranges::shuffle(numbers, random);
  numbers.resize(std::min<std::size_t>(numbers.size(), 3000));
  std::vector<AnyPosition> expected;
  for (const std::uint64_t number : numbers) expected.push_back(all[number]);
  QVERIFY(positionsOf(list.at(numbers)) == expected);
  QVERIFY(list.at({}).empty());

  constexpr std::uint64_t wanted = 100;
  const query::Prepared prepared(solution, read(variant, text), {});
  const auto hits = query::drawHits(prepared, wanted, [&random](std::uint64_t below) { return random() % below; });
  QCOMPARE(hits.has_value(), isFrequent);
  if (!hits) return;
  std::set<AnyPosition> drawn;
  for (const query::Hit& hit : *hits) {
    QVERIFY(solution->valueAt(hit.location) == hit.value);
    drawn.insert(variant->positionAt(hit.location));
  }
  QCOMPARE(drawn.size(), wanted);
  QVERIFY(std::ranges::includes(std::set<AnyPosition>(all.begin(), all.end()), drawn));
}

/// Draws many matches at random. About half of them are in the first half of the list.
void QueryTest::drawsEvenly() {
  const VariantPtr variant = test::dodgem(4);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const query::Query asked = read(variant, "outcome = loss and moves > 2");
  const query::QueryList list(solution, asked);
  const std::vector<AnyPosition> all = positionsOf(list.page(0, list.count()));
  const std::set<AnyPosition> firstHalf(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2));
  const query::Prepared prepared(solution, asked, {});
  std::mt19937_64 random(11);
  std::size_t inFirstHalf = 0, drawn = 0;
  for (int time = 0; time < 40; ++time) {
    const auto hits = query::drawHits(prepared, 100, [&random](std::uint64_t below) { return random() % below; });
    QVERIFY(hits);
    for (const query::Hit& hit : *hits) inFirstHalf += firstHalf.contains(variant->positionAt(hit.location)) ? 1 : 0;
    drawn += hits->size();
  }
  QVERIFY(std::abs(static_cast<double>(inFirstHalf) / static_cast<double>(drawn) - 0.5) < 0.04);  // five standard deviations
}

/// The list reports its first positions once, while it still counts the others. No early report comes if their
/// order may still change, or if the list is shorter.
void QueryTest::reportsItsFirstPositions() {
  const VariantPtr variant = test::dodgem(4);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  for (const Order order : {Order::AsStored, Order::ShortestFirst})
    for (const std::size_t wanted : {std::size_t(1), std::size_t(30), std::size_t(1'000'000)}) {
      std::vector<std::vector<AnyPosition>> told;
      ListReports reports;
      reports.beginningHits = wanted;
      reports.beginning = [&](std::vector<ListedPosition>&& first) { told.push_back(positionsOf(first)); };
      const query::QueryList list(solution, read(variant, "good-moves = 1"), order, {}, std::move(reports));
      QVERIFY(list.count() > 30 && list.count() < 1'000'000);
      const bool isTold = order == Order::AsStored && wanted <= list.count();
      QCOMPARE(told.size(), std::size_t(isTold ? 1 : 0));
      if (isTold) QCOMPARE(told.front(), positionsOf(list.page(0, wanted)));
    }
}

void QueryTest::contradictionsReadNothing_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<std::string>("text");
  QTest::addColumn<bool>("contradicts");
  const auto add = [](const char* id, const char* text, bool contradicts) {
    QTest::newRow(text) << std::string(id) << std::string(text) << contradicts;
  };
  add("dodgem:3x3", "on(b2) = ^ and on(b2) = >", true);
  add("dodgem:3x3", "moves > 1 and (on(b2) = ^ and (on(b2) = empty or on(b2) = >))", false);  // the check skips `or`
  add("dodgem:3x3", "on(b2) = own and (moves > 1 and on(b2) = other)", true);
  add("dodgem:3x3", "not (on(b2) != empty or on(b2) != own)", true);
  add("dodgem:3x3", "on(b2) = ^ and on(b2) != ^", true);
  add("dodgem:3x3", "(on(b2) = ^ and on(b2) = >) or (on(a1) = empty and on(a1) = ^)", true);
  add("dodgem:3x3", "(on(b2) = ^ and on(b2) = >) or on(b2) = ^", false);
  add("dodgem:3x3", "on(b2) = ^ and on(a2) = >", false);
  add("dodgem:3x3", "on(b2) = ^ and on(b2) = own", false);
  add("dodgem:3x3", "on(b2) != ^ and on(b2) != >", false);
  add("dodgem:3x3", "on(b2) = empty and on(b2) = empty", false);
  add("dodgem:3x3", "not (on(b2) = ^ and on(b2) = >)", false);
  add("quoridor:3x3,fences=2", "on(b2) = 1 and on(b2) = 2", true);
  add("quoridor:3x3,fences=2", "on(b2) = 1 and on(b2) = h", false);
  add("quoridor:3x3,fences=2", "on(b2) = empty and on(b2) = v", false);
}

void QueryTest::contradictionsReadNothing() {
  QFETCH(std::string, id);
  QFETCH(std::string, text);
  QFETCH(bool, contradicts);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const query::Prepared prepared(solution, read(variant, text), {});
  query::Plan plan(prepared, {});
  QCOMPARE(!plan.next().has_value(), contradicts);
  if (contradicts) QCOMPARE(plan.share(), 1.0);
}

void QueryTest::listsArePagedInAnyOrder_data() {
  QTest::addColumn<std::string>("id");
  for (const char* const id : {"dodgem:4x4", "quoridor:5x5,fences=1"}) QTest::newRow(id) << std::string(id);
}

/// A page contains the positions that a plain scan finds in the order of the solution, whichever page was read before.
void QueryTest::listsArePagedInAnyOrder() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  std::vector<AnyPosition> won;
  const TierGraph& tiers = variant->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index)
      if (solution->valueAt({tier, {index}}).outcome == Outcome::Win) won.push_back(variant->positionAt({tier, {index}}));
  PositionFilter filter;
  filter.kind = FindKind::Cell;
  filter.outcome = Outcome::Win;
  const PositionList list(solution, filter);
  QCOMPARE(list.count(), won.size());
  std::mt19937 random(7);
  for (const std::size_t limit : {1, 1, 1, 30, 70'000, 1, 1, 500}) {
    const std::size_t first = random() % won.size();
    const std::size_t last = std::min(won.size(), first + limit);
    const auto at = [&](std::size_t number) { return won.begin() + static_cast<std::ptrdiff_t>(number); };
    QVERIFY(positionsOf(list.page(first, limit)) == std::vector(at(first), at(last)));
  }
  QVERIFY(list.page(won.size(), 1).empty());
}

KOTAI_TEST(QueryTest)
#include "query_test.moc"
