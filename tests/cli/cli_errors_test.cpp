// What a person does wrong: exit codes, and messages that say what, which file and what to do.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include "cli_runner.h"

class CliErrorsTest : public QObject {
  Q_OBJECT

 private slots:
  void wrongUsage_data();
  void wrongUsage();
  void missingSolution();
  void folderThatCannotBeWritten();
  void damagedSolution();
  void fullOutput();
  void exportToNowhere();
  void tooLargeIsRefusedBeforeItStarts();

 private:
  CliRunner m_cli;
};

void CliErrorsTest::wrongUsage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* arguments, const char* message) {
    QTest::newRow(arguments) << QString::fromLatin1(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts)
                             << QByteArray(message);
  };
  row("", "kotai-cli --help");
  row("dance", "kotai-cli --help");
  row("solve", "kotai-cli solve --help");
  row("solve dodgem:3x3 --quickly", "--quickly");
  row("solve dodgem:3x3 --threads 0", "--threads");
  row("solve dodgem:3x3 --threads many", "--threads");
  row("solve dodgem:3x3 --memory 5Q", "--memory '5Q', character 2: found 'Q', expected K, M, G, T");
  row("solve dodgem:3x3 --memory lots", "--memory 'lots', character 1: found 'l', expected a digit");
  row("solve chess:8x8", "variant 'chess:8x8', character 1: there is no game 'chess'; the games are: dodgem");
  row("solve dodgem", "variant 'dodgem', character 7: the text ends here, expected a size");
  row("solve dodgem:", "variant 'dodgem:', character 8: '' is no size");
  row("solve dodgem:4", "variant 'dodgem:4', character 8: '4' is no size");
  row("solve dodgem:4x5", "variant 'dodgem:4x5', character 8: '4x5' is no size");
  row("solve dodgem:2x2", "variant 'dodgem:2x2', character 8: the size 2x2 is out of range; expected 3x3 to 8x8");
  row("solve dodgem:9x9", "variant 'dodgem:9x9', character 8: the size 9x9 is out of range");
  row("solve dodgem:3x3,fences=2", "variant 'dodgem:3x3,fences=2', character 12: there is no option 'fences=2' here");
  row("solve animalshogi:fast", "variant 'animalshogi:fast', character 13: there is no option 'fast' here");
  row("solve animalshogi:far-drop=maybe",
      "variant 'animalshogi:far-drop=maybe', character 22: 'maybe' is no choice here; expected yes or no");
  row("solve animalshogi:far-drop=no,far-drop=yes", "is no choice here; expected yes or no");
  row("solve animalshogi4", "there is no game 'animalshogi4'; the games are: dodgem, animalshogi");
  row("variants chess", "game 'chess', character 1: there is no game 'chess'");
  row("perft dodgem:3x3", "kotai-cli perft --help");
  row("perft dodgem:3x3 -1", "kotai-cli perft --help");
  row("perft dodgem:3x3 deep", "kotai-cli perft --help");
  row("table dodgem:3x3", "--by");
  row("table animalshogi --by steps",
      "--by steps: animalshogi has no such table; expected one of: hands, material, mate, mate-or-try, distance");
  row("table dodgem:3x3 --by mate",
      "--by mate: dodgem:3x3 has no such table; expected one of: steps, pieces, distance");
  row("table animalshogi --by material --as-published", "no paper gives the table of animalshogi by material");
  row("table animalshogi:far-drop=no --by mate --as-published", "no paper gives the table of animalshogi:far-drop=no");
  row("find dodgem:3x3", "--kind");
  row("find dodgem:3x3 --kind far-drop-only",
      "--kind far-drop-only: dodgem:3x3 has no such list; expected one of: zugzwang, mutual-zugzwang, mate, longest");
  row("find animalshogi --kind checkmate", "--kind checkmate: animalshogi has no such list; expected one of: zugzwang");
  row("match dodgem:3x3 --first level=0",
      "player 'level=0', character 7: '0' is out of range; expected a whole number from 1 to 9");
  row("match dodgem:3x3 --second champion", "player 'champion', character 1: there is no player 'champion'");
  row("match dodgem:3x3 --games 0", "--games");
  row("export dodgem:3x3 --format xml", "--format");
  row("export dodgem:3x3 --as-published", "--as-published needs a table");
  row("bench no-such-benchmark", "there is no benchmark with 'no-such-benchmark'");
}

void CliErrorsTest::wrongUsage() {
  QFETCH(QStringList, arguments);
  QFETCH(QByteArray, message);
  const CliResult result = m_cli.run(arguments);
  QCOMPARE(result.exitCode, 2);
  QVERIFY(result.output.isEmpty());
  QVERIFY2(result.messages.startsWith("kotai-cli: "), result.messages.constData());
  QVERIFY2(result.messages.contains(message), result.messages.constData());
  QCOMPARE(result.messages.count('\n'), 1);
}

void CliErrorsTest::missingSolution() {
  const QList<QStringList> calls{{QStringLiteral("probe")},
                                 {QStringLiteral("line")},
                                 {QStringLiteral("stats")},
                                 {QStringLiteral("verify")},
                                 {QStringLiteral("match")},
                                 {QStringLiteral("export")},
                                 {QStringLiteral("table"), QStringLiteral("--by"), QStringLiteral("steps")},
                                 {QStringLiteral("find"), QStringLiteral("--kind"), QStringLiteral("mate")}};
  for (const QStringList& call : calls) {
    const CliResult result = m_cli.run(call + QStringList(QStringLiteral("dodgem:6x6")));
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("dodgem:6x6 is not solved yet"), result.messages.constData());
    QVERIFY(result.messages.contains(m_cli.filePath(QStringLiteral("dodgem-6x6.kotai")).toUtf8()));
    QVERIFY(result.messages.contains("kotai-cli solve dodgem:6x6"));
    QCOMPARE(result.messages.count('\n'), 1);
  }
}

void CliErrorsTest::folderThatCannotBeWritten() {
  const QString folder = m_cli.filePath(QStringLiteral("read-only"));
  QVERIFY(QDir().mkpath(folder));
  QVERIFY(QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
  CliRunner cli;
  cli.obeyPermissions();
  const CliResult result =
      cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3"), QStringLiteral("--data"), folder});
  QVERIFY(QDir(folder).isEmpty());
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains(folder.toUtf8()), result.messages.constData());
  QVERIFY2(result.messages.contains("cannot be created"), result.messages.constData());
  QVERIFY(result.messages.contains("choose another one with --data"));
  QCOMPARE(result.messages.count('\n'), 1);
}

void CliErrorsTest::damagedSolution() {
  const QString path = m_cli.filePath(QStringLiteral("dodgem-4x4.kotai"));
  QFile file(path);
  QVERIFY(file.open(QFile::WriteOnly));
  file.write("not a solution at all, though long enough to have had a header of some kind in its first bytes\n");
  file.close();
  const CliResult result =
      m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:4x4"), QStringLiteral(">3/>3/>3/1^^^ ^")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY(result.output.isEmpty());
  QVERIFY2(result.messages.contains(path.toUtf8()), result.messages.constData());
  QVERIFY2(result.messages.contains("kotai-cli solve dodgem:4x4"), result.messages.constData());
  const CliResult list = m_cli.run({QStringLiteral("variants")});
  QCOMPARE(list.exitCode, 0);
  QVERIFY2(list.output.contains("damaged"), list.output.constData());
  QVERIFY(file.remove());
}

void CliErrorsTest::fullOutput() {
  QProcess process;
  process.setStandardOutputFile(QStringLiteral("/dev/full"));
  m_cli.start(process, {QStringLiteral("variants")});
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 1);
  QVERIFY(process.readAllStandardError().contains("No space left on device"));
}

void CliErrorsTest::exportToNowhere() {
  QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).exitCode, 0);
  const QString file = m_cli.filePath(QStringLiteral("no/such/folder.csv"));
  const CliResult missing =
      m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out"), file});
  QCOMPARE(missing.exitCode, 1);
  QVERIFY2(missing.messages.contains(QByteArray(file.toUtf8() + " cannot be created")), missing.messages.constData());
  QVERIFY(missing.messages.contains("--out"));
  // A device is written to, never replaced.
  const CliResult full = m_cli.run(
      {QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out"), QStringLiteral("/dev/full")});
  QCOMPARE(full.exitCode, 1);
  QVERIFY2(full.messages.contains("/dev/full cannot be written: No space left on device"), full.messages.constData());
  QVERIFY(!QFileInfo::exists(QStringLiteral("/dev/full.part")));
}

void CliErrorsTest::tooLargeIsRefusedBeforeItStarts() {
  const CliResult result = m_cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:8x8")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("dodgem:8x8 does not fit: it needs "), result.messages.constData());
  QVERIFY(!QFileInfo::exists(m_cli.filePath(QStringLiteral("dodgem-8x8.kotai.part"))));
  const CliResult estimate = m_cli.run({QStringLiteral("estimate"), QStringLiteral("dodgem:8x8")});
  QCOMPARE(estimate.exitCode, 0);
  QVERIFY2(estimate.output.contains("would be refused"), estimate.output.constData());
}

QTEST_GUILESS_MAIN(CliErrorsTest)
#include "cli_errors_test.moc"
