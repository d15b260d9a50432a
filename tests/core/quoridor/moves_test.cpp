// Tests for starts, moves and refusals of Quoridor that can be checked by eye.
#include <QTest>

#include "core/games/quoridor/variant.h"
#include "tests/core/quoridor/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using quoridor::FenceFault;
using quoridor::Rules;

class QuoridorMovesTest : public QObject {
  Q_OBJECT

 private slots:
  void starts_data();
  void starts();
  void singleMoves_data();
  void singleMoves();
  void illegalMoves_data();
  void illegalMoves();
  void shutIn();
};

void QuoridorMovesTest::starts_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("start");
  const auto row = [](const char* id, const char* start) {
    QTest::newRow(id) << QString::fromLatin1(id) << QString::fromLatin1(start);
  };
  row("quoridor:5x5,fences=1", "5x5 c1 c5 1 1 - 1");
  row("quoridor:9x9,fences=10", "9x9 e1 e9 10 10 - 1");
  row("quoridor:4x4,fences=1", "4x4 b1 b4 1 1 - 1");
  row("quoridor:4x4,fences=1,start=diagonal", "4x4 b1 c4 1 1 - 1");
  row("quoridor:2x3,fences=0,start=diagonal", "2x3 a1 b3 0 0 - 1");
  row("quoridor:5x9,fences=1-0", "5x9 c1 c9 1 0 - 1");
  row("quoridor:3x4,fences=0-2", "3x4 b1 b4 0 2 - 1");
}

void QuoridorMovesTest::starts() {
  QFETCH(QString, id);
  QFETCH(QString, start);
  const VariantPtr variant = test::variant(id.toStdString());
  QCOMPARE(QString::fromStdString(variant->id()), id);
  QCOMPARE(QString::fromStdString(variant->formatPosition(variant->start())), start);
  const auto& options = dynamic_cast<const quoridor::QuoridorVariant&>(*variant).rules().options();
  const slow_quoridor::Size size{options.board.columns, options.board.rows, options.firstFences, options.secondFences};
  QCOMPARE(QString::fromStdString(slow_quoridor::toText(slow_quoridor::startPosition(size, options.diagonal))), start);
}

void QuoridorMovesTest::singleMoves_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("pawnMoves");
  const auto row = [](const char* name, const char* before, const char* pawnMoves) {
    QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(pawnMoves);
  };
  row("free in the middle", "5x5 c3 a5 1 1 - 1", "b3 c2 c4 d3");
  row("in the corner", "5x5 a1 c5 1 1 - 1", "a2 b1");
  row("fences around", "5x5 c3 a5 0 0 c2h,b3v 1", "c4 d3");
  row("straight jump", "5x5 c3 c4 1 1 - 1", "b3 c2 c5 d3");
  row("straight jump down", "5x5 c4 c3 1 1 - 1", "b4 c2 c5 d4");
  row("straight jump to the side", "5x5 b3 c3 1 1 - 2", "a3 c2 c4 d3");
  row("the edge behind: to both sides", "5x5 a3 b3 1 1 - 2", "a2 a4 b2 b4 c3");
  row("the goal row behind: to both sides", "5x5 c4 c5 1 1 - 1", "b4 b5 c3 d4 d5");
  row("a fence behind: to both sides", "5x5 c2 c3 1 0 c3h 1", "b2 b3 c1 d2 d3");
  row("a fence behind and one beside", "5x5 c2 c3 0 0 b2v,c3h 1", "c1 d2 d3");
  row("a fence behind and on both sides: no jump", "5x5 c2 c3 0 0 b2v,c2v,c3h 1", "c1");
  row("a fence between: no jump", "5x5 c2 c3 1 0 c2h 1", "b2 c1 d2");
  row("in the corner, edge behind", "5x5 a4 a5 1 1 - 2", "a3 b5");
  row("jumping past a fence beside the jumped pawn", "5x5 c2 c3 1 0 b2v 1", "c1 c4 d2");
}

void QuoridorMovesTest::singleMoves() {
  QFETCH(QString, before);
  QFETCH(QString, pawnMoves);
  const auto drawing = slow_quoridor::fromText(before.toStdString());
  const int all = drawing.hands[0] + drawing.hands[1] + static_cast<int>(before.count(QLatin1Char(','))) +
                  (before.contains(QLatin1String(" - ")) ? 0 : 1);
  const VariantPtr variant =
      test::variant("quoridor:5x5,fences=" + std::to_string((all + 1) / 2) + "-" + std::to_string(all / 2));
  QStringList found;
  const AnyPosition position = test::position(*variant, before.toStdString());
  for (const AnyMove move : variant->legalMoves(position))
    if (const std::string text = variant->formatMove(position, move); text.size() == 2)
      found.append(QString::fromStdString(text));
  QCOMPARE(found.join(QLatin1Char(' ')), pawnMoves);
}

void QuoridorMovesTest::illegalMoves_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("move");
  const auto row = [](const char* name, const char* position, const char* move) {
    QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(move);
  };
  row("staying where it is", "5x5 c1 c5 1 1 - 1", "c1");
  row("two steps", "5x5 c1 c5 1 1 - 1", "c3");
  row("onto the other pawn", "5x5 c2 c3 1 1 - 1", "c3");
  row("through a fence", "5x5 c1 c5 1 0 c1h 1", "c2");
  row("diagonally though the straight jump is open", "5x5 c2 c3 1 1 - 1", "d3");
  row("crossing fence", "5x5 c1 c5 1 0 b2h 1", "b2v");
  row("overlapping fence on the left", "5x5 c1 c5 1 0 b2h 1", "a2h");
  row("overlapping fence on the right", "5x5 c1 c5 1 0 b2h 1", "c2h");
  row("overlapping fence above", "5x5 c1 c5 1 0 b2v 1", "b3v");
  row("no fence in hand", "5x5 c1 c5 1 0 b2h 2", "d4h");
  row("after the end", "5x5 c5 c4 1 1 - 2", "c3");
}

void QuoridorMovesTest::illegalMoves() {
  QFETCH(QString, position);
  QFETCH(QString, move);
  const VariantPtr variant = test::variant("quoridor:5x5,fences=1");
  const auto parsed = variant->parseMove(test::position(*variant, position.toStdString()), move.toStdString());
  QVERIFY(!parsed.has_value());
  QVERIFY(parsed.error().fault == TextFault::IllegalMove);
}

/// A fence may not close the last path of either pawn. The same fence is legal if it only shuts off an empty
/// pocket.
void QuoridorMovesTest::shutIn() {
  const VariantPtr variant = test::variant("quoridor:3x3,fences=2");
  const Rules rules({{3, 3}, 2, 2, false});
  const auto whyNot = [&](const char* position, const char* fence) {
    const int corner = (fence[1] - '1') * 2 + (fence[0] - 'a');
    return rules.whyNot(Rules::unpack(test::position(*variant, position)), {corner, fence[2] == 'v'});
  };
  const auto first = whyNot("3x3 a1 b3 2 1 a1v 1", "a2h");
  QVERIFY(first && first->reason == FenceFault::Reason::ClosesPath && first->shutIn == Side::First);
  QVERIFY((first->closedOff == std::vector<Square>{{0, 0}, {0, 1}}));
  const auto second = whyNot("3x3 b1 a3 2 1 a2v 1", "a1h");
  QVERIFY(second && second->reason == FenceFault::Reason::ClosesPath && second->shutIn == Side::Second);
  QVERIFY((second->closedOff == std::vector<Square>{{0, 1}, {0, 2}}));
  QVERIFY(!whyNot("3x3 b1 b3 2 1 a1v 1", "a2h"));
  QVERIFY(!whyNot("3x3 b1 b3 2 1 a2v 1", "a1h"));
  QVERIFY(rules.whyNot(rules.start(), {4, false})->reason == FenceFault::Reason::OffBoard);
}

KOTAI_TEST(QuoridorMovesTest)
#include "moves_test.moc"
