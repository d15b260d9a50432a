// Tests for `match` with simultaneous moves: repeatable figures, faulty players, Ctrl-C.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>
#include <csignal>

#include "cli_runner.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

class CliMatchTest : public QObject {
  Q_OBJECT
 private slots:
  void repeatsWithItsSeed();
  void showsThePublishedTable();
  void usesASolution();
  void mistakes_data();
  void mistakes();
  void stoppedMatchPrintsTheFinishedGames();

 private:
  CliResult match(const QString& arguments) const {
    return m_cli.run(QStringList(QStringLiteral("match")) + arguments.split(QLatin1Char(' ')));
  }
  QJsonObject json(const QString& arguments) const {
    const CliResult result = match(arguments + QStringLiteral(" --json"));
    return result.exitCode == 0 ? QJsonDocument::fromJson(result.output).object() : QJsonObject();
  }
  CliRunner m_cli;
};

/// Returns the report of a match without the parts that depend on the clock.
static QJsonObject played(QJsonObject match) {
  for (const char* const name : {"first", "second"})
    for (const char* const key : {"Seconds", "SecondsPerGame", "SecondsPerMove"})
      match.remove(QLatin1String(name) + QLatin1String(key));
  return match;
}

void CliMatchTest::repeatsWithItsSeed() {
  const QString call = QStringLiteral("syncdom:6x6 --first montecarlo:playouts=300 --second alphabeta:depth=2 --games 40");
  const QJsonObject one = json(call + QStringLiteral(" --threads 1 --seed 5"));
  QCOMPARE(one[QStringLiteral("games")].toInt(), 40);
  QCOMPARE(one[QStringLiteral("wins")].toInt() + one[QStringLiteral("losses")].toInt() + one[QStringLiteral("draws")].toInt(),
           40);
  QVERIFY(one[QStringLiteral("firstSecondsPerMove")].toDouble() > 0);
  QVERIFY(!one[QStringLiteral("stopped")].toBool(true));
  QCOMPARE(played(json(call + QStringLiteral(" --threads 3 --seed 5"))), played(one));
  QVERIFY(played(json(call + QStringLiteral(" --threads 1 --seed 6"))) != played(one));
}

void CliMatchTest::showsThePublishedTable() {
  const auto output = [this](const char* first, const char* second) {
    return m_cli
        .run({QStringLiteral("match"), QStringLiteral("syncdom:7x7"), QStringLiteral("--first"), QLatin1String(first),
              QStringLiteral("--second"), QLatin1String(second), QStringLiteral("--games"), QStringLiteral("2")})
        .output;
  };
  QVERIFY(output("montecarlo:playouts=10000", "alphabeta:depth=6").contains("40 wins, 90 losses, 870 draws of 1,000 games"));
  QVERIFY(!output("montecarlo:playouts=100", "alphabeta:depth=6").contains("Komori"));
}

void CliMatchTest::usesASolution() {
  QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("syncdom:4x4")}).exitCode, 0);
  const QJsonObject match = json(QStringLiteral("syncdom:4x4 --second random --games 50"));
  QCOMPARE(match[QStringLiteral("first")].toString(), QStringLiteral("equilibrium"));
  QCOMPARE(match[QStringLiteral("losses")].toInt(-1), 0);
  QCOMPARE(json(QStringLiteral("syncdom:1x5 --games 3"))[QStringLiteral("wins")].toInt(), 3);
}

void CliMatchTest::mistakes_data() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* arguments, const char* message) {
    QTest::newRow(arguments) << QString::fromLatin1(arguments) << QByteArray(message);
  };
  row("syncdom:7x7 --first champion",
      "player 'champion', character 1: there is no player 'champion'; expected random, equilibrium, secure, alphabeta, "
      "montecarlo or mcts");
  row("syncdom:7x7 --second alphabeta:depth=0", "character 17: '0' is out of range; expected a whole number from 1 to 40");
  row("syncdom:7x7 --second montecarlo:playout=5", "character 12: there is no option 'playout' here; the options are: ");
  row("syncdom:7x7 --second alphabeta:ties=last", "character 16: 'last' is not allowed here; expected random or first");
  row("syncdom:11x7", "the size 11x7 is out of range; expected 1x1 to 10x10");
  row("syncdom:7x7 --games 0", "--games");
  row("syncdom:7x7 --threads 0", "--threads");
  row("syncdom:7x7 --seed x", "--seed");
}

void CliMatchTest::mistakes() {
  QFETCH(QString, arguments);
  QFETCH(QByteArray, message);
  const CliResult result = match(arguments);
  QCOMPARE(result.exitCode, 2);
  QVERIFY2(result.messages.contains(message), result.messages.constData());
  QCOMPARE(result.messages.count('\n'), 1);
}

void CliMatchTest::stoppedMatchPrintsTheFinishedGames() {
  QProcess process;
  m_cli.start(process, QStringLiteral("match syncdom:6x6 --first random --second random --games 1000000000 --progress --json")
                           .split(QLatin1Char(' ')));
  process.setReadChannel(QProcess::StandardError);
  QVERIFY(process.waitForReadyRead(30000));
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 130);
  const QJsonObject match = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
  QVERIFY(match[QStringLiteral("stopped")].toBool());
  QVERIFY(match[QStringLiteral("games")].toInteger() > 0);
}

KOTAI_TEST(CliMatchTest)
#include "cli_match_test.moc"
