// Tests for Animal Shogi's values, totals and marks: against Tanaka's published results, and on samples against the plain rules.
#include <QTest>
#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/games/animalshogi/marks.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace marks = kotai::animalshogi;

/// Figures of Tanaka 2009. The definitions are in RULES.md.
constexpr std::uint64_t reachablePositions = 246803167;
constexpr std::uint64_t countedPositions = 99485568;
constexpr std::array<std::uint64_t, 3> publishedOutcomes{40328395, 2682700, 56474473};  // order: loss, draw, win
constexpr std::array<std::uint64_t, 12> publishedMates{11520862, 3579697, 1314521, 495384, 194087, 71563,
                                                       27699,    7487,    2173,    386,    134,    4};

/// Returns whether the enemy, after a pass by the mover, could capture the mover's lion or, if tries count as
/// checks, make a safe try.
static bool isInCheck(const slow_shogi::Position& position, bool triesAreChecks) {
  const slow_shogi::Position passed = slow_shogi::passed(position);
  if (slow_shogi::canCaptureLion(passed)) return true;
  return triesAreChecks && !slow_shogi::isLost(passed) && slow_shogi::isWonAtOnce(passed);
}

/// Returns whether a position is lost and marked in an even round no later than `round`. Follows the definition of the mate
/// tables by plain recursion.
static bool isMated(const slow_shogi::Position& position, int round, bool triesAreChecks);

static bool hasMate(const slow_shogi::Position& position, int round, bool triesAreChecks) {
  if (round < 1 || !slow_shogi::isNonTerminal(position)) return false;
  const auto moves = slow_shogi::moves(position);
  return std::any_of(moves.begin(), moves.end(),
                     [&](const auto& move) { return isMated(move.second, round - 1, triesAreChecks); });
}

static bool isMated(const slow_shogi::Position& position, int round, bool triesAreChecks) {
  if (!slow_shogi::isNonTerminal(position) || !isInCheck(position, triesAreChecks)) return false;
  const auto moves = slow_shogi::moves(position);
  const bool base =
      std::all_of(moves.begin(), moves.end(), [](const auto& move) { return slow_shogi::isWonAtOnce(move.second); });
  if (base || round == 0) return base;
  return std::all_of(moves.begin(), moves.end(), [&](const auto& move) {
    return slow_shogi::canCaptureLion(move.second) || hasMate(move.second, round - 1, triesAreChecks);
  });
}

class AnimalShogiValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void start_data();
  void start();
  void firstMoves();
  void totalsAsPublished();
  void figuresAsPublished();
  void everySampleFollowsFromItsMoves_data();
  void everySampleFollowsFromItsMoves();
  void mirrorImagesHaveOneValue();
  void perfectLineFromTheStart();
  void noticesOnSamples();
  void matesOnSamples_data();
  void matesOnSamples();
  void aggregatesAddUp();

 private:
  Value valueOf(const slow_shogi::Position& position) const {
    return m_solution->value(test::position(*m_variant, slow_shogi::toText(position)));
  }
  std::uint8_t marksOf(const slow_shogi::Position& position, std::uint16_t plane) const {
    const AnyPosition canonical = m_variant->canonical(test::position(*m_variant, slow_shogi::toText(position)));
    return m_variant->isStored(canonical) ? m_solution->marksAt(m_variant->locate(canonical), plane) : std::uint8_t{0};
  }
  slow_shogi::Position drawingAt(std::uint64_t index) const {
    return slow_shogi::fromText(m_variant->formatPosition(m_variant->positionAt({TierId{0}, PositionIndex{index}})));
  }
  std::uint8_t expectedNotices(const slow_shogi::Position& position) const;

  VariantPtr m_variant = test::variant("animalshogi");
  SolutionPtr m_solution;
  std::map<std::string, std::uint64_t> m_figures;
};

void AnimalShogiValuesTest::initTestCase() {
  m_solution = test::sharedSolution("animalshogi");
  m_figures = m_solution->statistics();
}

void AnimalShogiValuesTest::start_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("value");
  const auto row = [](const char* id, const char* position, const char* value) {
    QTest::addRow("%s in %s", position, id) << QString::fromLatin1(id) << QString::fromLatin1(position)
                                            << QString::fromLatin1(value);
  };
  row("animalshogi", "gle/1c1/1C1/ELG b -", "loss 78");
  row("animalshogi", "gle/1c1/1C1/ELG w -", "loss 78");  // the player who begins loses
  row("animalshogi", "gle/c2/2C/ELG b -", "win 55");
  row("animalshogi", "gle/2c/C2/ELG b -", "draw");
  row("animalshogi:far-drop=no", "gle/1c1/1C1/ELG b -", "loss 78");
}

void AnimalShogiValuesTest::start() {
  QFETCH(QString, id);
  QFETCH(QString, position);
  QFETCH(QString, value);
  const SolutionPtr solution = test::sharedSolution(id.toStdString());
  QCOMPARE(QString::fromStdString(toText(solution->value(test::position(*m_variant, position.toStdString())))), value);
}

void AnimalShogiValuesTest::firstMoves() {
  const auto valuesAfter = [this](const AnyPosition& position) {
    std::map<std::string, std::string> values;
    for (const MoveValue& move : moveValues(*m_solution, position)) values[move.text] = toText(move.value);
    return values;
  };
  const AnyPosition start = m_variant->start();
  const std::map<std::string, std::string> first{
      {"B3B2", "loss 76"}, {"C4C3", "loss 78"}, {"B4C3", "loss 78"}, {"B4A3", "loss 78"}};
  QVERIFY(valuesAfter(start) == first);
  const std::map<std::string, std::set<std::string>> answers{
      {"C4C3", {"A1A2"}}, {"B4C3", {"A1A2", "B2B3"}}, {"B4A3", {"A1A2", "B2B3"}}};
  for (const auto& [move, holding] : answers) {
    std::set<std::string> found;
    const AnyPosition after = m_variant->play(start, test::move(*m_variant, start, move));
    for (const auto& [answer, value] : valuesAfter(after))
      if (value == "win 77") found.insert(answer);
    for (const std::string& each : found) QVERIFY2(holding.contains(each), (move + " " + each).c_str());
    QVERIFY2(found.contains("A1A2"), move.c_str());
  }
}

void AnimalShogiValuesTest::totalsAsPublished() {
  const Totals sums = totals(*m_solution);
  QCOMPARE(sums.positions(), countedPositions);
  QVERIFY(sums.outcomes == publishedOutcomes);
  QCOMPARE(sums.longest(Outcome::Win), 173U);
  QCOMPARE(sums.maxLegalMoves, 38U);
  QCOMPARE(qRound(1000.0 * static_cast<double>(sums.legalMoves) / static_cast<double>(sums.positions())), 9435);
  for (const auto& [distance, count] : sums.distances[static_cast<std::size_t>(Outcome::Win)]) QCOMPARE(distance % 2, 1U);
  for (const auto& [distance, count] : sums.distances[static_cast<std::size_t>(Outcome::Loss)]) QCOMPARE(distance % 2, 0U);
}

void AnimalShogiValuesTest::figuresAsPublished() {
  QCOMPARE(m_figures["reachable"], reachablePositions);
  QCOMPARE(m_figures["reachable-lion-takable"] + m_figures["reachable-lost-by-try"] + countedPositions, reachablePositions);
  QCOMPARE(m_figures["zugzwang"], std::uint64_t{21839});
  QCOMPARE(m_figures["zugzwang-symmetric"], std::uint64_t{71});
  QCOMPARE(m_figures["far-drop-only"], std::uint64_t{68});
  std::uint64_t sum = 0;
  for (std::size_t row = 0; row < publishedMates.size(); ++row) {
    const std::string name = "mate-" + std::to_string(2 * row + 1);
    QVERIFY2(m_figures[name] == publishedMates[row], name.c_str());
    sum += publishedMates[row];
  }
  QCOMPARE(sum, std::uint64_t{17213997});
  QVERIFY(!m_figures.contains("mate-25"));
  QVERIFY(m_figures["mate-or-try-1"] > m_figures["mate-1"]);
  QVERIFY(m_figures["proof-graph"] > 78);
}

void AnimalShogiValuesTest::everySampleFollowsFromItsMoves_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"animalshogi", "animalshogi:far-drop=no"}) QTest::newRow(id) << QString::fromLatin1(id);
}

/// Checks random legal placements, whether they are stored or not.
void AnimalShogiValuesTest::everySampleFollowsFromItsMoves() {
  QFETCH(QString, id);
  const SolutionPtr solution = test::sharedSolution(id.toStdString());
  const VariantPtr& variant = solution->variant();
  std::mt19937_64 random(141);
  int notStored = 0;
  for (int i = 0; i < 4000; ++i) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    const std::string text = slow_shogi::toText(drawing);
    const AnyPosition position = test::position(*variant, text);
    notStored += variant->isStored(position) ? 0 : 1;
    Value best = Value::loss(0);
    for (const auto& [moveText, after] : slow_shogi::moves(drawing, slow_shogi::rulesOf(variant->id()))) {
      const AnyPosition next = variant->play(position, test::move(*variant, position, moveText));
      const Value value = slow_shogi::isLost(after) ? Value::win(1) : valueForMover(solution->value(next));
      if (preference(value, best) > 0) best = value;
    }
    QVERIFY2(solution->value(position) == best, text.c_str());
  }
  QVERIFY(notStored > 400);
}

void AnimalShogiValuesTest::mirrorImagesHaveOneValue() {
  std::mt19937_64 random(142);
  for (int i = 0; i < 4000; ++i) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    const Value value = valueOf(drawing);
    QVERIFY(valueOf(slow_shogi::mirrored(drawing)) == value);
    QVERIFY(valueOf(slow_shogi::turned(drawing)) == value);
  }
}

void AnimalShogiValuesTest::perfectLineFromTheStart() {
  const PerfectLine line = perfectLine(*m_solution, m_variant->start());
  QCOMPARE(line.moves.size(), std::size_t{78});
  QVERIFY(!line.repeats && !line.cut);
  AnyPosition position = m_variant->start();
  for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
    const auto left = static_cast<std::uint32_t>(78 - ply);
    const Value expected = ply % 2 == 0 ? Value::loss(left) : Value::win(left);
    QVERIFY(m_solution->value(position) == expected);
    QVERIFY(line.moves[ply].perfect && line.moves[ply].value == expected);
    position = m_variant->play(position, line.moves[ply].move);
    QVERIFY(position == line.moves[ply].after);
  }
  QVERIFY(m_variant->finishedValue(position) == Value::loss(0));
}

/// Returns the marks of a counted position, computed from the definitions (marks.h).
std::uint8_t AnimalShogiValuesTest::expectedNotices(const slow_shogi::Position& position) const {
  const Value value = valueOf(position);
  std::uint8_t expected = marks::Counted;
  if (value.outcome == Outcome::Loss) {
    const slow_shogi::Position passed = slow_shogi::passed(position);
    if ((marksOf(passed, marks::flagPlane) & marks::Counted) == 0 || valueOf(passed).outcome != Outcome::Loss) return expected;
    const bool same = slow_shogi::canonical(passed) == slow_shogi::canonical(position);
    return expected | marks::Zugzwang | (same ? marks::SymmetricZugzwang : 0);
  }
  std::vector<std::string> good;
  const auto moves = slow_shogi::moves(position);
  for (const auto& [text, after] : moves) {
    const Value worth = slow_shogi::isLost(after) ? Value::win(1) : valueForMover(valueOf(after));
    if (worth.outcome == value.outcome) good.push_back(text);
  }
  const std::string far = position.side == 'b' ? "1" : "4";
  if (good.size() == 1 && moves.size() >= 2) expected |= marks::OnlyMove;
  if (std::all_of(good.begin(), good.end(),
                  [&](const std::string& text) { return text.starts_with("C*") && text.ends_with(far); }))
    expected |= marks::FarDropOnly;
  return expected;
}

void AnimalShogiValuesTest::noticesOnSamples() {
  std::mt19937_64 random(143);
  std::uniform_int_distribution<std::uint64_t> anywhere(0, slow_shogi::storedPositions - 1);
  int counted = 0;
  for (int i = 0; i < 4000; ++i) {
    const std::uint64_t index = anywhere(random);
    const Location location{TierId{0}, PositionIndex{index}};
    const slow_shogi::Position drawing = drawingAt(index);
    const std::uint8_t found = m_solution->marksAt(location, marks::flagPlane);
    if ((found & marks::Counted) == 0) {
      QCOMPARE(found, std::uint8_t{0});
      continue;
    }
    ++counted;
    const std::string text = slow_shogi::toText(drawing);
    QVERIFY2(slow_shogi::isNonTerminal(drawing), text.c_str());
    QVERIFY2(m_variant->canonical(m_variant->positionAt(location)) == m_variant->positionAt(location), text.c_str());
    QVERIFY2(found == expectedNotices(drawing), text.c_str());
  }
  QVERIFY(counted > 1000);
}

void AnimalShogiValuesTest::matesOnSamples_data() {
  QTest::addColumn<bool>("triesAreChecks");
  QTest::newRow("published") << false;
  QTest::newRow("tries are checks") << true;
}

void AnimalShogiValuesTest::matesOnSamples() {
  QFETCH(bool, triesAreChecks);
  constexpr int longest = 5;
  const std::uint16_t plane = triesAreChecks ? marks::mateOrTryPlane : marks::matePlane;
  std::mt19937_64 random(144);
  std::uniform_int_distribution<std::uint64_t> anywhere(0, slow_shogi::storedPositions - 1);
  std::map<int, int> seen;
  for (int i = 0; i < 3000; ++i) {
    const std::uint64_t index = anywhere(random);
    const slow_shogi::Position drawing = drawingAt(index);
    const int stored = m_solution->marksAt({TierId{0}, PositionIndex{index}}, plane);
    int expected = 0;
    for (int round = 0; round <= longest && expected == 0; ++round)
      if (round % 2 == 0 ? isMated(drawing, round, triesAreChecks) : hasMate(drawing, round, triesAreChecks))
        expected = round + 1;
    ++seen[expected];
    const bool agree = stored == expected || (expected == 0 && stored > longest + 1);
    QVERIFY2(agree, test::message(slow_shogi::toText(drawing), std::to_string(stored), std::to_string(expected)).constData());
  }
  for (const int round : {0, 1, 2, 4}) QVERIFY2(seen[round] > 0, std::to_string(round).c_str());
}

void AnimalShogiValuesTest::aggregatesAddUp() {
  const Totals sums = totals(*m_solution);
  for (const AggregateKey& key : m_variant->tierGraph().aggregateKeys()) {
    const AggregateTable table = aggregate(*m_solution, key, Counting::True);
    for (std::size_t outcome = 0; outcome < 3; ++outcome)
      QCOMPARE(std::accumulate(table.cells[outcome].begin(), table.cells[outcome].end(), std::uint64_t{0}),
               sums.outcomes[outcome]);
  }
}

KOTAI_TEST(AnimalShogiValuesTest)
#include "values_test.moc"
