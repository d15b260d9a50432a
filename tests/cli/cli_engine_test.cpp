// Tests for `engine`, and of engines as players of `match`. The programs communicate through pipes.
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <csignal>

#include "cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

class CliEngineTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).exitCode, 0); }

  void endsWithItsInput();
  void longAndBrokenLines();
  void exitsWhenNobodyReadsItsOutput();
  void whatCannotPlay();
  void playsItself_data();
  void playsItself();
  void failingEnginesLose_data();
  void failingEnginesLose();
  void enginesThatDoNotStart_data();
  void enginesThatDoNotStart();
  void exitsWhenItsStarterIsKilled();
  void oddEnginesPlay_data();
  void oddEnginesPlay();
  void variantOptionOfUsi();
  void optionsWithoutValue();
  void interruptedMatches_data();
  void interruptedMatches();

 private:
  /// Returns the command that runs this program as an external engine.
  QString ourselves(const char* protocol, const char* variant, const char* options = "") const {
    return QStringLiteral("%1:\"%2\" engine %3 --data \"%4\"%5")
        .arg(QLatin1String(protocol), QStringLiteral(KOTAI_CLI), QLatin1String(variant), m_cli.dataFolder(),
             QLatin1String(options));
  }
  /// Returns the command of an engine with odd habits (odd_engine.sh), which wraps this program. The script
  /// appends everything it receives to the file "heard".
  QString odd(const QString& protocol, const QString& habits, const char* options = "",
              const char* variant = "dodgem:3x3") const {
    return QStringLiteral("%1:/bin/sh \"%2\" %3 \"%4\" \"%5\" engine %6 --data \"%7\"%8")
        .arg(protocol, QStringLiteral(KOTAI_SOURCE_DIR "/tests/cli/odd_engine.sh"), habits,
             m_cli.filePath(QStringLiteral("heard")), QStringLiteral(KOTAI_CLI), QLatin1String(variant), m_cli.dataFolder(),
             QLatin1String(options));
  }
  QStringList heard() const {
    return QString::fromUtf8(kotai::test::bytesOf(m_cli.filePath(QStringLiteral("heard")))).split(QLatin1Char('\n'));
  }
  QJsonObject match(const QStringList& options) const {
    const CliResult result =
        m_cli.run(QStringList{QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--json")} + options);
    return result.exitCode == 0 ? QJsonDocument::fromJson(result.output).object() : QJsonObject();
  }

  CliRunner m_cli;
};

void CliEngineTest::endsWithItsInput() {
  const CliResult result =
      m_cli.run({QStringLiteral("engine"), QStringLiteral("dodgem:3x3")}, "uci\nposition startpos\r\ngo depth 1");
  QCOMPARE(result.exitCode, 0);
  QCOMPARE(result.lines().filter(QStringLiteral("uciok")).size(), 1);
  QVERIFY(result.lines().last().startsWith(QStringLiteral("bestmove ")));
  const CliResult after = m_cli.run({QStringLiteral("engine"), QStringLiteral("dodgem:3x3")}, "isready\nquit\nisready\n");
  QCOMPARE(after.output, QByteArray("readyok\n"));
}

void CliEngineTest::longAndBrokenLines() {
  QByteArray input = "position startpos moves " + QByteArray(3 * 1024 * 1024, 'a') + "\n";
  input += QByteArray("\0\1\2\xff\xfe\n", 6) + "isready\n";
  const CliResult result = m_cli.run({QStringLiteral("engine"), QStringLiteral("dodgem:3x3")}, input);
  QCOMPARE(result.exitCode, 0);
  QCOMPARE(result.lines().size(), 3);
  QVERIFY(result.lines()[0].contains(QStringLiteral("1 MiB")));
  QVERIFY(result.lines()[1].startsWith(QStringLiteral("info string Unknown command")));
  QCOMPARE(result.lines()[2], QStringLiteral("readyok"));
}

void CliEngineTest::exitsWhenNobodyReadsItsOutput() {
  QProcess process;
  process.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("(yes isready | \"$0\" engine dodgem:3x3 --data \"$1\"; echo \"code $?\" >&2) | head -n 1"),
                 QStringLiteral(KOTAI_CLI), m_cli.dataFolder()});
  QVERIFY(process.waitForFinished(60000));
  QCOMPARE(process.readAllStandardOutput(), QByteArray("readyok\n"));
  const QByteArray messages = process.readAllStandardError();
  QVERIFY2(messages.contains("code 1"), messages.constData());
}

void CliEngineTest::whatCannotPlay() {
  const CliResult both = m_cli.run({QStringLiteral("engine"), QStringLiteral("syncdom:4x4")});
  QCOMPARE(both.exitCode, 2);
  QVERIFY(both.messages.contains("simultaneous moves"));
  QCOMPARE(m_cli.run({QStringLiteral("engine"), QStringLiteral("chess")}).exitCode, 2);
}

void CliEngineTest::playsItself_data() {
  QTest::addColumn<QString>("protocol");
  QTest::newRow("UCI") << QStringLiteral("uci");
  QTest::newRow("USI") << QStringLiteral("usi");
}

/// The first player wins. The match requests each move of the engine through pipes.
void CliEngineTest::playsItself() {
  QFETCH(QString, protocol);
  const QByteArray name = protocol.toLatin1();
  const QJsonObject mixed =
      match({QStringLiteral("--first"), ourselves(name, "dodgem:3x3", ",movetime=5"), QStringLiteral("--second"),
             QStringLiteral("random"), QStringLiteral("--games"), QStringLiteral("6")});
  QCOMPARE(mixed[QStringLiteral("wins")].toInt(), 6);
  QCOMPARE(mixed[QStringLiteral("firstForfeits")].toInt(), 0);
  const QJsonObject both = match({QStringLiteral("--first"), ourselves(name, "dodgem:3x3"), QStringLiteral("--second"),
                                  ourselves(name, "dodgem:3x3", ",MultiPV=3"), QStringLiteral("--games"), QStringLiteral("3")});
  QCOMPARE(both[QStringLiteral("wins")].toInt(), 3);
  QVERIFY(both.contains(QStringLiteral("secondForfeits")));
}

void CliEngineTest::failingEnginesLose_data() {
  QTest::addColumn<QString>("script");
  QTest::addColumn<QString>("told");
  const QString begin = QStringLiteral("echo uciok; while read l; do case \"$l\" in isready) echo readyok;; go*) ");
  QTest::newRow("dies") << begin + QStringLiteral("exit 3;; esac; done") << QStringLiteral("ended in the middle");
  QTest::newRow("illegal") << begin + QStringLiteral("echo bestmove z9z9;; esac; done")
                           << QStringLiteral("'z9z9', which is not legal");
  QTest::newRow("silent") << begin + QStringLiteral(":;; esac; done") << QStringLiteral("did not answer within 1 s");
}

/// Each game reports the fault of the engine, and the match continues with a restarted engine.
void CliEngineTest::failingEnginesLose() {
  QFETCH(QString, script);
  QFETCH(QString, told);
  QFile file(m_cli.filePath(QStringLiteral("engine.sh")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(script.toLatin1());
  file.close();
  const QString engine = QStringLiteral("uci:/bin/sh \"%1\",timeout=1,movetime=1").arg(file.fileName());
  const CliResult result = m_cli.run({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--json"),
                                      QStringLiteral("--second"), engine, QStringLiteral("--games"), QStringLiteral("2")});
  QCOMPARE(result.exitCode, 0);
  const QJsonObject json = QJsonDocument::fromJson(result.output).object();
  QCOMPARE(json[QStringLiteral("wins")].toInt(), 2);
  QCOMPARE(json[QStringLiteral("secondForfeits")].toInt(), 2);
  QCOMPARE(QString::fromUtf8(result.messages).count(told), 2);
}

void CliEngineTest::enginesThatDoNotStart_data() {
  QTest::addColumn<QString>("player");
  QTest::addColumn<int>("exitCode");
  QTest::newRow("none") << QStringLiteral("uci:/nonexistent/engine") << 1;
  QTest::newRow("no engine") << QStringLiteral("uci:true") << 1;
  QTest::newRow("another game") << ourselves("uci", "dodgem:4x4") << 1;
  QTest::newRow("no command") << QStringLiteral("usi:") << 2;
  QTest::newRow("no number") << QStringLiteral("uci:true,movetime=soon") << 2;
}

void CliEngineTest::enginesThatDoNotStart() {
  QFETCH(QString, player);
  QFETCH(int, exitCode);
  const CliResult result = m_cli.run({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--second"), player});
  QCOMPARE(result.exitCode, exitCode);
  QVERIFY(result.messages.startsWith("kotai-cli: "));
  QVERIFY(!result.messages.contains("EngineFailure"));
}

void CliEngineTest::exitsWhenItsStarterIsKilled() {
  QFile file(m_cli.filePath(QStringLiteral("slow.sh")));
  const QString left = m_cli.filePath(QStringLiteral("left"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("while read l; do case \"$l\" in uci) echo uciok;; isready) echo readyok;; go*) : >" + left.toUtf8() +
             ".go;; esac; done; : >" + left.toUtf8());
  file.close();
  QProcess process;
  m_cli.start(process, {QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--first"),
                        QStringLiteral("uci:/bin/sh \"%1\"").arg(file.fileName())});
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(left + QStringLiteral(".go")), 60000);
  process.kill();
  QVERIFY(process.waitForFinished());
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(left), 60000);
}

void CliEngineTest::oddEnginesPlay_data() {
  QTest::addColumn<QString>("protocol");
  QTest::addColumn<QString>("habits");
  for (const char* const protocol : {"uci", "usi"})
    for (const char* const habits : {"none", "trailing", "leading", "wide", "tabs", "returns", "capitals", "chatter",
                                     "chatter+leading+wide+trailing+returns", "tabs+trailing"})
      QTest::addRow("%s %s", protocol, habits) << QString::fromLatin1(protocol) << QString::fromLatin1(habits);
}

/// The first player wins, and no game is forfeited.
void CliEngineTest::oddEnginesPlay() {
  QFETCH(QString, protocol);
  QFETCH(QString, habits);
  const QJsonObject played =
      match({QStringLiteral("--first"), odd(protocol, habits, ",movetime=5,timeout=10"), QStringLiteral("--second"),
             QStringLiteral("random"), QStringLiteral("--games"), QStringLiteral("2")});
  QCOMPARE(played[QStringLiteral("wins")].toInt(), 2);
  QCOMPARE(played[QStringLiteral("firstForfeits")].toInt(), 0);
}

/// Newer versions of Fairy-Stockfish accept the option for the variant only under the name USI_Variant. Until the
/// option is set, these versions play shogi.
void CliEngineTest::variantOptionOfUsi() {
  const QString habits = QStringLiteral("usi_variant");
  QFile::remove(m_cli.filePath(QStringLiteral("heard")));
  const QJsonObject played =
      match({QStringLiteral("--first"), odd(QStringLiteral("usi"), habits), QStringLiteral("--games"), QStringLiteral("1")});
  QCOMPARE(played[QStringLiteral("wins")].toInt(), 1);
  QVERIFY(heard().contains(QStringLiteral("setoption name USI_Variant value dodgem:3x3")));
  const CliResult other = m_cli.run({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--first"),
                                     odd(QStringLiteral("usi"), habits, "", "dodgem:4x4")});
  QCOMPARE(other.exitCode, 1);
  QVERIFY2(other.messages.contains("does not know the game"), other.messages.constData());
}

void CliEngineTest::optionsWithoutValue() {
  QFile::remove(m_cli.filePath(QStringLiteral("heard")));
  const QString player = odd(QStringLiteral("uci"), QStringLiteral("none"), ",Clear Hash,Level=9,Empty=");
  const QJsonObject played = match({QStringLiteral("--first"), player, QStringLiteral("--games"), QStringLiteral("1")});
  QCOMPARE(played[QStringLiteral("games")].toInt(), 1);
  const QStringList options = heard().filter(QStringLiteral("setoption"));
  QCOMPARE(options.mid(1),
           (QStringList{QStringLiteral("setoption name Clear Hash"), QStringLiteral("setoption name Level value 9"),
                        QStringLiteral("setoption name Empty value ")}));
}

void CliEngineTest::interruptedMatches_data() {
  QTest::addColumn<QString>("habits");
  QTest::addColumn<int>("signal");
  QTest::newRow("thinks") << QStringLiteral("thinks") << SIGINT;
  QTest::newRow("thinks, SIGTERM") << QStringLiteral("thinks") << SIGTERM;
  QTest::newRow("hangs") << QStringLiteral("hangs") << SIGINT;
}

/// The match waits neither for the engine's move nor for its time limit.
void CliEngineTest::interruptedMatches() {
  QFETCH(QString, habits);
  QFETCH(int, signal);
  const QString go = QStringLiteral("go movetime 60000");
  QFile::remove(m_cli.filePath(QStringLiteral("heard")));
  QProcess process;
  m_cli.start(process, {QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--first"),
                        odd(QStringLiteral("uci"), habits, ",movetime=60000,timeout=60")});
  QTRY_VERIFY_WITH_TIMEOUT(heard().contains(go), 60000);
  QElapsedTimer timer;
  timer.start();
  QVERIFY(kotai::test::sendSignal(process.processId(), signal));
  QVERIFY(process.waitForFinished());
  QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));  // generous for a busy computer
  QCOMPARE(process.exitCode(), 130);
  QVERIFY(!process.readAllStandardError().contains("is lost"));
  const QStringList last{QStringLiteral("stop"), QStringLiteral("quit"), QString()};
  QTRY_COMPARE(heard().mid(heard().indexOf(go) + 1), last);
}

KOTAI_TEST(CliEngineTest)
#include "cli_engine_test.moc"
