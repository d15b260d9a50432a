// Tests for every stored value and every count of small boards of Quoridor, compared with the naive solution of
// the explicit graph.
#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <stdexcept>

#include "core/analysis/aggregate.h"
#include "tests/core/quoridor/slow_solver.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using slow_quoridor::Size;
using slow_quoridor::Solved;

namespace {

/// Variant solved twice: by the program and by the slow solver.
struct Case {
  explicit Case(const Size& size)
      : variant(test::variant(slow_quoridor::idOf(size))), solution(folder.solve(variant)), slow(size) {}
  AnyPosition position(std::size_t number) const {
    return test::position(*variant, slow_quoridor::toText(slow.positions()[number]));
  }

  test::DataFolder folder;
  VariantPtr variant;
  SolutionPtr solution;
  Solved slow;
};

const Case& solvedCase(const QString& name) {
  static const std::map<QString, Size> sizes{
      {QStringLiteral("3x3 F=0"), {3, 3, 0, 0}},   {QStringLiteral("3x3 F=1"), {3, 3, 1, 1}},
      {QStringLiteral("3x3 F=2"), {3, 3, 2, 2}},   {QStringLiteral("3x3 F=4"), {3, 3, 4, 4}},
      {QStringLiteral("4x4 F=1"), {4, 4, 1, 1}},   {QStringLiteral("3x5 F=1"), {3, 5, 1, 1}},
      {QStringLiteral("3x5 F=2"), {3, 5, 2, 2}},   {QStringLiteral("5x5 F=1"), {5, 5, 1, 1}},
      {QStringLiteral("3x4 F=2"), {3, 4, 2, 2}},   {QStringLiteral("4x3 F=1-0"), {4, 3, 1, 0}},
      {QStringLiteral("3x4 F=1-3"), {3, 4, 1, 3}}, {QStringLiteral("2x5 F=2"), {2, 5, 2, 2}},
      {QStringLiteral("6x3 F=1"), {6, 3, 1, 1}}};
  static std::map<QString, std::unique_ptr<Case>> cases;
  auto& found = cases[name];
  if (!found) found = std::make_unique<Case>(sizes.at(name));
  return *found;
}

/// Expected counts of one part of a tier.
struct Counts {
  std::map<std::pair<Outcome, std::uint32_t>, std::uint64_t> histogram;
  std::array<std::uint64_t, notableKindCount> notables{};
  std::uint64_t legalMoves = 0;
  std::size_t maxLegalMoves = 0;
};

using CellKey = std::array<int, 3>;  // indices: outcome, opponent, mover

/// All counts, computed from the slow values. Only the places of positions come from the program.
struct AllCounts {
  std::map<std::pair<TierId, int>, Counts> parts;
  std::map<std::string, std::uint64_t> statistics{{"won-by-fence-only", 0}, {"won-by-jump-only", 0}};
  std::map<std::string, std::map<CellKey, std::uint64_t>> cells;
};

bool isFence(const Solved::Move& move) { return move.text.size() == 3; }

void countZugzwang(const Case& c, std::size_t number, Location place, Counts& counts) {
  const auto add = [&counts](NotableKind kind) { ++counts.notables[static_cast<std::size_t>(kind)]; };
  const auto passed = slow_quoridor::passed(c.slow.positions()[number]);
  const Outcome here = c.slow.value(number).outcome;
  const Outcome passing = opposite(c.slow.value(passed).outcome);
  if (here == Outcome::Loss && passing == Outcome::Draw) add(NotableKind::ZugzwangLossToDraw);
  if (here == Outcome::Draw && passing == Outcome::Win) add(NotableKind::ZugzwangDrawToWin);
  if (here != Outcome::Loss || passing != Outcome::Win) return;
  add(NotableKind::ZugzwangLossToWin);
  // The list also contains the same board with the other side to move. Only the first of these two positions counts.
  if (place <= c.variant->locate(test::position(*c.variant, slow_quoridor::toText(passed)))) add(NotableKind::MutualZugzwang);
}

void countMoves(const Case& c, std::size_t number, Counts& counts, AllCounts& all) {
  const auto moves = c.slow.moves(number);
  counts.legalMoves += moves.size();
  counts.maxLegalMoves = std::max(counts.maxLegalMoves, moves.size());
  const auto with = [&moves](Outcome outcome) {
    return std::count_if(moves.begin(), moves.end(), [outcome](const auto& move) { return move.value.outcome == outcome; });
  };
  const auto jumps = slow_quoridor::jumps(c.slow.positions()[number]);
  bool byFenceOnly = with(Outcome::Win) > 0;
  bool byJumpOnly = byFenceOnly;
  for (const auto& move : moves) {
    if (move.value.outcome != Outcome::Win) continue;
    const bool isJump =
        std::any_of(jumps.begin(), jumps.end(), [&](const auto& cell) { return slow_quoridor::nameOf(cell) == move.text; });
    byFenceOnly = byFenceOnly && isFence(move);
    byJumpOnly = byJumpOnly && isJump;
  }
  all.statistics["won-by-fence-only"] += byFenceOnly ? 1U : 0U;
  all.statistics["won-by-jump-only"] += byJumpOnly ? 1U : 0U;
  if (moves.size() < 2) return;
  if (with(Outcome::Win) == 1) ++counts.notables[static_cast<std::size_t>(NotableKind::OnlyMoveWins)];
  if (with(Outcome::Win) == 0 && with(Outcome::Draw) == 1)
    ++counts.notables[static_cast<std::size_t>(NotableKind::OnlyMoveDraws)];
}

AllCounts countAll(const Case& c) {
  AllCounts all;
  const TierGraph& tiers = c.variant->tierGraph();
  for (std::size_t i = 0; i < c.slow.positions().size(); ++i) {
    const slow_quoridor::Position& drawing = c.slow.positions()[i];
    const Location place = c.variant->locate(c.position(i));
    const Value value = c.slow.value(i);
    Counts& counts = all.parts[{place.tier, tiers.partAt(place)}];
    ++counts.histogram[{value.outcome, value.distancePlies}];
    countZugzwang(c, i, place, counts);
    countMoves(c, i, counts, all);
    const auto outcome = static_cast<int>(value.outcome);
    ++all.cells["steps"][{outcome, slow_quoridor::stepsToGoal(drawing, 1), slow_quoridor::stepsToGoal(drawing, 0)}];
    ++all.cells["fences"][{outcome, drawing.hands[1], drawing.hands[0]}];
  }
  return all;
}

}  // namespace

class QuoridorValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyValue_data() { variants(); }
  void everyValue();
  void everyPart_data() { variants(); }
  void everyPart();
  void counts_data() { variants(); }
  void counts();
  void startValues_data();
  void startValues();
  void draws();
  void anyNumberOfThreads();

 private:
  static void variants() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"3x3 F=0", "3x3 F=1", "3x3 F=2", "3x3 F=4", "4x4 F=1", "3x5 F=1", "3x5 F=2", "5x5 F=1", "3x4 F=2",
                             "4x3 F=1-0", "3x4 F=1-3", "2x5 F=2", "6x3 F=1"})
      QTest::newRow(name) << QString::fromLatin1(name);
  }
};

/// Compares the values of all stored positions, and of one image of each, with the slow Quoridor. Finished
/// positions after their moves are lost in 0 plies.
void QuoridorValuesTest::everyValue() {
  QFETCH(QString, name);
  const Case& c = solvedCase(name);
  QCOMPARE(c.variant->tierGraph().totalPositions(), std::uint64_t{c.slow.positions().size()});
  for (std::size_t i = 0; i < c.slow.positions().size(); ++i) {
    const auto& drawing = c.slow.positions()[i];
    const auto image = i % 2 == 0 ? slow_quoridor::turned(drawing) : slow_quoridor::mirrored(drawing);
    for (const auto& each : {drawing, image}) {
      const std::string text = slow_quoridor::toText(each);
      const Value found = c.solution->value(test::position(*c.variant, text));
      if (found != c.slow.value(i)) QFAIL(test::message(text, toText(found), toText(c.slow.value(i))).constData());
    }
    for (const auto& move : c.slow.moves(i))
      if (move.after == Solved::lost) {
        const AnyPosition position = c.position(i);
        QVERIFY(c.solution->value(c.variant->play(position, test::move(*c.variant, position, move.text))) == Value::loss(0));
        break;
      }
  }
}

void QuoridorValuesTest::everyPart() {
  QFETCH(QString, name);
  const Case& c = solvedCase(name);
  const TierGraph& tiers = c.variant->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    std::uint64_t index = 0;
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      const auto values = c.solution->partValues(tier, part);
      QCOMPARE(std::uint64_t{values.size()}, tiers.partPositions(tier, part));
      for (const Value value : values) QVERIFY(c.solution->valueAt({tier, PositionIndex{index++}}) == value);
    }
  }
}

void QuoridorValuesTest::counts() {
  QFETCH(QString, name);
  const Case& c = solvedCase(name);
  AllCounts all = countAll(c);
  const TierGraph& tiers = c.variant->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    const TierSummary summary = c.solution->tierSummary(tier);
    QCOMPARE(static_cast<int>(summary.parts.size()), tiers.partCount(tier));
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      const PartSummary& found = summary.parts[static_cast<std::size_t>(part)];
      const Counts& expected = all.parts[{tier, part}];
      QCOMPARE(found.histogram.size(), expected.histogram.size());
      std::size_t i = 0;
      for (const auto& [key, count] : expected.histogram) {  // ascending by outcome, then distance
        QVERIFY((found.histogram[i].value == Value{key.first, key.second}));
        QCOMPARE(found.histogram[i++].count, count);
      }
      QCOMPARE(found.legalMoves, expected.legalMoves);
      QCOMPARE(std::size_t{found.maxLegalMoves}, expected.maxLegalMoves);
      for (std::size_t kind = 0; kind < expected.notables.size(); ++kind)
        QVERIFY2(found.notables[kind] == expected.notables[kind],
                 test::message("notable kind " + std::to_string(kind), std::to_string(found.notables[kind]),
                               std::to_string(expected.notables[kind]))
                     .constData());
    }
  }
  QVERIFY(c.solution->statistics() == all.statistics);
  for (const AggregateKey& key : tiers.aggregateKeys()) {
    const AggregateTable table = aggregate(*c.solution, key, Counting::True);
    auto& expected = all.cells.at(key.id);
    for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
      for (int opponent = 0; opponent <= key.maxOpponent; ++opponent)
        for (int mover = 0; mover <= key.maxMover; ++mover) {
          const CellKey cell{static_cast<int>(outcome), opponent, mover};
          QCOMPARE(table.at(outcome, opponent, mover), expected[cell]);
          expected.erase(cell);
        }
    QVERIFY(expected.empty());
  }
}

void QuoridorValuesTest::startValues_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("fences");
  QTest::addColumn<bool>("diagonal");
  QTest::newRow("3x3") << QStringLiteral("3x3 F=2") << 2 << false;
  QTest::newRow("4x4 facing") << QStringLiteral("4x4 F=1") << 1 << false;
  QTest::newRow("4x4 diagonal") << QStringLiteral("4x4 F=1") << 1 << true;
  QTest::newRow("6x3 diagonal") << QStringLiteral("6x3 F=1") << 1 << true;
  QTest::newRow("5x5") << QStringLiteral("5x5 F=1") << 1 << false;
}

/// Both start positions lead to the same positions, so the solutions of both have the same values.
void QuoridorValuesTest::startValues() {
  QFETCH(QString, name);
  QFETCH(int, fences);
  QFETCH(bool, diagonal);
  const Case& c = solvedCase(name);
  const auto start = slow_quoridor::startPosition(c.slow.size(), diagonal);
  const std::string size = std::to_string(c.variant->columns()) + "x" + std::to_string(c.variant->rows());
  const VariantPtr variant =
      test::variant("quoridor:" + size + ",fences=" + std::to_string(fences) + (diagonal ? ",start=diagonal" : ""));
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  QCOMPARE(QString::fromStdString(variant->formatPosition(variant->start())),
           QString::fromStdString(slow_quoridor::toText(start)));
  QVERIFY(solution->value(variant->start()) == c.slow.value(start));
  QVERIFY(c.solution->value(test::position(*c.variant, slow_quoridor::toText(start))) == c.slow.value(start));
}

/// Draws are rare, but they occur when pawns meet in a passage one square wide.
void QuoridorValuesTest::draws() {
  QCOMPARE(totals(*solvedCase(QStringLiteral("3x5 F=2")).solution).outcomes[1], std::uint64_t{8});
  QCOMPARE(totals(*solvedCase(QStringLiteral("5x5 F=1")).solution).outcomes[1], std::uint64_t{0});
}

void QuoridorValuesTest::anyNumberOfThreads() {
  const Case& c = solvedCase(QStringLiteral("3x4 F=2"));
  for (const unsigned threads : {1U, 3U, 8U}) {
    const test::DataFolder folder;
    const SolutionPtr again = folder.solve(c.variant, threads);
    const TierGraph& tiers = c.variant->tierGraph();
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
      for (int part = 0; part < tiers.partCount(tier); ++part)
        QVERIFY(again->partValues(tier, part) == c.solution->partValues(tier, part));
  }
}

KOTAI_TEST(QuoridorValuesTest)
#include "values_test.moc"
