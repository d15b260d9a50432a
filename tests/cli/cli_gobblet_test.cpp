// Solves Gobblet Gobblers with kotai-cli for all tests that read the solution, and compares its figures.
// Published results: the first player wins, and one size has 1,423 arrangements (gobb_analyzer, 2022).
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

const QString gobblet = QStringLiteral("gobblet");
const QString gobbletStart = QStringLiteral(".,.,./.,.,./.,.,. o");

}  // namespace

class CliGobbletTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void totals();
  void published();
  void firstMoves();
  void lineFromTheStart();
  void losingLift();
  void tablesAddUp_data();
  void tablesAddUp();
  void lists_data();
  void lists();
  void perfectFirstPlayerWins();
  void cleanupTestCase() { QVERIFY(m_cli.share(QStringLiteral("gobblet.kotai"))); }

 private:
  QByteArray output(const QStringList& arguments) const { return m_cli.output(arguments); }
  QJsonDocument json(const QStringList& arguments) const { return m_cli.json(arguments); }
  QHash<QString, QString> movesOf(const QString& position) const;
  CliRunner m_cli;
  QJsonObject m_stats;
};

/// Returns each move of a position with its value for the player who makes the move.
QHash<QString, QString> CliGobbletTest::movesOf(const QString& position) const {
  const QByteArray line = output({QStringLiteral("probe"), gobblet, position, QStringLiteral("--moves")});
  QHash<QString, QString> moves;
  const QString column = QString::fromUtf8(line).trimmed().section(QLatin1Char('\t'), 2, 2);
  for (const QString& move : column.split(QLatin1Char(';'), Qt::SkipEmptyParts))
    moves.insert(move.section(QLatin1Char('='), 0, 0), move.section(QLatin1Char('='), 1));
  return moves;
}

void CliGobbletTest::initTestCase() {
  m_cli.setTimeLimitMs(400000);
  const CliResult result = m_cli.run({QStringLiteral("solve"), gobblet, QStringLiteral("--json")});
  QVERIFY2(result.exitCode == 0, result.messages.constData());
  const QJsonObject solved = QJsonDocument::fromJson(result.output).object();
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("win"));
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("distance")].toInt(), 13);
  QVERIFY(solved[QStringLiteral("peakMemoryBytes")].toInteger() < 1'000'000'000);
  m_stats = json({QStringLiteral("stats"), gobblet}).object();
}

void CliGobbletTest::totals() {
  const QJsonValue all = m_stats[QStringLiteral("all")];
  QCOMPARE(all[QStringLiteral("positions")].toInteger(), 185'181'348);
  QCOMPARE(all[QStringLiteral("win")].toInteger(), 164'046'788);
  QCOMPARE(all[QStringLiteral("draw")].toInteger(), 113'622);
  QCOMPARE(all[QStringLiteral("loss")].toInteger(), 21'020'938);
  QCOMPARE(m_stats[QStringLiteral("stored")].toInteger(), 360'382'485);
  QCOMPARE(m_stats[QStringLiteral("longestWin")].toInt(), 25);
  QCOMPARE(m_stats[QStringLiteral("longestLoss")].toInt(), 26);
  QCOMPARE(m_stats[QStringLiteral("maximumMoves")].toInt(), 40);
  const QJsonValue notable = m_stats[QStringLiteral("notable")];
  QCOMPARE(notable[QStringLiteral("stalemate")][QStringLiteral("count")].toInt(), 11'153);
  QCOMPARE(notable[QStringLiteral("won-in-one")][QStringLiteral("count")].toInt(), 153'124'239);
  QVERIFY(m_stats[QStringLiteral("averageMovesWithoutLosingLifts")].toDouble() <
          m_stats[QStringLiteral("averageMoves")].toDouble());
}

void CliGobbletTest::published() {
  const QJsonArray figures = m_stats[QStringLiteral("published")].toArray();
  QCOMPARE(figures.size(), 3);
  for (const QJsonValue figure : figures) QCOMPARE(figure[QStringLiteral("published")], figure[QStringLiteral("computed")]);
}

void CliGobbletTest::firstMoves() {
  const QHash<QString, QString> moves = movesOf(gobbletStart);
  QCOMPARE(moves.size(), 27);
  // All corners are equivalent by symmetry, and so are all edges. A first move with a large or small piece wins
  // everywhere, and a move with a medium piece wins nowhere.
  const QMap<QString, QString> expected{
      {QStringLiteral("L@a1"), QStringLiteral("win 13")},  {QStringLiteral("L@a2"), QStringLiteral("win 15")},
      {QStringLiteral("L@b2"), QStringLiteral("win 13")},  {QStringLiteral("M@a1"), QStringLiteral("loss 14")},
      {QStringLiteral("M@a2"), QStringLiteral("loss 12")}, {QStringLiteral("M@b2"), QStringLiteral("loss 12")},
      {QStringLiteral("S@a1"), QStringLiteral("win 15")},  {QStringLiteral("S@a2"), QStringLiteral("win 13")},
      {QStringLiteral("S@b2"), QStringLiteral("win 15")}};
  for (auto each = expected.begin(); each != expected.end(); ++each) QCOMPARE(moves[each.key()], each.value());
  for (const char* const corner : {"a3", "c1", "c3"})
    QCOMPARE(moves[QStringLiteral("L@") + QLatin1String(corner)], moves[QStringLiteral("L@a1")]);
}

void CliGobbletTest::lineFromTheStart() {
  const QStringList lines = m_cli.run({QStringLiteral("line"), gobblet}).lines();
  QCOMPARE(lines.size(), 13);
  QVERIFY(lines.last().endsWith(QStringLiteral("loss 0")));
}

/// Rule 4: a large piece that covers the middle of a line has to stay. Every other piece may move.
void CliGobbletTest::losingLift() {
  const QHash<QString, QString> moves = movesOf(QStringLiteral(".,.,./s,sL,m/.,.,S o"));
  QVERIFY(!moves.isEmpty());
  for (auto move = moves.begin(); move != moves.end(); ++move)
    if (move.key().startsWith(QStringLiteral("b2"))) QCOMPARE(move.value(), QStringLiteral("loss 1"));
  QVERIFY(moves.contains(QStringLiteral("b2b3")));
  QVERIFY(moves[QStringLiteral("c1b1")] != QStringLiteral("loss 1"));
}

void CliGobbletTest::tablesAddUp_data() {
  QTest::addColumn<QString>("key");
  for (const char* const key : {"pieces", "small", "medium", "large", "distance"}) QTest::newRow(key) << QString::fromLatin1(key);
}

void CliGobbletTest::tablesAddUp() {
  QFETCH(QString, key);
  const QJsonArray rows = json({QStringLiteral("table"), gobblet, QStringLiteral("--by"), key}).array();
  QMap<QString, qint64> sums;
  for (const QJsonValue row : rows) sums[row[QStringLiteral("outcome")].toString()] += row[QStringLiteral("count")].toInteger();
  for (const QString& outcome : {QStringLiteral("win"), QStringLiteral("draw"), QStringLiteral("loss")})
    QCOMPARE(sums[outcome], m_stats[QStringLiteral("all")][outcome].toInteger());
}

void CliGobbletTest::lists_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<qlonglong>("count");
  QTest::newRow("zugzwang") << QStringLiteral("zugzwang") << qlonglong{3251 + 370 + 370};
  QTest::newRow("mutual-zugzwang") << QStringLiteral("mutual-zugzwang") << qlonglong{1679};
  QTest::newRow("longest") << QStringLiteral("longest") << qlonglong{33 + 4};
  QTest::newRow("only-move") << QStringLiteral("only-move") << qlonglong{14'580'742 + 88'315};
  QTest::newRow("stalemate") << QStringLiteral("stalemate") << qlonglong{11'153};
  QTest::newRow("losing-lift") << QStringLiteral("losing-lift") << qlonglong{639'713};
  QTest::newRow("draw") << QStringLiteral("draw") << qlonglong{113'622};
}

/// Each listed position has the value shown in the list.
void CliGobbletTest::lists() {
  QFETCH(QString, kind);
  const QStringList find{QStringLiteral("find"), gobblet, QStringLiteral("--kind"), kind};
  QTEST(output(find + QStringList(QStringLiteral("--count"))).trimmed().toLongLong(), "count");
  const QStringList drawn = m_cli
                                .run(find + QStringList{QStringLiteral("--random"), QStringLiteral("5"),
                                                        QStringLiteral("--limit"), QStringLiteral("10")})
                                .lines();
  QCOMPARE(drawn.size(), 10);
  const QString positions = drawn.join(QLatin1Char('\n')).replace(QRegularExpression(QStringLiteral("\t[^\n]*")), QString());
  QCOMPARE(m_cli.run({QStringLiteral("probe"), gobblet}, positions.toUtf8()).lines(), drawn);
}

void CliGobbletTest::perfectFirstPlayerWins() {
  for (const char* const second : {"level=1", "level=9", "perfect"}) {
    const QJsonObject match = json({QStringLiteral("match"), gobblet, QStringLiteral("--second"), QLatin1String(second),
                                    QStringLiteral("--games"), QStringLiteral("40")})
                                  .object();
    QCOMPARE(match[QStringLiteral("wins")].toInt(), 40);
  }
  const QJsonObject thrown = json({QStringLiteral("match"), gobblet, QStringLiteral("--first"), QStringLiteral("level=1"),
                                   QStringLiteral("--games"), QStringLiteral("40")})
                                 .object();
  QVERIFY(thrown[QStringLiteral("losses")].toInt() > 20);
}

KOTAI_TEST(CliGobbletTest)
#include "cli_gobblet_test.moc"
