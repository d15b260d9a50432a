// Tests for Ctrl-C while 5x5 is being solved. The program exits promptly with code 130 and keeps finished parts,
// and the next run continues.
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <csignal>

#include "cli_runner.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

class CliInterruptTest : public QObject {
  Q_OBJECT

 private slots:
  void stopsCleanlyAndGoesOn();

 private:
  CliRunner m_cli;
};

void CliInterruptTest::stopsCleanlyAndGoesOn() {
  const QString variant = QStringLiteral("dodgem:5x5");
  QProcess process;
  m_cli.start(process,
              {QStringLiteral("solve"), variant, QStringLiteral("--threads"), QStringLiteral("1"), QStringLiteral("--progress")});
  // Waits until the progress line reports finished tiers.
  const QRegularExpression someTiers(QStringLiteral("%  [1-9][0-9,]* of [0-9,]+ tiers"));
  QByteArray messages;
  process.setReadChannel(QProcess::StandardError);
  while (!someTiers.match(QString::fromUtf8(messages)).hasMatch() && process.waitForReadyRead(30000)) {
    messages += process.readAllStandardError();
  }
  QVERIFY2(someTiers.match(QString::fromUtf8(messages)).hasMatch(), messages.constData());
  QCOMPARE(process.state(), QProcess::Running);

  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 130);
  messages = process.readAllStandardError();
  QVERIFY2(messages.contains("Continue with: kotai-cli solve dodgem:5x5"), messages.constData());
  QVERIFY(!QFileInfo::exists(m_cli.filePath(QStringLiteral("dodgem-5x5.kotai"))));
  QVERIFY(m_cli.run({QStringLiteral("variants")}).output.contains("unfinished"));

  const CliResult resumed = m_cli.run({QStringLiteral("solve"), variant, QStringLiteral("--json")});
  QCOMPARE(resumed.exitCode, 0);
  const QJsonObject figures = QJsonDocument::fromJson(resumed.output).object();
  QVERIFY(figures[QStringLiteral("tiersResumed")].toInteger() > 0);
  QCOMPARE(figures[QStringLiteral("positions")].toInteger(), 120030201);
  // des Jardins 1996: 5x5 is a draw.
  QCOMPARE(figures[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("draw"));
  QVERIFY(!QFileInfo::exists(m_cli.filePath(QStringLiteral("dodgem-5x5.kotai.part"))));
}

KOTAI_TEST(CliInterruptTest)
#include "cli_interrupt_test.moc"
