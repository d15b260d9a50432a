// Tests for Quoridor with kotai-cli: solves, probes, lists, counts, plays and verifies. The counts by fences on
// the board and winner are from Iwanaga, Sakamoto, Ito and Ikeda, "Analysis of Quoridor", 2022.
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <csignal>

#include "cli_runner.h"
#include "tests/cpu_clock.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

namespace {

const QString quoridorWithFences = QStringLiteral("quoridor:5x5,fences=1");
const QString largeBoard = QStringLiteral("quoridor:5x5,fences=3");

}  // namespace

class CliQuoridorTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void totals();
  void legalPositionsAsInThePaper();
  void publishedBesideComputed();
  void movesFromTheStart();
  void lineFromTheStart();
  void finishedPosition();
  void tablesAddUp_data();
  void tablesAddUp();
  void tableCells();
  void lists_data();
  void lists();
  void exportedValues();
  void bothStartsOfEvenWidths();
  void differentHands();
  void perfectSecondPlayerWins();
  void levelsDiffer();
  void verified();
  void otherSizesAreListed();
  void estimatesAtOnce_data();
  void estimatesAtOnce();
  void tooLargeIsRefused();
  void stoppedAndContinued();

 private:
  QByteArray output(const QStringList& arguments) const { return m_cli.output(arguments); }
  QJsonDocument json(const QStringList& arguments) const { return m_cli.json(arguments); }
  QJsonObject object(const QStringList& arguments) const { return json(arguments).object(); }
  QString valueOf(const QString& position) const;
  CliRunner m_cli;
  QJsonObject m_solved;
  QJsonObject m_stats;
};

QString CliQuoridorTest::valueOf(const QString& position) const {
  const QByteArray line = output({QStringLiteral("probe"), quoridorWithFences, position});
  return QString::fromUtf8(line).trimmed().section(QLatin1Char('\t'), 1, 1);
}

void CliQuoridorTest::initTestCase() {
  m_solved = object({QStringLiteral("solve"), quoridorWithFences});
  m_stats = object({QStringLiteral("stats"), quoridorWithFences});
  QVERIFY(!m_solved.isEmpty() && !m_stats.isEmpty());
}

void CliQuoridorTest::totals() {
  QCOMPARE(m_solved[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("loss"));
  const QJsonValue all = m_stats[QStringLiteral("all")];
  const qint64 positions = all[QStringLiteral("positions")].toInteger();
  QVERIFY(positions > 90'000 && positions < 110'000);
  QCOMPARE(m_solved[QStringLiteral("positions")].toInteger(), positions);
  qint64 sum = 0;
  for (const QString& outcome : {QStringLiteral("win"), QStringLiteral("draw"), QStringLiteral("loss")}) {
    QCOMPARE(m_solved[outcome], all[outcome]);
    sum += all[outcome].toInteger();
  }
  QCOMPARE(sum, positions);
  QCOMPARE(m_stats[QStringLiteral("unfinished")].toInteger(), positions);  // finished positions are not stored
  QCOMPARE(m_stats[QStringLiteral("maximumMoves")].toInt(), 37);           // five pawn moves and thirty-two fences
}

void CliQuoridorTest::legalPositionsAsInThePaper() {
  const QJsonValue legal = m_stats[QStringLiteral("legalPositions")];
  QVERIFY(legal[QStringLiteral("complete")].toBool());
  const QJsonValue counts = legal[QStringLiteral("byFences")];
  QCOMPARE(counts[QStringLiteral("0")].toInteger(), 960);
  QCOMPARE(counts[QStringLiteral("1")].toInteger(), 61440);
  QCOMPARE(counts[QStringLiteral("2")].toInteger(), 436364);  // the paper prints 436,864 (docs/papers.md)
  QCOMPARE(legal[QStringLiteral("sum")].toInteger(), 960 + 61440 + 436364);
}

void CliQuoridorTest::publishedBesideComputed() {
  const QJsonArray published = m_stats[QStringLiteral("published")].toArray();
  QCOMPARE(published.size(), 4);
  for (const QJsonValue figure : published) {
    QCOMPARE(figure[QStringLiteral("source")].toString(), QStringLiteral("Iwanaga et al. 2022"));
    const bool same = figure[QStringLiteral("published")] == figure[QStringLiteral("computed")];
    QCOMPARE(same, figure[QStringLiteral("comparable")].toBool());
  }
  const QByteArray text = output({QStringLiteral("stats"), quoridorWithFences});
  QVERIFY(text.contains("436,864"));
  QVERIFY(text.contains("slip of the paper"));
  QVERIFY2(text.contains("3 of 4 published figures agree with those computed here, 1 is a slip of the paper\n"),
           text.constData());
}

void CliQuoridorTest::movesFromTheStart() {
  const QString line = QString::fromUtf8(output({QStringLiteral("probe"), quoridorWithFences, QStringLiteral("5x5 c1 c5 1 1 - 1"),
                                                 QStringLiteral("--moves")}))
                           .trimmed();
  const QStringList moves = line.section(QLatin1Char('\t'), 2, 2).split(QLatin1Char(';'));
  QCOMPARE(moves.size(), 35);
  for (const QString& move : moves) QVERIFY2(move.contains(QStringLiteral("=loss ")), qPrintable(move));
  QVERIFY(moves.first().startsWith(QStringLiteral("a1h=")));
}

void CliQuoridorTest::lineFromTheStart() {
  const QStringList lines = m_cli.run({QStringLiteral("line"), quoridorWithFences}).lines();
  QCOMPARE(lines.size(), m_solved[QStringLiteral("start")][QStringLiteral("distance")].toInt());
  for (qsizetype ply = 0; ply < lines.size(); ++ply) {
    const auto left = lines.size() - 1 - ply;
    const QString outcome = left % 2 == 0 ? QStringLiteral("loss") : QStringLiteral("win");
    QCOMPARE(lines[ply].section(QLatin1Char('\t'), 1), QStringLiteral("%1 %2").arg(outcome).arg(left));
  }
}

void CliQuoridorTest::finishedPosition() {
  QCOMPARE(valueOf(QStringLiteral("5x5 c5 c4 1 1 - 2")), QStringLiteral("loss 0"));
  QCOMPARE(valueOf(QStringLiteral("5x5 c4 a3 1 1 - 1")), QStringLiteral("win 1"));
  // Left and right are equivalent, and so are both players.
  QCOMPARE(valueOf(QStringLiteral("5x5 b2 d3 1 0 a1v 1")), valueOf(QStringLiteral("5x5 d2 b3 1 0 d1v 1")));
  QCOMPARE(valueOf(QStringLiteral("5x5 b2 d3 1 0 a1v 1")), valueOf(QStringLiteral("5x5 b3 d4 0 1 d4v 2")));
}

void CliQuoridorTest::tablesAddUp_data() {
  QTest::addColumn<QString>("key");
  for (const char* const key : {"steps", "fences", "distance"}) QTest::newRow(key) << QString::fromLatin1(key);
}

void CliQuoridorTest::tablesAddUp() {
  QFETCH(QString, key);
  const QJsonArray rows = json({QStringLiteral("table"), quoridorWithFences, QStringLiteral("--by"), key}).array();
  QMap<QString, qint64> sums;
  for (const QJsonValue row : rows) sums[row[QStringLiteral("outcome")].toString()] += row[QStringLiteral("count")].toInteger();
  for (const QString& outcome : {QStringLiteral("win"), QStringLiteral("draw"), QStringLiteral("loss")})
    QCOMPARE(sums[outcome], m_stats[QStringLiteral("all")][outcome].toInteger());
}

void CliQuoridorTest::tableCells() {
  const QStringList lines =
      m_cli.run({QStringLiteral("table"), quoridorWithFences, QStringLiteral("--by"), QStringLiteral("steps")}).lines();
  QCOMPARE(lines.first(), QStringLiteral("outcome,opponent_remaining,mover_remaining,count"));
  // If the side to move is one step from its goal, it wins.
  for (const QString& line : lines) {
    const QStringList cells = line.split(QLatin1Char(','));
    if (cells[0] != QStringLiteral("win") && cells[2] == QStringLiteral("1")) QCOMPARE(cells[3], QStringLiteral("0"));
  }
  const QJsonArray fences =
      json({QStringLiteral("table"), quoridorWithFences, QStringLiteral("--by"), QStringLiteral("fences")}).array();
  QCOMPARE(fences.size(), 3 * 2 * 2);
}

void CliQuoridorTest::lists_data() {
  QTest::addColumn<QString>("kind");
  for (const char* const kind : {"zugzwang", "mutual-zugzwang", "mate", "longest", "only-move"})
    QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// Every listed position has the value shown in the list, and the list is complete.
void CliQuoridorTest::lists() {
  QFETCH(QString, kind);
  const QStringList find{QStringLiteral("find"), quoridorWithFences, QStringLiteral("--kind"), kind};
  const qint64 count = output(find + QStringList(QStringLiteral("--count"))).trimmed().toLongLong();
  const QStringList lines = m_cli.run(find + QStringList{QStringLiteral("--limit"), QStringLiteral("0")}).lines();
  QCOMPARE(lines.size(), count);
  const QStringList drawn = m_cli
                                .run(find + QStringList{QStringLiteral("--random"), QStringLiteral("7"),
                                                        QStringLiteral("--limit"), QStringLiteral("20")})
                                .lines();
  QCOMPARE(drawn.size(), std::min<qint64>(count, 20));
  const QString positions = drawn.join(QLatin1Char('\n')).replace(QRegularExpression(QStringLiteral("\t[^\n]*")), QString());
  const CliResult probed = m_cli.run({QStringLiteral("probe"), quoridorWithFences}, positions.toUtf8());
  if (!drawn.isEmpty()) QCOMPARE(probed.lines(), drawn);
}

void CliQuoridorTest::exportedValues() {
  const QString small = QStringLiteral("quoridor:3x3,fences=1");
  const qint64 positions = object({QStringLiteral("solve"), small})[QStringLiteral("positions")].toInteger();
  const QStringList lines = m_cli.run({QStringLiteral("export"), small}).lines();
  QCOMPARE(lines.size(), positions + 1);
  QCOMPARE(lines.first(), QStringLiteral("position,outcome,distance"));
  // Positions contain commas between fences, so the CSV quotes these positions.
  QVERIFY(lines.filter(QRegularExpression(QStringLiteral("^\"3x3 .*h,.*\",(win|loss|draw)"))).size() > 0);
}

void CliQuoridorTest::bothStartsOfEvenWidths() {
  const QJsonObject facing = object({QStringLiteral("solve"), QStringLiteral("quoridor:4x4,fences=1")});
  const QJsonObject diagonal = object({QStringLiteral("solve"), QStringLiteral("quoridor:4x4,fences=1,start=diagonal")});
  // Only the start position differs between the variants. The positions are the same.
  for (const char* const figure : {"positions", "win", "draw", "loss"})
    QCOMPARE(facing[QLatin1String(figure)], diagonal[QLatin1String(figure)]);
  QVERIFY(output({QStringLiteral("probe"), QStringLiteral("quoridor:4x4,fences=1"), QStringLiteral("4x4 b1 c4 1 1 - 1")})
              .endsWith(QByteArray::fromStdString(
                  diagonal[QStringLiteral("start")][QStringLiteral("outcome")].toString().toStdString() + " " +
                  std::to_string(diagonal[QStringLiteral("start")][QStringLiteral("distance")].toInt()) + "\n")));
}

void CliQuoridorTest::differentHands() {
  const QString uneven = QStringLiteral("quoridor:3x4,fences=2-0");
  QVERIFY(!object({QStringLiteral("solve"), uneven}).isEmpty());
  QCOMPARE(output({QStringLiteral("perft"), uneven, QStringLiteral("1")}).trimmed(), QByteArray("15"));
  QVERIFY(object({QStringLiteral("verify"), uneven})[QStringLiteral("correct")].toBool());
}

void CliQuoridorTest::perfectSecondPlayerWins() {
  const QJsonObject match = object({QStringLiteral("match"), quoridorWithFences, QStringLiteral("--first"),
                                    QStringLiteral("level=1"), QStringLiteral("--games"), QStringLiteral("50")});
  QCOMPARE(match[QStringLiteral("losses")].toInt(), 50);
}

/// Plays from a start position that is lost for the other side. The fewer mistakes a player makes, the more
/// games it wins, up to all games.
void CliQuoridorTest::levelsDiffer() {
  int first = -1;
  int last = -1;
  for (const char* const level : {"level=1", "level=3", "level=5", "level=9"}) {
    const QJsonObject match =
        object({QStringLiteral("match"), quoridorWithFences, QStringLiteral("--first"), QStringLiteral("perfect"),
                QStringLiteral("--second"), QLatin1String(level), QStringLiteral("--games"), QStringLiteral("200")});
    const int won = match[QStringLiteral("losses")].toInt();
    QVERIFY2(won >= last, level);
    last = won;
    if (first < 0) first = won;
  }
  QVERIFY(last > 190 && first < 100);
}

void CliQuoridorTest::verified() {
  const QJsonObject report = object({QStringLiteral("verify"), quoridorWithFences});
  QVERIFY(report[QStringLiteral("correct")].toBool());
  QCOMPARE(report[QStringLiteral("positions")], m_solved[QStringLiteral("positions")]);
  QCOMPARE(report[QStringLiteral("mismatches")].toInt(), 0);
  const QJsonObject sample = object({QStringLiteral("verify"), quoridorWithFences, QStringLiteral("--sample"),
                                     QStringLiteral("500"), QStringLiteral("--seed"), QStringLiteral("3")});
  QVERIFY(sample[QStringLiteral("correct")].toBool());
  QCOMPARE(sample[QStringLiteral("positionsExpected")], m_solved[QStringLiteral("positions")]);
  QVERIFY(sample[QStringLiteral("positions")].toInt() > 0);
  QCOMPARE(sample[QStringLiteral("seed")].toInt(), 3);
}

void CliQuoridorTest::otherSizesAreListed() {
  const QByteArray list = output({QStringLiteral("variants"), QStringLiteral("quoridor")});
  QVERIFY(list.contains("quoridor:3x4,fences=2-0"));  // not a variant of the standard list, but solved above
  QVERIFY(list.contains("about "));
}

void CliQuoridorTest::estimatesAtOnce_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QByteArray>("message");
  QTest::newRow("small") << QStringLiteral("quoridor:5x5,fences=1") << QByteArray("positions     100,");
  QTest::newRow("large") << QStringLiteral("quoridor:5x5,fences=8") << QByteArray("positions     about 1,700,000,000\n");
  QTest::newRow("hopeless") << QStringLiteral("quoridor:9x9,fences=10") << QByteArray("positions     more than ");
}

void CliQuoridorTest::estimatesAtOnce() {
  QFETCH(QString, id);
  QFETCH(QByteArray, message);
  const kotai::test::CpuClock clock;
  const QByteArray text = output({QStringLiteral("estimate"), id});
  QVERIFY2(clock.seconds() < 3, qPrintable(QString::number(clock.seconds())));
  QVERIFY2(text.contains(message), text.constData());
}

void CliQuoridorTest::tooLargeIsRefused() {
  const kotai::test::CpuClock clock;
  const CliResult result = m_cli.run({QStringLiteral("solve"), QStringLiteral("quoridor:9x9,fences=10")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(clock.seconds() < 3, qPrintable(QString::number(clock.seconds())));
  QVERIFY2(result.messages.contains("quoridor:9x9,fences=10 does not fit: it needs "), result.messages.constData());
  QVERIFY(!QFileInfo::exists(m_cli.filePath(QStringLiteral("quoridor-9x9-fences-10.kotai.part"))));
}

/// Finished tiers are kept, so the second run ends with the same figures as an uninterrupted run.
void CliQuoridorTest::stoppedAndContinued() {
  QProcess process;
  m_cli.start(process, {QStringLiteral("solve"), largeBoard, QStringLiteral("--progress"), QStringLiteral("--threads"),
                        QStringLiteral("1")});
  process.setReadChannel(QProcess::StandardError);
  QByteArray messages;
  while (!messages.contains(" of ") && process.waitForReadyRead(60000)) messages += process.readAllStandardError();
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 130);
  QVERIFY(process.readAllStandardError().contains("Continue with: kotai-cli solve quoridor:5x5,fences=3"));
  const QJsonObject solved = object({QStringLiteral("solve"), largeBoard});
  QVERIFY(solved[QStringLiteral("tiersResumed")].toInt() > 0);
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("loss"));
}

KOTAI_TEST(CliQuoridorTest)
#include "cli_quoridor_test.moc"
