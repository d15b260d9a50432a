// Tests for explanations on large boards: of random moves in random positions, and of some moves by hand.
#include <QTest>
#include <random>

#include "core/explain/explain.h"
#include "tests/core/explain/facts_truth.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class ExplainRandomTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithExplanationsByHand_data();
  void agreesWithExplanationsByHand();
  void namesGiftsThatCostNothing();
  void everySentenceIsTrue_data();
  void everySentenceIsTrue();

 private:
  test::DataFolder m_folder;

  static AnyPosition randomPosition(const Variant& variant, std::mt19937_64& random) {
    const TierGraph& tiers = variant.tierGraph();
    for (;;) {
      const TierId tier{random() % tiers.tierCount()};
      const std::uint64_t count = tiers.positionCount(tier);
      if (count == 0) continue;
      const AnyPosition position = variant.positionAt({tier, {random() % count}});
      if (!variant.finishedValue(position)) return position;
    }
  }
};

/// The expected sentences were found by hand.
void ExplainRandomTest::agreesWithExplanationsByHand_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("move");
  QTest::addColumn<QString>("sentence");
  QTest::addColumn<bool>("isSaid");
  const auto row = [](const char* name, const char* variant, const char* position, const char* move, const char* sentence,
                      bool isSaid = true) {
    QTest::newRow(name) << QString::fromLatin1(variant) << QString::fromLatin1(position) << QString::fromLatin1(move)
                        << QString::fromLatin1(sentence) << isSaid;
  };
  // The giraffe on C2 attacks the lion on C3. Only C4 is out of the reach of that giraffe and of the lion on C1.
  row("only move", "animalshogi", "2l/2g/CCL/EG1 b E", "C3C4",
      "C3C4 is the only move that wins. After every other move Player 2 can capture Player 1's lion.");
  // The giraffe captures twice on B1, so the line A1B1 B4A4 B1A1 A2B1 A1B1 has the same text for two captures.
  row("captures with the same name", "animalshogi", "g+Ce/1l1/1Eg/1Lc b -", "B3A2", "A1B1 captures the hen, and A1B1", false);
  row("stopped threat", "animalshogi", "2l/2g/CCL/EG1 b E", "C3C4", "This move stops the threat C2C3, which would win at once.");
  row("attacking piece", "animalshogi", "1g1/c1G/eEl/LC1 w -", "C3C2",
      "C3C2 moves Player 2's lion to a square where the elephant on B3 can capture it.");
  // After C2B2, too, a piece on B2 can capture the hen on B1: the lion instead of the giraffe.
  row("answer that the mistake leaves", "animalshogi", "+C1c/2l/Gg1/LEe w -", "C2B2", "could then answer", false);
  row("capture that can be answered", "animalshogi", "1l1/cgg/2e/1+CL b E", "E*B3",
      "C3B4 captures the hen on B4, and Player 1 can recapture.");
  // The elephant on B2 stands next to Player 2's lion on A2, which only has to step there.
  row("mistake that captures", "animalshogi", "g1c/leG/c2/1LE b -", "C2B2",
      "C2B2 captures the elephant, but the reply A2B2 wins in the end. A2B2 captures the giraffe on B2");
  row("better move that captures", "animalshogi", "1le/g1G/cE1/1L1 b c", "B4C4",
      "C2C1 would have captured the elephant and kept the win: Player 1 could then answer A3A4 with C1B1.");
  row("two captures in a line", "animalshogi", "3/lE1/2E/L1C b C2g", "A4B4",
      "G*B3 B4A4 B3C3 C*A3 A2B2. B3C3 captures the elephant, and A2B2 captures the elephant.");
  row("capture said once", "animalshogi", "el1/1EG/c1L/3 w Cg", "A3A4", "B2A1 captures the elephant on A1", false);
  // The elephant on B1 attacks the lion on A2, which can capture it. The lion on A4 then captures the giraffe on B3.
  row("check that is captured", "animalshogi", "c2/1l1/1g1/L1C w GEe", "B2A2",
      "E*B1 is check. If Player 2 captures the piece with A2B1, Player 1 answers with A4B3. A4B3 captures the giraffe on B3");
  row("checkmate", "animalshogi", "C2/L1l/e2/g+C1 b ge", "B4A3", "E*B1 is checkmate");
  // With the chick still on C4, the square C3 is guarded. No better move can be answered by a capture of the lion there.
  row("lion in check", "animalshogi", "G1+c/2l/2E/L1C w Eg", "C2C3", "the chick on C4 can capture it.");
  row("lion in check, once", "animalshogi", "G1+c/2l/2E/L1C w Eg", "C2C3", "C4C3", false);
  // After both moves, the giraffe or the elephant on A2 leaves the lion the same squares when the lion comes to A3.
  row("same squares of a lion", "animalshogi", "1l1/2c/3/LEC w Gge", "G*A2", "Player 2's lion", false);
  row("capture at once", "animalshogi", "egl/L2/1+c1/cE1 b G", "B4A3",
      "A2B3 would have won the hen, and Player 2 would have got nothing in return.");
  // Blue already sees its pieces on a2, a3 and c3, so nothing changes. The piece on a3 is on both lines.
  row("threat that stays", "gobblet", "m,.,Ml/Ml,.,mL/.,S,. o", "S@b2",
      "S@b2 does not stop the threat S@a1, which wins at once. S@a1 completes the line a1-a2-a3 for Blue.");
  row("covered piece of a line", "gobblet", "m,.,Ml/Ml,.,mL/.,S,. o", "S@b2",
      "L@a3 covers the medium piece of Blue on a3, which stops Blue from completing a line on a1 or b3.");
  // Blue then sees its pieces on a2, a3, b3 and c1.
  row("uncovered piece", "gobblet", "sL,Ml,./Sl,.,mL/.,SM,sm o", "a3b2",
      "a3b2 uncovers the small piece of Blue on a3, so Blue can complete a line on a1 or c3.");
  // Orange then sees its pieces on a3, b1, b2 and c2, and both S and L can go to c1. Blue's piece from c1 is on b2 below M.
  row("threat that nothing stops", "gobblet", "sL,Ml,./Sl,.,mL/.,SM,s b", "c1b2",
      "After c1b2 b1b2 Orange threatens to complete a line on c1, and no move by Blue stops that.");
  // Blue's large pieces on a1 and b3 cover Orange's lines a1-a2-a3 and a3-b3-c3, and the medium piece on b2 covers S.
  // The car on b1 stood behind the car on b2 before, too.
  row("block that stays", "dodgem:4x4", "4/3^/>>1>/1^2 ^", "b1a1", "directly behind", false);
  // After a3b3, too, d2d3 puts a car in the way of the car on b3, which is then the other one.
  row("reply that stays", "dodgem:4x4", "4/>3/1>>^/3^ >", "b2b3", "in the way of", false);
  row("block of the reply that stays", "dodgem:4x4", "2^1/1>1^/1^2/4 ^", "c4off", "in the way of", false);
  // After the line, the car on d3 needs one step, and the cars on a4, c4 and d4 one each.
  row("shown line of a race", "dodgem:4x4", "1>^1/3^/^3/4 ^", "d3d4", "After c3d3", false);
  row("line of a race", "dodgem:4x4", "1>^1/3^/^3/4 ^", "d3d4", "After d3d4 b4b3 a2a3 b3c3 a3a4 c3d3, no car of >");
  // > has more steps to go, so they do not speak for its draw.
  row("steps for the other side", "dodgem:4x4", "1^1^/1>2/1>>1/2^1 ^", "b4off", "Remaining steps", false);
  row("last car", "dodgem:4x4", "2^1/2>^/2^1/4 ^", "d3d4",
      "c3d3 wins in the end: c3d3 c2b2 d3off. d3off takes >'s last car off the board, so > wins.");
  row("zugzwang later on", "gobblet", ".,Ml,mL/S,.,s/sMl,S,. b", "c2a3",
      "In the line c2a3 L@a3 M@b1 a2b2 (c1) b1b2 b1a2, the squares in brackets are those on which Orange threatens to complete "
      "a line. After b1a2 Orange threatens nothing yet, but Blue must move. Lifting the piece on a1 or b3 "
      "uncovers Orange's line. Whichever other piece moves, Orange can complete a line on a square in brackets: b2 (c1).");
}

void ExplainRandomTest::agreesWithExplanationsByHand() {
  QFETCH(QString, variant);
  QFETCH(QString, position);
  QFETCH(QString, move);
  QFETCH(QString, sentence);
  QFETCH(bool, isSaid);
  const std::string id = variant.toStdString();
  const SolutionPtr solution = id.starts_with("dodgem") ? m_folder.solve(test::variant(id)) : test::sharedSolution(id);
  const AnyPosition read = test::position(*solution->variant(), position.toStdString());
  QStringList said;
  for (const Fact& fact : explain(*solution, read, test::move(*solution->variant(), read, move.toStdString())))
    said << QString::fromStdString(englishText(fact));
  const QString all = said.join(QLatin1Char('\n'));
  QVERIFY2(all.contains(sentence) == isSaid, qPrintable(all));
}

/// Player 1 loses anyway. Two pieces attack the elephant that Player 1 drops on B2, and only one guards it.
void ExplainRandomTest::namesGiftsThatCostNothing() {
  const SolutionPtr solution = test::sharedSolution("animalshogi");
  const AnyPosition position = test::position(*solution->variant(), "C2/L1l/1g1/2c b Ege");
  const AnyMove made = test::move(*solution->variant(), position, "E*B2");
  const std::vector<Fact> facts = explain(*solution, position, made);
  const Fact* const main = mainReason(facts, position, made);
  QVERIFY(main);
  QCOMPARE(mistakeKinds(facts, main).front(), std::string("Too few guards"));
}

void ExplainRandomTest::everySentenceIsTrue_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<bool>("isShared");
  QTest::newRow("dodgem") << QStringLiteral("dodgem:4x4") << false;
  QTest::newRow("dodgem, blocked loses") << QStringLiteral("dodgem:4x4,blocked=loses") << false;
  QTest::newRow("dodgem, blocked draws") << QStringLiteral("dodgem:4x4,blocked=draws") << false;
  QTest::newRow("dodgem, misere") << QStringLiteral("dodgem:4x4,misere=yes") << false;
  QTest::newRow("quoridor") << QStringLiteral("quoridor:5x5,fences=1") << false;
  QTest::newRow("domineering") << QStringLiteral("domineering:4x4") << false;
  QTest::newRow("animalshogi") << QStringLiteral("animalshogi") << true;
  QTest::newRow("gobblet") << QStringLiteral("gobblet") << true;
}

void ExplainRandomTest::everySentenceIsTrue() {
  QFETCH(QString, variant);
  QFETCH(bool, isShared);
  const test::DataFolder folder;
  const std::string id = variant.toStdString();
  const SolutionPtr solution = isShared ? test::sharedSolution(id) : folder.solve(test::variant(id));
  const Variant& game = *solution->variant();
  const test::ValueOf valueOf = [&solution](const AnyPosition& position) { return solution->value(position); };
  const int count = qEnvironmentVariableIsSet("KOTAI_LONG_TESTS") ? 100'000 : 2'000;
  std::mt19937_64 random(39);
  for (int i = 0; i < count; ++i) {
    const AnyPosition position = randomPosition(game, random);
    const std::string fault = test::FactsTruth(game, valueOf, position, std::nullopt).fault(explain(*solution, position));
    QVERIFY2(fault.empty(), fault.c_str());
    const auto moves = game.legalMoves(position);
    const AnyMove move = moves[random() % moves.size()];
    const std::string wrong = test::FactsTruth(game, valueOf, position, move).fault(explain(*solution, position, move));
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
}

}  // namespace kotai

KOTAI_TEST(kotai::ExplainRandomTest)
#include "explain_random_test.moc"
