// Tests for typed variants and positions of Quoridor. Faults are reported with their location.
#include <QTest>

#include "tests/cli/typed_positions.h"
#include "tests/runner/test_class.h"

class CliQuoridorPositionsTest : public QObject {
  Q_OBJECT

 private slots:
  void refused_data();
  void refused();
  void refusedVariants_data();
  void refusedVariants();
  void everyBeginningOfAGoodText();
  void legal_data();
  void legal();

 private:
  TypedPositions m_typed{QStringLiteral("quoridor:5x5,fences=1"), {}};
};

void CliQuoridorPositionsTest::refused_data() {
  TypedPositions::refusedColumns();
  const auto row = TypedPositions::refused;
  row("empty", "", "character 1: it is empty");
  row("another board", "4x4 b1 b4 1 1 - 1", "character 1: found '4', expected the size of the board, 5x5");
  row("no space", "5x5c1 c5 1 1 - 1", "character 4: found 'c', expected a space");
  row("column off the board", "5x5 f1 c5 1 1 - 1", "character 5: found 'f', expected a column, a to e");
  row("row off the board", "5x5 c1 c6 1 1 - 1", "character 9: found '6', expected a row, 1 to 5");
  row("pawns on the same square", "5x5 c3 c3 1 1 - 1", "character 8: both pawns stand on c3");
  row("pawn on its goal", "5x5 c5 c4 1 1 - 1", "character 5: this position cannot arise: player 1 is to move but has");
  row("second pawn on its goal", "5x5 c2 c1 1 1 - 2",
      "character 8: this position cannot arise: player 2 is to move but has already won");
  row("no number of fences", "5x5 c1 c5 x 1 - 1", "character 11: found 'x', expected how many fences are in hand");
  row("a fence too few", "5x5 c1 c5 1 0 - 1",
      "character 11: fences on the board and in both hands together: found 1, expected 2");
  row("a fence too many", "5x5 c1 c5 1 1 b2h 1",
      "character 11: fences on the board and in both hands together: found 3, expected 2");
  row("too many in a hand", "5x5 c1 c5 2 0 - 1", "character 11: player 1 has 2 fences in hand; expected at most 1");
  row("many in a hand", "5x5 c1 c5 0 99 - 1", "character 13: player 2 has 99 fences in hand; expected at most 1");
  row("no fences and no dash", "5x5 c1 c5 1 1  1", "character 15: found ' ', expected a column, a to d");
  row("crossing", "5x5 c1 c5 0 0 b2h,b2v 1", "character 19: the fences b2h and b2v cross");
  row("crossing the other way", "5x5 c1 c5 0 0 b2v,b2h 1", "character 19: the fences b2v and b2h cross");
  row("overlapping", "5x5 c1 c5 0 0 b2h,c2h 1", "character 19: the fences b2h and c2h overlap");
  row("overlapping upright", "5x5 c1 c5 0 0 b3v,b2v 1", "character 19: the fences b3v and b2v overlap");
  row("twice", "5x5 c1 c5 0 0 b2h,b2h 1", "character 19: the fence b2h appears twice");
  row("closing the first path", "5x5 a1 c5 0 0 a1h,b1v 1", "character 15: the fences leave player 1 no path to the goal");
  row("closing the second path", "5x5 c1 e5 0 0 c4v,d4h 1", "character 15: the fences leave player 2 no path to the goal");
  row("fence off the board", "5x5 c1 c5 1 0 e2h 1", "character 15: found 'e', expected a column, a to d");
  row("fence above the board", "5x5 c1 c5 1 0 d5h 1", "character 16: found '5', expected a row, 1 to 4");
  row("fence without direction", "5x5 c1 c5 1 0 d4 1", "character 17: found ' ', expected h or v, the direction of a");
  row("nothing behind a comma", "5x5 c1 c5 1 0 d4h, 1", "character 19: found ' ', expected a column, a to d");
  row("no such player", "5x5 c1 c5 1 1 - 3", "character 17: found '3', expected 1 or 2, the player to move");
  row("foreign character", "5x5 c1 c5 1 1 - 歩", "character 17: found '歩', expected 1 or 2");
  row("more behind the end", "5x5 c1 c5 1 1 - 12", "character 18: found '2' where the text should end");
}

void CliQuoridorPositionsTest::refused() { m_typed.checkRefused(); }

void CliQuoridorPositionsTest::refusedVariants_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* id, const char* message) {
    QTest::newRow(id) << QString::fromLatin1(id) << QByteArray(message);
  };
  row("quoridor", "character 9: the text ends here, expected a size");
  row("quoridor:", "character 10: '' is not a board size");
  row("quoridor:5", "character 10: '5' is not a board size");
  row("quoridor:5x5", "character 13: fences is missing; expected an option such as ,fences=1");
  row("quoridor:1x5,fences=1", "character 10: the size 1x5 is out of range; expected 2x3 to 9x9");
  row("quoridor:5x2,fences=1", "character 10: the size 5x2 is out of range");
  row("quoridor:10x5,fences=1", "character 10: the size 10x5 is out of range");
  row("quoridor:5x5,fences=11", "character 21: '11' is out of range; expected a whole number from 0 to 10");
  row("quoridor:5x5,fences=-1", "character 21: '-1' is out of range");
  row("quoridor:5x5,fences=1-11", "character 21: '1-11' is out of range");
  row("quoridor:5x5,fences=", "character 21: '' is not a whole number; expected a whole number from 0 to 10");
  row("quoridor:5x5,walls=1", "character 14: there is no option 'walls=1' here");
  row("quoridor:4x4,fences=1,start=side", "character 29: 'side' is not allowed here; expected facing or diagonal");
  row("quoridor:5x5,fences=1,start=diagonal", "character 23: start=diagonal is only for boards with an even number of columns");
}

void CliQuoridorPositionsTest::refusedVariants() {
  QFETCH(QString, id);
  QFETCH(QByteArray, message);
  const CliResult result = m_typed.cli.run({QStringLiteral("solve"), id});
  QCOMPARE(result.exitCode, 2);
  const QByteArray begin = "kotai-cli: variant '" + id.toUtf8() + "', " + message;
  QVERIFY2(result.messages.startsWith(begin), result.messages.constData());
}

void CliQuoridorPositionsTest::everyBeginningOfAGoodText() {
  m_typed.checkEveryBeginningOf(QStringLiteral("5x5 c1 c5 0 0 b2h,d3v 1"));
}

void CliQuoridorPositionsTest::legal_data() {
  TypedPositions::readColumns();
  // Three pawn moves, and a fence in either direction on each of the sixteen corners.
  QTest::newRow("start") << QStringLiteral("5x5 c1 c5 1 1 - 1") << 3 + 32;
  // Rule 4: the pawn jumps over the other pawn.
  QTest::newRow("jump") << QStringLiteral("5x5 c2 c3 0 0 a1h,d3h 1") << 4;
  // Rule 5: a fence behind the other pawn blocks the straight jump. In the next row of data, the edge of the
  // board blocks the jump.
  QTest::newRow("fence behind") << QStringLiteral("5x5 c2 c3 0 0 c3h,a1h 1") << 5;
  QTest::newRow("edge behind") << QStringLiteral("5x5 c4 c5 0 0 a1h,d1h 1") << 5;
  // Rule 8: the player has no fences left, because the fences are already on the board.
  QTest::newRow("no fences left") << QStringLiteral("5x5 c1 c5 0 0 a1h,a3h 1") << 3;
  QTest::newRow("lost") << QStringLiteral("5x5 c5 c4 1 1 - 2") << 0;
  QTest::newRow("fences in any order") << QStringLiteral("5x5 c1 c5 0 0 d3v,b2h 1") << 3;
  // A pocket at corner a1 is walled off, but no pawn is in it.
  QTest::newRow("pocket") << QStringLiteral("5x5 c1 c5 0 0 a1h,b1v 1") << 2;
}

void CliQuoridorPositionsTest::legal() { m_typed.checkRead(); }

KOTAI_TEST(CliQuoridorPositionsTest)
#include "cli_quoridor_positions_test.moc"
