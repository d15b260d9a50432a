// Tests for typed positions of Animal Shogi. Faults are reported with their location, and unusual but valid
// positions are read.
#include <QTest>

#include "tests/cli/typed_positions.h"
#include "tests/runner/test_class.h"

class CliAnimalShogiPositionsTest : public QObject {
  Q_OBJECT

 private slots:
  void refused_data();
  void refused();
  void everyBeginningOfAGoodText();
  void legalThoughUnusual_data();
  void legalThoughUnusual();

 private:
  TypedPositions m_typed{QStringLiteral("animalshogi"), {}};
};

void CliAnimalShogiPositionsTest::refused_data() {
  TypedPositions::refusedColumns();
  const auto row = TypedPositions::refused;
  row("empty", "", "character 1: it is empty");
  row("foreign letter", "gle/1x1/1C1/ELG b -", "character 6: found 'x', expected G E C +C L g e c +c l a digit or /");
  row("foreign character", "gle/1歩1/1C1/ELG b -", "character 6: found '歩', expected");
  row("zero", "gle/0c2/1C1/ELG b -", "character 5: found '0', expected");
  row("split digits", "gle/1c1/1C1/E11 b -", "character 15: found '1', expected");
  row("plus before a lion", "g+le/1c1/1C1/ELG b -", "character 3: found 'l', expected after + a piece that can be");
  row("plus before a digit", "gle/1+1/1C1/ELG b -", "character 7: found '1', expected after + a piece that can be");
  row("row too long", "glee/1c1/1C1/ELG b -", "character 4: row 1 from the top is too long; expected 3 columns");
  row("run too long", "gle/1c2/1C1/ELG b -", "character 7: row 2 from the top is too long; expected 3 columns");
  row("row too short", "gle/1c/1C1/ELG b -", "character 7: row 2 from the top is too short; expected 3 columns");
  row("too many rows", "gle/1c1/1C1/ELG/3 b -", "character 16: there are too many rows; expected 4");
  row("too few rows", "gle/1c1/1C1 b -", "character 12: there are only 3 rows; expected 4");
  row("no side", "gle/1c1/1C1/ELG", "character 16: the text ends here, expected a space and the side to move (b w)");
  row("wrong side", "gle/1c1/1C1/ELG x -", "character 17: 'x' is not a side; expected b or w");
  row("no hands", "gle/1c1/1C1/ELG b", "character 18: the text ends here, expected a space and the pieces in hand");
  row("empty hands", "gle/1c1/1C1/ELG b ", "character 19: the text ends here, expected - or pieces in hand");
  row("lion in the hand", "gle/1c1/1C1/E1G b L", "character 19: found 'L', expected - or pieces in hand");
  row("hen in the hand", "gle/3/1C1/ELG b +c", "character 17: found '+', expected - or pieces in hand");
  row("count without a piece", "gle/1c1/3/ELG b 1", "character 18: the text ends here, expected a piece in hand");
  row("count before a lion", "gle/1c1/1C1/ELG b 2l", "character 20: found 'l', expected a piece in hand");
  row("behind empty hands", "gle/1c1/1C1/ELG b -c", "character 20: found 'c' where the text should end");
  row("missing lion", "gle/1c1/1C1/E1G w -", "character 20: the first player has no lion; expected one 'L'");
  row("missing lion of the second", "g1e/1c1/1C1/ELG b -", "character 20: the second player has no lion; expected one 'l'");
  row("two lions", "gle/1c1/1L1/ELG b C", "character 14: there are too many 'L'; expected at most 1");
  row("two lions of the second", "gll/1c1/1C1/ELG b E", "character 3: there are too many 'l'; expected at most 1");
  row("a giraffe too many", "gle/gc1/1C1/ELG b -", "character 15: found 3 of 'G' (both sides, board and hands together)");
  row("an elephant missing", "gl1/1c1/1C1/ELG b -",
      "character 20: found 1 of 'E' (both sides, board and hands together); expected 2");
  row("no chick", "gle/3/3/ELG b -", "character 16: found 0 of 'C' (both sides, board and hands together); expected 2");
  row("hens count as chicks", "gle/1+c1/1C1/ELG b c", "character 20: found 3 of 'C' (both sides, board and hands together)");
  row("too many in a hand", "gle/3/3/ELG b 3c", "character 16: found 3 of 'c' in one hand; expected at most 2");
  row("too many in a hand, one by one", "gle/3/3/ELG b CCC", "character 17: found 3 of 'C' in one hand; expected at most 2");
  row("too many in both hands", "gle/3/3/ELG b 2C2c", "character 18: found 4 of 'C' (both sides, board and hands together)");
}

void CliAnimalShogiPositionsTest::refused() { m_typed.checkRefused(); }

void CliAnimalShogiPositionsTest::everyBeginningOfAGoodText() {
  m_typed.checkEveryBeginningOf(QStringLiteral("gle/1c1/1C1/ELG b -"));
}

void CliAnimalShogiPositionsTest::legalThoughUnusual_data() {
  TypedPositions::readColumns();
  // The legal moves are C4C3, B4A3, B4C3, and B3B2, which captures the chick (Tanaka 2009).
  QTest::newRow("start") << QStringLiteral("gle/1c1/1C1/ELG b -") << 4;
  QTest::newRow("lions adjacent") << QStringLiteral("3/3/lge/LGE b Cc") << -1;
  // Pieces of three kinds can be dropped on ten empty squares. The lion in the middle of its row has five moves.
  QTest::newRow("all six pieces in one hand") << QStringLiteral("1l1/3/3/1L1 b 2G2E2C") << 3 * 10 + 5;
  QTest::newRow("both hands full") << QStringLiteral("1l1/3/3/1L1 w GECgec") << 3 * 10 + 5;
  // The enemy lion is safe on the home row of the side to move, so the game is over.
  QTest::newRow("lost by a try") << QStringLiteral("L2/3/3/2l b 2G2E2C") << 0;
  QTest::newRow("chick on the far row") << QStringLiteral("C1l/3/3/L2 b 2G2EC") << -1;
}

void CliAnimalShogiPositionsTest::legalThoughUnusual() { m_typed.checkRead(); }

KOTAI_TEST(CliAnimalShogiPositionsTest)
#include "cli_animal_shogi_positions_test.moc"
