// Tests for the proof of a value. Every line of the proof ends as promised, by the rules of the game alone.
#include "core/analysis/proof_moves.h"

#include <QTest>
#include <set>
#include <vector>

#include "core/game/registry.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class ProofMovesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyLineReachesTheProvedResult_data() {
    QTest::addColumn<QString>("id");
    for (const char* const id : {"dodgem:3x3", "quoridor:3x3,fences=1", "quoridor:4x4,fences=1"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }
  void everyLineReachesTheProvedResult();
  void drawsNeedNoProof();
};

/// The proof has every move of the loser, and one move of the winner. The loser has lost in every final position.
void ProofMovesTest::everyLineReachesTheProvedResult() {
  QFETCH(QString, id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::variant(id.toStdString()));
  const Variant& variant = *solution->variant();
  const Value value = solution->value(variant.start());
  QVERIFY(value.outcome != Outcome::Draw);
  const bool startWins = value.outcome == Outcome::Win;
  const Side winner = startWins ? variant.sideToMove(variant.start()) : other(variant.sideToMove(variant.start()));
  std::set<AnyPosition> seen{variant.start()};
  std::vector<std::pair<AnyPosition, std::uint32_t>> open{{variant.start(), 0}};
  std::uint32_t longest = 0;
  while (!open.empty()) {
    const auto [position, plies] = open.back();
    open.pop_back();
    longest = std::max(longest, plies);
    QVERIFY(plies <= value.distancePlies);
    if (const auto finished = variant.finishedValue(position)) {
      QVERIFY((finished->outcome == Outcome::Win) == (variant.sideToMove(position) == winner));
      QVERIFY(finished->outcome != Outcome::Draw);
      continue;
    }
    const std::vector<MoveValue> moves = proofMoves(*solution, position);
    if (variant.sideToMove(position) == winner)
      QCOMPARE(moves.size(), std::size_t{1});
    else
      QCOMPARE(moves.size(), variant.legalMoves(position).size());
    for (const MoveValue& move : moves)
      if (seen.insert(move.after).second) open.emplace_back(move.after, plies + 1);
  }
  QVERIFY(longest > 2);
}

void ProofMovesTest::drawsNeedNoProof() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(4));
  const Variant& variant = *solution->variant();
  QCOMPARE(solution->value(variant.start()), Value::draw());
  QVERIFY(proofMoves(*solution, variant.start()).empty());
}

KOTAI_TEST(ProofMovesTest)
#include "proof_moves_test.moc"
