// Tests for explanations. Every sentence is true, and every mistake has an explanation.
#include "core/explain/explain.h"

#include <QTest>

#include "core/explain/without_better.h"
#include "core/game/game.h"
#include "tests/core/contract/naive_values.h"
#include "tests/core/explain/facts_truth.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class ExplainTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_solution = m_folder.solve(test::dodgem(3)); }
  void agreesWithExplanationsByHand_data();
  void agreesWithExplanationsByHand();
  void finishedGamesAreNotExplained();
  void hidesTheBetterMove();
  void namesReasonsInQuoridor_data();
  void namesReasonsInQuoridor();
  void everySentenceOfSmallBoardsIsTrue_data();
  void everySentenceOfSmallBoardsIsTrue();

 private:
  test::DataFolder m_folder;
  SolutionPtr m_solution;
};

/// The expected sentences were found by hand. A side without a legal move wins, so a side to move that has no
/// car left has won.
void ExplainTest::agreesWithExplanationsByHand_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("move");
  QTest::addColumn<QStringList>("sentences");
  // Both sides can leave with their next move, so the side to move wins: one ply for the move and one for the reply.
  const QString race = QStringLiteral("^2/3/2> ^");
  QTest::newRow("leave in time") << race << QStringLiteral("a3off")
                                 << QStringList{QStringLiteral(
                                        "a3off is the only move that wins; everything else loses within 3 moves.")};
  QTest::newRow("step aside")
      << race << QStringLiteral("a3b3")
      << QStringList{QStringLiteral("a3b3 moves sideways. The remaining steps are unchanged: 1 for ^, 1 for >, who is to move.")};
  // After c2off, > has no car and waits for one more move by ^.
  QTest::newRow("last car") << QStringLiteral("3/^1>/2> ^") << QStringLiteral("a2b2")
                            << QStringList{QStringLiteral("a2b2 does not stop the threat c1off, which wins in 4 moves: c1off "
                                                          "b2a2 c2off a2a3. c2off takes >'s last car off the board, so > wins.")};
  // The car on b1 can only leave through b2 and b3. After b1a1, the car from a2 reaches b2 first.
  QTest::newRow("wanted square")
      << QStringLiteral("1>1/>2/1^1 ^") << QStringLiteral("b1a1")
      << QStringList{
             QStringLiteral("Both sides want b2: b1b2 would have taken it. In the line b1a1 b3c3 a1b1 a2b2, > takes it and "
                            "blocks the car on b1.")};
  // The car on c1 has the car on b1 beside it, and the board ends on its right.
  QTest::newRow("single move") << QStringLiteral("2>/3/>^1 ^") << QStringLiteral("b1c1")
                               << QStringList{QStringLiteral("After b1c1 a1b1, ^ has a single move, c1c2.")};
  // After a2a3, the car needs one more step. All opposing cars are to its right, so none can stand in its way.
  QTest::newRow("better line")
      << QStringLiteral("1>1/1>1/^2 ^") << QStringLiteral("a1b1")
      << QStringList{QStringLiteral("After the better move a1a2, then b2b1 a2a3, no car of ^ can be blocked any more. ^ wins the "
                                    "race; remaining steps: 1 for ^, 4 for >, who is to move.")};
}

void ExplainTest::agreesWithExplanationsByHand() {
  QFETCH(QString, position);
  QFETCH(QString, move);
  QFETCH(QStringList, sentences);
  const AnyPosition read = test::position(*m_solution->variant(), position.toStdString());
  const auto facts = move.isEmpty() ? explain(*m_solution, read)
                                    : explain(*m_solution, read, test::move(*m_solution->variant(), read, move.toStdString()));
  QStringList said;
  for (const Fact& fact : facts) said << QString::fromStdString(englishText(fact));
  for (const QString& sentence : sentences) QVERIFY2(said.contains(sentence), qPrintable(said.join(QLatin1Char('\n'))));
}

void ExplainTest::finishedGamesAreNotExplained() {
  QVERIFY(explain(*m_solution, test::position(*m_solution->variant(), "3/3/3 ^")).empty());
}

/// A reason speaks of a better move, unless it names the square to which this move goes.
void ExplainTest::hidesTheBetterMove() {
  constexpr Sentence loses{"After %1 the reply %2 wins in the end."}, keeps{"%1 would have kept the win."};
  constexpr Sentence attacks{"%1 attacks the piece on %2."}, leaves{"After %1 nothing guards %2."};
  const Variant& game = *m_solution->variant();
  const AnyPosition before = test::position(game, "1>1/>2/1^1 ^");
  const AnyMove made = test::move(game, before, "b1a1");
  const FactMove better{before, test::move(game, before, "b1b2"), "b1b2"};
  Fact refutation(FactKind::Refutation, loses, {"b1a1", "a2b2"});
  refutation.moves = {{before, made, "b1a1"}, {game.play(before, made), {}, "a2b2"}};
  const auto hidden = [&](const Sentence& said, const std::string& square) {
    Fact turn(FactKind::TurningPoint, keeps, {"b1b2"});
    turn.moves = {better};
    turn.end = LastMove{better, &said, {"b1b2", square}, Side::First};
    QStringList texts;
    for (const Fact& fact : withoutBetterMove({refutation, turn}, before, made))
      texts << QString::fromStdString(englishText(fact));
    return texts;
  };
  const QString reply = QStringLiteral("After b1a1 the reply a2b2 wins in the end.");
  QCOMPARE(hidden(attacks, "c3"), (QStringList{reply, QStringLiteral("A better move attacks the piece on c3.")}));
  QCOMPARE(hidden(leaves, "c3"), (QStringList{reply, QStringLiteral("After a better move nothing guards c3.")}));
  QCOMPARE(hidden(attacks, "b2"), QStringList{reply});
}

/// The lines are perfect after the mistake.
void ExplainTest::namesReasonsInQuoridor_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("better");
  QTest::addColumn<QString>("sentence");
  QTest::addColumn<bool>("isSaid");
  const auto row = [](const char* name, const char* position, const char* line, const char* better, const char* sentence,
                      bool isSaid) {
    QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(line) << QString::fromLatin1(better)
                        << QString::fromLatin1(sentence) << isSaid;
  };
  // In a corridor, with no fence in hand, Player 1 cannot avoid the jump.
  row("corridor", "5x5 b1 c5 1 1 a2h,b3h,c3v,d2v 1", "d3h b5 a1 a5 a2 a4 a1 a3", "c1",
      "d3h is Player 1's last fence, so Player 1 can no longer wait for a turn. After b5, the pawns walk towards each other, 8 "
      "steps apart, an even number. Player 1 is to move, so Player 2 can jump over Player 1's pawn. Steps left after the jump: 2 "
      "for Player 2, 3 for Player 1.",
      true);
  // Player 1 can go around Player 2's pawn.
  row("no corridor", "5x5 b1 b4 1 1 a1h,a4v,b3h,c4h 1", "c3v b5 c1 c5 c2 d5", "c1", "can jump over", false);
  // Fences can still change which pawn jumps.
  row("fences in hand", "5x5 a1 b5 2 3 b3h 2", "a2h b1 c5 c1", "b4", "can jump over", false);
  // Player 2 still has two fences.
  row("two fences", "5x5 a1 a2 1 3 a1h,a2v 2", "c2h b1 a3 c1 a4 c2", "a3", "is to move and needs", false);
  // Player 2 goes d3 c3 c2 c1, and every fence on this way leaves another way of three steps or none at all.
  row("last fence", "5x5 b1 d4 2 0 a2h,b2v,b3h,d2v 1", "d1h d3 a1 c3 a1h c2", "c1",
      "After d1h d3, Player 1 is to move and needs 6 steps, but Player 2 needs only 3, and Player 1's last fence cannot lengthen "
      "Player 2's path.",
      true);
  // After b2, too, Player 1 needs one step more than Player 2 if a4h follows: 4 against 3.
  row("same fence", "5x5 a2 b4 3 3 - 1", "a3 a4h a2h c4h c2h", "b2", "fence at the end", false);
  row("same balance of fences", "5x5 a2 b4 3 3 - 1", "b2h a4h a1h a3v a3", "b2", "but the reply", false);
  // After a2 b4, too, a4h lengthens the path from 3 to 5.
  row("same fence later", "5x5 a1 b5 3 3 - 1", "b2h b4 a2 a4h a1h a3v", "a2", "fence at the end", false);
  // Without c1h, the pawn on a2 could go b2 b1 c1 c2 around b2v.
  row("another way round", "5x5 a1 b5 2 2 a2h,b4h 1", "c1h a3v a2 b2v a1 c5", "a2",
      "In the line c1h a3v a2 b2v, Player 2's fence at the end lengthens Player 1's path from 6 to 9; Player 2's own path is 7.",
      true);
  // After d4 e4, too, Player 2 needs 4 steps and Player 1 needs 3.
  row("same race", "5x5 e3 c4 0 0 a1h,a2v,a4h,b2v,c2h,d4h 2", "c3 e4 d3 d4 c4", "d4", "is to move and needs", false);
}

void ExplainTest::namesReasonsInQuoridor() {
  QFETCH(QString, position);
  QFETCH(QString, line);
  QFETCH(QString, better);
  QFETCH(QString, sentence);
  QFETCH(bool, isSaid);
  const VariantPtr variant = test::variant("quoridor:5x5,fences=3");
  const AnyPosition before = test::position(*variant, position.toStdString());
  PlayedOut lost{before, {}};
  AnyPosition now = before;
  for (const QString& each : line.split(QLatin1Char(' '))) {
    lost.moves.push_back(test::move(*variant, now, each.toStdString()));
    now = variant->play(now, lost.moves.back());
  }
  const auto found = variant->game().course(*variant, {&lost, nullptr, test::move(*variant, before, better.toStdString())});
  std::string said;
  if (found) {
    Fact fact(FactKind::Course, *found->sentence, found->params);
    fact.game = &variant->game();
    fact.mover = variant->sideToMove(before);
    said = englishText(fact);
  }
  QVERIFY2((said.find(sentence.toStdString()) != std::string::npos) == isSaid, said.c_str());
}

void ExplainTest::everySentenceOfSmallBoardsIsTrue_data() {
  QTest::addColumn<QString>("variant");
  for (const char* id : {"dodgem:3x3", "dodgem:3x3,misere=yes", "dodgem:3x3,blocked=loses", "dodgem:3x3,blocked=draws",
                         "quoridor:3x3,fences=1", "quoridor:3x3,fences=2", "domineering:3x3", "domineering:4x3"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// Checks all positions and moves. Compares the values with plain iteration, and the facts with their definitions.
void ExplainTest::everySentenceOfSmallBoardsIsTrue() {
  QFETCH(QString, variant);
  const SolutionPtr solution = m_folder.solve(test::variant(variant.toStdString()));
  const Variant& game = *solution->variant();
  const test::NaiveValues values(game);
  const test::ValueOf valueOf = [&values](const AnyPosition& position) { return values.of(position); };
  const TierGraph& tiers = game.tierGraph();
  for (TierId tier{0}; tier.value < tiers.tierCount(); ++tier.value)
    for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index) {
      const AnyPosition position = game.positionAt({tier, {index}});
      const std::string fault = test::FactsTruth(game, valueOf, position, std::nullopt).fault(explain(*solution, position));
      QVERIFY2(fault.empty(), fault.c_str());
      for (const AnyMove move : game.legalMoves(position)) {
        const std::string wrong = test::FactsTruth(game, valueOf, position, move).fault(explain(*solution, position, move));
        QVERIFY2(wrong.empty(), wrong.c_str());
      }
    }
}

}  // namespace kotai

KOTAI_TEST(kotai::ExplainTest)
#include "explain_test.moc"
