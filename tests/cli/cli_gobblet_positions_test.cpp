// Positions of Gobblet Gobblers as people type them: what is wrong is told with its place.
#include <QTest>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

const QString gobbletId = QStringLiteral("gobblet");

}  // namespace

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
  CliResult perft(const QString& position) const {
    return m_cli.run({QStringLiteral("perft"), gobbletId, QStringLiteral("1"), position});
  }
  CliRunner m_cli;
};

void CliGobbletPositionsTest::refused_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const char* position, const char* message) {
    QTest::newRow(name) << QString::fromUtf8(position)
                        << "kotai-cli: position '" + QByteArray(position) + "', " + QByteArray(message);
  };
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
  row("wrong side", ".,.,./.,.,./.,.,. w", "character 19: 'w' is no side; expected o or b");
  row("already won", "S,S,M/.,.,./.,.,. o", "character 1: player 1, to move, has already won; this position cannot arise");
  row("text behind", ".,.,./.,.,./.,.,. o!", "character 20: found '!' where the text should end");
}

void CliGobbletPositionsTest::refused() {
  QFETCH(QString, position);
  QFETCH(QByteArray, message);
  const CliResult result = perft(position);
  QCOMPARE(result.exitCode, 2);
  QVERIFY(result.output.isEmpty());
  QVERIFY2(result.messages.startsWith(message), result.messages.constData());
  QCOMPARE(result.messages.count('\n'), 1);
}

void CliGobbletPositionsTest::refusedVariants_data() {
  QTest::addColumn<QString>("id");
  QTest::newRow("size") << QStringLiteral("gobblet:4x4");
  QTest::newRow("option") << QStringLiteral("gobblet,fast=yes");
  QTest::newRow("name") << QStringLiteral("gobblets");
}

void CliGobbletPositionsTest::refusedVariants() {
  QFETCH(QString, id);
  const CliResult result = m_cli.run({QStringLiteral("estimate"), id});
  QCOMPARE(result.exitCode, 2);
  const QByteArray begin = "kotai-cli: variant '" + id.toUtf8() + "', character ";
  QVERIFY2(result.messages.startsWith(begin), result.messages.constData());
}

void CliGobbletPositionsTest::everyBeginningOfAGoodText() {
  const QString text = QStringLiteral(".,sM,./L,.,./.,.,m b");
  for (qsizetype length = 0; length < text.size(); ++length) {
    const CliResult result = perft(text.left(length));
    QCOMPARE(result.exitCode, 2);
    const QByteArray place = QByteArray("character ") + QByteArray::number(length + 1) + ": ";
    QVERIFY2(result.messages.contains(place), result.messages.constData());
  }
}

void CliGobbletPositionsTest::legal_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<int>("moves");
  QTest::newRow("start") << QStringLiteral(".,.,./.,.,./.,.,. o") << 3 * 9;
  // Small pieces on eight squares, medium and large ones on the small piece as well, which may go to eight squares
  // itself.
  QTest::newRow("onto the own piece") << QStringLiteral(".,.,./.,S,./.,.,. o") << 8 + 9 + 9 + 8;
  QTest::newRow("onto the other's piece") << QStringLiteral(".,.,./.,s,./.,.,. o") << 8 + 9 + 9;
  QTest::newRow("under a large piece") << QStringLiteral(".,.,./.,SL,./.,.,. o") << 8 + 8 + 8 + 8;
  QTest::newRow("over") << QStringLiteral("s,s,m/.,.,./.,.,. o") << 0;
}

void CliGobbletPositionsTest::legal() {
  QFETCH(QString, position);
  QFETCH(int, moves);
  const CliResult result = perft(position);
  QCOMPARE(result.messages, QByteArray());
  QCOMPARE(result.exitCode, 0);
  QCOMPARE(result.output.trimmed().toInt(), moves);
}

KOTAI_TEST(CliGobbletPositionsTest)
#include "cli_gobblet_positions_test.moc"
