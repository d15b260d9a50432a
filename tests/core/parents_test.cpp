// Tests for the parents of positions, compared with all moves of all positions.
#include "core/analysis/parents.h"

#include <QTest>
#include <map>
#include <random>
#include <set>

#include "core/game/registry.h"
#include "core/simultaneous/parents.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

/// Map from the text of each position to pairs of a parent and the parent's move to the position.
using Edges = std::map<std::string, std::set<std::pair<std::string, std::string>>>;

void addEdges(const Variant& variant, const AnyPosition& before, Edges& edges) {
  for (const AnyMove move : variant.legalMoves(before)) {
    const AnyPosition after = variant.canonical(variant.play(before, move));
    edges[variant.formatPosition(after)].emplace(variant.formatPosition(before), variant.formatMove(before, move));
  }
}

AnyPosition smallest(const SimultaneousVariant& variant, const AnyPosition& position) {
  const auto canonical = variant.canonical(position);
  return canonical.swapped ? variant.exchanged(canonical.position).value_or(canonical.position) : canonical.position;
}

/// Adds every reachable position and all turns that lead there.
void addTurns(const SimultaneousVariant& variant, const AnyPosition& before, std::set<AnyPosition>& seen, Edges& edges) {
  if (!seen.insert(before).second) return;
  for (const AnyMove first : variant.moves(before, Side::First))
    for (const AnyMove second : variant.moves(before, Side::Second)) {
      const AnyPosition after = smallest(variant, variant.play(before, {first, second}));
      edges[variant.formatPosition(after)].emplace(variant.formatPosition(before), variant.formatTurn({first, second}));
      addTurns(variant, after, seen, edges);
    }
}

}  // namespace

class ParentsTest : public QObject {
  Q_OBJECT
 private slots:
  void everyMove_data();
  void everyMove();
  void movesOfLargeGames_data();
  void movesOfLargeGames();
  void everyTurn_data();
  void everyTurn();
};

void ParentsTest::everyMove_data() {
  QTest::addColumn<QString>("id");
  for (const char* const id : {"dodgem:3x3", "quoridor:3x3,fences=1"}) QTest::newRow(id) << QString::fromLatin1(id);
}

void ParentsTest::everyMove() {
  QFETCH(QString, id);
  const VariantPtr variant = *parseVariant(id.toStdString());
  Edges expected;
  std::set<AnyPosition> all;
  const TierGraph& tiers = variant->tierGraph();
  for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier)
    for (std::uint64_t place = 0; place < tiers.positionCount({tier}); ++place)
      if (const AnyPosition position = variant->positionAt({{tier}, {place}}); variant->isStored(position))
        all.insert(variant->canonical(position));
  std::set<AnyPosition> after = all;  // `after` includes finished positions
  for (const AnyPosition& position : all) {
    addEdges(*variant, position, expected);
    for (const AnyPosition& each : variant->successors(position)) after.insert(variant->canonical(each));
  }
  Edges found;
  for (const AnyPosition& position : after)
    for (const Parent& parent : parentsOf(*variant, position)) {
      QVERIFY(all.contains(parent.position) && !parent.moves.empty());
      for (const AnyMove move : parent.moves)
        found[variant->formatPosition(position)].emplace(variant->formatPosition(parent.position),
                                                         variant->formatMove(parent.position, move));
    }
  QVERIFY(!expected.empty());
  QVERIFY(found == expected);
}

void ParentsTest::movesOfLargeGames_data() {
  QTest::addColumn<QString>("id");
  for (const char* const id :
       {"animalshogi", "gobblet", "quoridor:5x5,fences=2", "dodgem:5x5", "domineering:5x4", "domineering:8x8"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// The position before a move is among the parents of the position after the move, and the moves of each parent lead to that
/// position. parentsOnBoard() returns the same parents, without exchanging the sides.
void ParentsTest::movesOfLargeGames() {
  QFETCH(QString, id);
  const VariantPtr variant = *parseVariant(id.toStdString());
  std::mt19937 random(5);
  for (int game = 0; game < 10; ++game) {
    AnyPosition position = variant->start();
    for (int ply = 0; ply < 15; ++ply) {
      const auto moves = variant->legalMoves(position);
      if (moves.empty()) break;
      const AnyPosition before = variant->canonical(position);
      const Side mover = variant->sideToMove(position);
      position = variant->play(position, moves[random() % moves.size()]);
      std::set<AnyPosition> parents;
      for (const Parent& parent : parentsOf(*variant, position)) {
        parents.insert(parent.position);
        QVERIFY(!parent.moves.empty());
      }
      QVERIFY2(parents.contains(before), variant->formatPosition(position).c_str());
      std::set<AnyPosition> onBoard;
      for (const Parent& parent : parentsOnBoard(*variant, position)) {
        QVERIFY(onBoard.insert(variant->canonical(parent.position)).second && !parent.moves.empty());
        QCOMPARE(variant->sideToMove(parent.position), mover);
      }
      QVERIFY(onBoard == parents);
    }
  }
}

void ParentsTest::everyTurn_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<int>("step");
  for (const char* const id :
       {"syncdom:3x3", "syncdom:4x3", "syncdom:3x4", "syncdom:4x4", "syncdom:4x4,cells=3", "syncdom:5x4,cells=3"})
    QTest::newRow(id) << QString::fromLatin1(id) << 1;
  QTest::newRow("syncdom:5x5,cells=3") << QStringLiteral("syncdom:5x5,cells=3") << 8;
}

/// Compares the parents of every position, or of a sample with the given step.
void ParentsTest::everyTurn() {
  QFETCH(QString, id);
  QFETCH(int, step);
  const SimultaneousVariantPtr variant = *parseSimultaneousVariant(id.toStdString());
  Edges expected;
  std::set<AnyPosition> all;
  addTurns(*variant, smallest(*variant, variant->start()), all, expected);
  Edges found;
  std::set<std::string> asked;
  int number = 0;
  for (const AnyPosition& position : all) {
    if (number++ % step != 0) continue;
    asked.insert(variant->formatPosition(position));
    for (const TurnParent& parent : parentsOf(*variant, position).list) {
      QVERIFY(!parent.turns.empty());
      if (!all.contains(parent.position)) continue;  // this parent is unreachable
      for (const JointMove& turn : parent.turns)
        found[variant->formatPosition(position)].emplace(variant->formatPosition(parent.position), variant->formatTurn(turn));
    }
  }
  std::erase_if(expected, [&](const auto& each) { return !asked.contains(each.first); });
  QVERIFY(!expected.empty());
  QVERIFY(found == expected);
}

KOTAI_TEST(ParentsTest)
#include "parents_test.moc"
