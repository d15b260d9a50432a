// Tests for the notation of Gobblet Gobblers. Written positions and moves are read back, and faults are reported
// with their location.
#include <QTest>
#include <random>

#include "core/game/registry.h"
#include "core/games/gobblet/faults.h"
#include "core/games/gobblet/variant.h"
#include "tests/core/gobblet/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/core/unreadable_texts.h"
#include "tests/runner/test_class.h"

using namespace kotai;

const Variant& gobbletVariant() {
  static const VariantPtr variant = test::variant("gobblet");
  return *variant;
}

class GobbletNotationTest : public QObject {
  Q_OBJECT

 private slots:
  void roundTrips();
  void losingLifts();
  void badPositions_data();
  void badPositions();
  void badMoves_data();
  void badMoves();
  void variants();
  void putTogether();
};

void GobbletNotationTest::roundTrips() {
  std::mt19937_64 random(41);
  for (int count = 0; count < 20000; ++count) {
    const std::string text = slow_gobblet::toText(slow_gobblet::randomPosition(random));
    const AnyPosition position = test::position(gobbletVariant(), text);
    QCOMPARE(QString::fromStdString(gobbletVariant().formatPosition(position)), QString::fromStdString(text));
    for (const AnyMove move : gobbletVariant().legalMoves(position))
      QVERIFY(test::move(gobbletVariant(), position, gobbletVariant().formatMove(position, move)) == move);
  }
  QVERIFY(gobbletVariant().parseMove(gobbletVariant().start(), "l@b2").has_value());  // the owner is the side to move
}

void GobbletNotationTest::losingLifts() {
  const AnyPosition position = test::position(gobbletVariant(), "s,m,sL/.,.,./.,.,. o");
  for (const AnyMove move : gobbletVariant().legalMoves(position)) {
    const AnyPosition after = gobbletVariant().play(position, move);
    const std::string text = gobbletVariant().formatPosition(after);
    QVERIFY2(test::position(gobbletVariant(), text) == after, text.c_str());
  }
  // Without the losing lift, the same board is a game in progress. A text with a losing lift is invalid if the
  // lift reveals nothing or belongs to the wrong side.
  QVERIFY(!gobbletVariant().finishedValue(test::position(gobbletVariant(), "s,mL,s/.,.,./.,.,. b")));
  QVERIFY(gobbletVariant().finishedValue(test::position(gobbletVariant(), "s,mL,s/.,.,./.,.,. b c3b3")) == Value::win(0));
  for (const char* text :
       {"s,mL,s/.,.,./.,.,. b a1b3", "s,mL,s/.,.,./.,.,. b b3c3", "s,mL,s/.,.,./.,.,. o c3b3", "s,mL,./.,.,./.,.,. b c3b3"})
    QCOMPARE(gobbletVariant().parsePosition(text).error().fault, TextFault::IllegalMove);
}

void GobbletNotationTest::badPositions_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row("x", TextFault::UnexpectedCharacter, 1);
  row("S,S,S/.,.,./.,.,. b", TextFault::TooManyPieces, 5);
  row(".,.,l/.,l,./sl,.,. o", TextFault::TooManyPieces, 14);
  row("Ms,.,./.,.,./.,.,. o", gobblet::fault::wrongStack, 2);
  row("Ss,.,./.,.,./.,.,. o", gobblet::fault::wrongStack, 2);
  row("sLM,.,./.,.,./.,.,. o", gobblet::fault::wrongStack, 3);
  row("S,M,L/.,.,./.,.,. o", TextFault::SideAlreadyWon, 1);
  row("S,M,L/s,m,l/.,.,. b", TextFault::SideAlreadyWon, 1);
  row(".,.,./.,.,./.,.,.", TextFault::UnexpectedEnd, 18);
  row(".,.,./.,.,./.,.,. ", TextFault::UnexpectedEnd, 19);
  row(".,.,./.,.,./.,.,. w", TextFault::BadSide, 19);
  row(".,.,./.,.,./.,.,. o ", TextFault::TrailingText, 20);
  row(".,.,./.,.,./.,.,. o x", TextFault::TrailingText, 20);
  row(".,.,./.,.,./.,.,. o L@a1", TextFault::TrailingText, 20);
  row(".,.,./.,.,./.,.,. o a1b2", TextFault::IllegalMove, 21);
  row(".,./.,.,./.,.,. o", TextFault::RowTooShort, 4);
  row(".,.,.,./.,.,./.,.,. o", TextFault::RowTooLong, 6);
  row(".,.,./.,.,. o", TextFault::TooFewRows, 12);
  row(".,.,./.,.,./.,.,./.,.,. o", TextFault::TooManyRows, 18);
  row(".,,./.,.,./.,.,. o", TextFault::UnexpectedCharacter, 3);
  row(".S,.,./.,.,./.,.,. o", TextFault::UnexpectedCharacter, 2);
  row("Sé,.,./.,.,./.,.,. o", TextFault::UnexpectedCharacter, 2);
}

void GobbletNotationTest::badPositions() {
  test::findsTheFault([](const std::string& text) { return gobbletVariant().parsePosition(text); });
}

void GobbletNotationTest::badMoves_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row("x1", TextFault::UnexpectedCharacter, 1);
  row("L", TextFault::UnexpectedEnd, 2);
  row("L-a1", TextFault::UnexpectedCharacter, 2);
  row("L@", TextFault::UnexpectedEnd, 3);
  row("L@d1", TextFault::UnexpectedCharacter, 3);
  row("L@a4", TextFault::UnexpectedCharacter, 4);
  row("a", TextFault::UnexpectedEnd, 2);
  row("a1b", TextFault::UnexpectedEnd, 4);
  row("a1b2x", TextFault::TrailingText, 5);
  row("a1b2", TextFault::IllegalMove, 1);
}

void GobbletNotationTest::badMoves() {
  test::findsTheFault([](const std::string& text) { return gobbletVariant().parseMove(gobbletVariant().start(), text); });
}

void GobbletNotationTest::variants() {
  QCOMPARE(QString::fromStdString(gobbletVariant().id()), QStringLiteral("gobblet"));
  const auto option = parseVariant("gobblet:4x4");
  QVERIFY(!option);
  QCOMPARE(option.error().fault, TextFault::UnknownOption);
  QCOMPARE(option.error().column, std::size_t{9});
  for (const auto& [text, id] : {std::pair{"gobblet:reveal=loses", "gobblet"}, {"gobblet:reveal=cover", "gobblet:reveal=cover"}})
    QCOMPARE(QString::fromStdString(test::variant(text)->id()), QString::fromLatin1(id));
  const auto choice = parseVariant("gobblet:reveal=draws");
  QVERIFY(!choice);
  QCOMPARE(choice.error().fault, TextFault::BadChoice);
  QCOMPARE(choice.error().column, std::size_t{16});
}

void GobbletNotationTest::putTogether() {
  SetUp setUp;
  setUp.pieces = {{{1, 1}, Side::First, 2}, {{1, 1}, Side::Second, 0}};  // the order does not matter
  setUp.toMove = Side::Second;
  const auto composed = gobbletVariant().compose(setUp);
  QVERIFY(composed.has_value());
  QCOMPARE(QString::fromStdString(gobbletVariant().formatPosition(*composed)), QStringLiteral(".,.,./.,sL,./.,.,. b"));
  setUp.pieces.push_back({{1, 1}, Side::Second, 2});
  QCOMPARE(gobbletVariant().compose(setUp).error().own, &gobblet::fault::wrongStack);
  setUp.pieces = {{{0, 0}, Side::Second, 0}, {{1, 0}, Side::Second, 0}, {{2, 0}, Side::Second, 0}};
  QCOMPARE(gobbletVariant().compose(setUp).error().fault, TextFault::TooManyPieces);
  setUp.pieces[2].kind = 1;
  QCOMPARE(gobbletVariant().compose(setUp).error().fault, TextFault::SideAlreadyWon);
  setUp.toMove = Side::First;
  QVERIFY(gobbletVariant().finishedValue(*gobbletVariant().compose(setUp)) == Value::loss(0));
}

KOTAI_TEST(GobbletNotationTest)
#include "notation_test.moc"
