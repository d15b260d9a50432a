// Tests for typed positions of Gobblet Gobblers. Faults are reported with their location.
#include <QTest>

#include "tests/cli/typed_positions.h"
#include "tests/runner/test_class.h"

class CliGobbletPositionsTest : public QObject {
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
  TypedPositions m_typed{QStringLiteral("gobblet"), {}};
};

void CliGobbletPositionsTest::refused_data() {
  TypedPositions::refusedColumns();
  const auto row = TypedPositions::refused;
  row("empty", "", "character 1: it is empty");
  row("foreign letter", ".,x,./.,.,./.,.,. o", "character 3: found 'x', expected the pieces of a square from bottom to top");
  row("foreign character", ".,歩,./.,.,./.,.,. o", "character 3: found '歩', expected");
  row("empty square without a dot", ".,,./.,.,./.,.,. o", "character 3: found ',', expected the pieces of a square");
  row("a piece behind a dot", ".,.s,./.,.,./.,.,. o", "character 4: found 's', expected a comma, / or a space");
  row("larger under smaller", ".,Ls,./.,.,./.,.,. o", "character 4: 's' lies on 'L' on b3; a piece lies only on smaller ones");
  row("same size twice", ".,.,./.,Mm,./.,.,. o", "character 10: 'm' lies on 'M' on b2");
  row("three of a size", "s,s,s/.,.,./.,.,. b", "character 5: there are too many 's'; expected at most 2");
  row("covered ones count", "sM,sl,s/.,.,./.,.,. b", "character 7: there are too many 's'; expected at most 2");
  row("row too short", ".,./.,.,./.,.,. o", "character 4: row 1 from the top is too short; expected 3 columns");
  row("row too long", ".,.,.,./.,.,./.,.,. o", "character 6: row 1 from the top is too long; expected 3 columns");
  row("too few rows", ".,.,./.,.,. o", "character 12: there are only 2 rows; expected 3");
  row("too many rows", ".,.,./.,.,./.,.,./.,.,. o", "character 18: there are too many rows; expected 3");
  row("no side", ".,.,./.,.,./.,.,.", "character 18: the text ends here, expected a space and the side to move (o b)");
  row("wrong side", ".,.,./.,.,./.,.,. w", "character 19: 'w' is not a side; expected o or b");
  row("already won", "S,S,M/.,.,./.,.,. o", "character 1: this position cannot arise: player 1 is to move but has already won");
  row("text behind", ".,.,./.,.,./.,.,. o!", "character 20: found '!' where the text should end");
}

void CliGobbletPositionsTest::refused() { m_typed.checkRefused(); }

void CliGobbletPositionsTest::refusedVariants_data() {
  QTest::addColumn<QString>("id");
  QTest::newRow("size") << QStringLiteral("gobblet:4x4");
  QTest::newRow("option") << QStringLiteral("gobblet,fast=yes");
  QTest::newRow("name") << QStringLiteral("gobblets");
}

void CliGobbletPositionsTest::refusedVariants() {
  QFETCH(QString, id);
  const CliResult result = m_typed.cli.run({QStringLiteral("estimate"), id});
  QCOMPARE(result.exitCode, 2);
  const QByteArray begin = "kotai-cli: variant '" + id.toUtf8() + "', character ";
  QVERIFY2(result.messages.startsWith(begin), result.messages.constData());
}

void CliGobbletPositionsTest::everyBeginningOfAGoodText() {
  m_typed.checkEveryBeginningOf(QStringLiteral(".,sM,./L,.,./.,.,m b"));
}

void CliGobbletPositionsTest::legal_data() {
  TypedPositions::readColumns();
  QTest::newRow("start") << QStringLiteral(".,.,./.,.,./.,.,. o") << 3 * 9;
  // Small pieces can go to eight squares. Medium and large pieces can also go onto the small piece. The small piece
  // itself can move to eight squares.
  QTest::newRow("onto the own piece") << QStringLiteral(".,.,./.,S,./.,.,. o") << 8 + 9 + 9 + 8;
  QTest::newRow("onto the other's piece") << QStringLiteral(".,.,./.,s,./.,.,. o") << 8 + 9 + 9;
  QTest::newRow("under a large piece") << QStringLiteral(".,.,./.,SL,./.,.,. o") << 8 + 8 + 8 + 8;
  QTest::newRow("over") << QStringLiteral("s,s,m/.,.,./.,.,. o") << 0;
}

void CliGobbletPositionsTest::legal() { m_typed.checkRead(); }

KOTAI_TEST(CliGobbletPositionsTest)
#include "cli_gobblet_positions_test.moc"
