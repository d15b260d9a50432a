// Tests for signals other than Ctrl-C. A closed terminal stops the program cleanly unless the signal is ignored.
// The program reports a file size limit. A pipe without a writer can be interrupted.
#include <sys/stat.h>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <csignal>

#include "cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

class CliSignalsTest : public QObject {
  Q_OBJECT
 private slots:
  void closedTerminalStopsCleanly();
  void ignoredSignalStaysIgnored();
  void fileThatMayNotGrow();
  void removedWhileItIsSolved();
  void stoppedBeforeAnythingWasSaved();
  void pipeThatNobodyWritesInto();

 private:
  /// A board whose first tiers are finished quickly, but whose solve takes long.
  const QString m_large = QStringLiteral("quoridor:5x5,fences=6");

  /// Runs kotai-cli from a shell, after the commands in \p setUp.
  void startAfter(QProcess& process, const QString& setUp, const QString& variant, const CliRunner& cli) const;
  /// Waits until some tiers are finished and reported. Returns false if the process ends first.
  static bool solvedTiersAreReported(QProcess& process);
};

void CliSignalsTest::startAfter(QProcess& process, const QString& setUp, const QString& variant, const CliRunner& cli) const {
  process.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), setUp + QStringLiteral("; exec \"$@\""), QStringLiteral("sh"), QStringLiteral(KOTAI_CLI),
                 QStringLiteral("solve"), variant, QStringLiteral("--progress"), QStringLiteral("--data"), cli.dataFolder()});
  QVERIFY(process.waitForStarted());
}

bool CliSignalsTest::solvedTiersAreReported(QProcess& process) {
  const QRegularExpression someTiers(QStringLiteral("%  [1-9][0-9,]* of [0-9,]+ tiers"));
  QByteArray messages;
  process.setReadChannel(QProcess::StandardError);
  while (!someTiers.match(QString::fromUtf8(messages)).hasMatch() && process.waitForReadyRead(60000))
    messages += process.readAllStandardError();
  return someTiers.match(QString::fromUtf8(messages)).hasMatch() && process.state() == QProcess::Running;
}

void CliSignalsTest::closedTerminalStopsCleanly() {
  const CliRunner cli;
  QProcess process;
  startAfter(process, QStringLiteral("true"), m_large, cli);
  QVERIFY(solvedTiersAreReported(process));
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGHUP));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 130);
  QVERIFY(process.readAllStandardError().contains("Continue with: kotai-cli solve quoridor:5x5,fences=6"));
  QVERIFY(QFileInfo(cli.filePath(QStringLiteral("quoridor-5x5-fences-6.kotai.part"))).size() > 128);
}

/// Ignores the signal, as nohup does.
void CliSignalsTest::ignoredSignalStaysIgnored() {
  const CliRunner cli;
  QProcess process;
  startAfter(process, QStringLiteral("trap '' HUP"), m_large, cli);
  QVERIFY(solvedTiersAreReported(process));
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGHUP));
  QVERIFY(solvedTiersAreReported(process));  // the program continues
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGTERM));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 130);
}

void CliSignalsTest::fileThatMayNotGrow() {
  const CliRunner cli;
  QProcess process;
  startAfter(process, QStringLiteral("ulimit -f 100"), QStringLiteral("dodgem:4x4"), cli);
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 1);
  const QByteArray messages = process.readAllStandardError();
  QVERIFY2(messages.contains("File too large") && !messages.contains("disk is full"), messages.constData());
  QCOMPARE(cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:4x4")}).exitCode, 0);  // finished parts are reused
}

/// The message about a removed file does not claim that the file was kept.
void CliSignalsTest::removedWhileItIsSolved() {
  const CliRunner cli;
  QProcess process;
  startAfter(process, QStringLiteral("true"), m_large, cli);
  QVERIFY(solvedTiersAreReported(process));
  QVERIFY(QFile::remove(cli.filePath(QStringLiteral("quoridor-5x5-fences-6.kotai.part"))));
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  const QByteArray messages = process.readAllStandardError();
  QVERIFY2(messages.contains("was removed while it was being written") && !messages.contains("kept"), messages.constData());
}

void CliSignalsTest::stoppedBeforeAnythingWasSaved() {
  const CliRunner cli;
  QProcess process;
  startAfter(process, QStringLiteral("true"), QStringLiteral("animalshogi"), cli);
  process.setReadChannel(QProcess::StandardError);
  QVERIFY(process.waitForReadyRead(60000));  // solving has just started
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 130);
  const QByteArray messages = process.readAllStandardError();
  QVERIFY2(messages.contains("Stopped: nothing was finished yet. Continue with: "), messages.constData());
}

void CliSignalsTest::pipeThatNobodyWritesInto() {
  const CliRunner cli;
  const QString pipe = cli.filePath(QStringLiteral("starts"));
  QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  for (const bool written : {false, true}) {
    QProcess process;
    cli.start(process, {QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--first"),
                        QStringLiteral("random"), QStringLiteral("--second"), QStringLiteral("random"), QStringLiteral("--games"),
                        QStringLiteral("2"), QStringLiteral("--starts"), pipe});
    QVERIFY(process.waitForStarted());
    const QDir descriptors(QStringLiteral("/proc/%1/fd").arg(process.processId()));
    const auto isOpen = [&] {
      const QStringList names = descriptors.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
      return std::any_of(names.begin(), names.end(), [&](const QString& name) {
        return QFile::symLinkTarget(descriptors.filePath(name)) == QFileInfo(pipe).canonicalFilePath();
      });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(), 60000);
    if (written)
      kotai::test::put(pipe, ">2/>2/1^^ ^\n");
    else
      QVERIFY(kotai::test::sendSignal(process.processId(), SIGTERM));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), written ? 0 : 130);
  }
}

KOTAI_TEST(CliSignalsTest)
#include "cli_signals_test.moc"
