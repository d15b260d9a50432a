// Tests for kotai-cli on Domineering with alternating moves: solve, figures, values of both start positions, lines,
// lists, searches, games and the verifier.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

const QString boardId = QStringLiteral("domineering:4x4");

}  // namespace

class CliDomineeringTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void figures();
  void eitherSideMayBegin();
  void theClassOfAWideBoard();
  void lineAndLists();
  void searches();
  void thePerfectPlayerWins();
  void wrongTexts();
  void isVerified();

 private:
  QString valueOf(const QString& variant, const QString& position) const {
    return m_cli.run({QStringLiteral("probe"), variant, position}).lines().value(0).section(QLatin1Char('\t'), 1, 1);
  }
  CliRunner m_cli;
};

void CliDomineeringTest::initTestCase() {
  const QJsonObject solved = m_cli.json({QStringLiteral("solve"), boardId}).object();
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("win"));
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("distance")].toInt(), 7);
}

/// Eight of the sixteen squares are dark. A position has covered as many dark as light squares, so the number
/// of positions is C(16, 8).
void CliDomineeringTest::figures() {
  const QJsonObject stats = m_cli.json({QStringLiteral("stats"), boardId}).object();
  QCOMPARE(stats[QStringLiteral("all")][QStringLiteral("positions")].toInt(), 12'870);
  QCOMPARE(stats[QStringLiteral("all")][QStringLiteral("draw")].toInt(), 0);
  QCOMPARE(stats[QStringLiteral("maximumMoves")].toInt(), 12);
}

void CliDomineeringTest::eitherSideMayBegin() {
  QCOMPARE(valueOf(boardId, QStringLiteral("4/4/4/4 v")), QStringLiteral("win 7"));
  QCOMPARE(valueOf(boardId, QStringLiteral("4/4/4/4 h")), QStringLiteral("win 7"));
}

/// Horizontal wins 4x2 (columns x rows) whichever side begins.
void CliDomineeringTest::theClassOfAWideBoard() {
  const QString wide = QStringLiteral("domineering:4x2");
  QVERIFY(!m_cli.output({QStringLiteral("solve"), wide}).isEmpty());
  QVERIFY(valueOf(wide, QStringLiteral("4/4 v")).startsWith(QStringLiteral("loss")));
  QVERIFY(valueOf(wide, QStringLiteral("4/4 h")).startsWith(QStringLiteral("win")));
}

void CliDomineeringTest::lineAndLists() {
  const QStringList line = m_cli.run({QStringLiteral("line"), boardId}).lines();
  QCOMPARE(line.size(), 7);
  QVERIFY(line.last().endsWith(QStringLiteral("loss 0")));
  const QStringList longest =
      m_cli.run({QStringLiteral("find"), boardId, QStringLiteral("--kind"), QStringLiteral("longest")}).lines();
  QVERIFY(longest.contains(QStringLiteral("4/4/4/4 v\twin 7")));
  const QStringList lost =
      m_cli.run({QStringLiteral("find"), boardId, QStringLiteral("--kind"), QStringLiteral("mutual-zugzwang")}).lines();
  QVERIFY(lost.size() > 1);
}

void CliDomineeringTest::searches() {
  const QStringList found = m_cli
                                .run({QStringLiteral("find"), boardId, QStringLiteral("--where"),
                                      QStringLiteral("outcome = win and own-pieces = 0 and other-pieces = 0")})
                                .lines();
  QCOMPARE(found, QStringList{QStringLiteral("4/4/4/4 v\twin 7")});
}

void CliDomineeringTest::thePerfectPlayerWins() {
  const QJsonObject match = m_cli
                                .json({QStringLiteral("match"), boardId, QStringLiteral("--first"), QStringLiteral("perfect"),
                                       QStringLiteral("--second"), QStringLiteral("level=5"), QStringLiteral("--games"),
                                       QStringLiteral("10"), QStringLiteral("--seed"), QStringLiteral("1")})
                                .object();
  QCOMPARE(match[QStringLiteral("wins")].toInt(), 10);
}

void CliDomineeringTest::wrongTexts() {
  const CliResult uneven = m_cli.run({QStringLiteral("probe"), boardId, QStringLiteral("4/4/4/#3 v")});
  QVERIFY(uneven.exitCode != 0);
  QVERIFY2(uneven.messages.contains("1 dark and 0 light squares"), uneven.messages.constData());
  QVERIFY(m_cli.run({QStringLiteral("solve"), QStringLiteral("domineering:4x9")}).exitCode != 0);
  const CliResult paper = m_cli.run({QStringLiteral("paper"), QStringLiteral("domineering")});
  QCOMPARE(paper.exitCode, 2);
  QVERIFY2(paper.messages.contains("no published work about domineering is compared; the games with one are: "),
           paper.messages.constData());
}

void CliDomineeringTest::isVerified() {
  const CliResult result = m_cli.run({QStringLiteral("verify"), boardId});
  QCOMPARE(result.exitCode, 0);
  QVERIFY2(result.output.contains("12,870 of 12,870"), result.output.constData());
}

KOTAI_TEST(CliDomineeringTest)
#include "cli_domineering_test.moc"
