// Tests for user errors. Checks exit codes and messages that name the fault, the file and the remedy.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <algorithm>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

class CliErrorsTest : public QObject {
  Q_OBJECT

 private slots:
  void wrongUsage_data();
  void wrongUsage();
  void emptyTexts();
  void missingSolution();
  void folderThatCannotBeWritten();
  void damagedSolution();
  void damagedBlock();
  void repair();
  void repairOfDomineeringBoards();
  void fullOutput();
  void exportToNowhere();
  void tooLargeSolvesAreRefused();

 private:
  CliRunner m_cli;
};

void CliErrorsTest::wrongUsage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* arguments, const char* message) {
    QTest::newRow(arguments) << QString::fromLatin1(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts) << QByteArray(message);
  };
  row("", "a command is missing; the commands are: variants, estimate, solve");
  row("dance", "there is no command 'dance'; the commands are: variants, estimate, solve");
  row("--quickly", "there is no option '--quickly' before a command (see kotai-cli --help)");
  row("Solve dodgem:3x3", "there is no command 'Solve'; the commands are: variants");
  row("solve", "kotai-cli solve --help");
  row("solve dodgem:3x3 --quickly", "solve has no option '--quickly' (see kotai-cli solve --help)");
  row("solve dodgem:3x3 b c", "solve takes no more arguments, found 'b', 'c' (see kotai-cli solve --help)");
  row("solve dodgem:3x3 --threads 0", "--threads '0': expected a whole number from 1 to 1024");
  row("solve dodgem:3x3 --threads many", "--threads 'many': expected a whole number from 1 to 1024");
  row("solve dodgem:3x3 --threads 1025", "--threads '1025': expected a whole number from 1 to 1024");
  row("solve dodgem:3x3 --threads 2.5", "--threads '2.5': expected a whole number");
  row("solve dodgem:3x3 --threads +2", "--threads '+2': expected a whole number");
  row("solve dodgem:3x3 --threads 0x2", "--threads '0x2': expected a whole number");
  row("solve dodgem:3x3 --threads -1", "--threads '-1': expected a whole number from 1 to 1024");
  row("solve dodgem:3x3 --threads", "--threads needs a value (N) (see kotai-cli solve --help)");
  row("solve dodgem:3x3 --threads 1 --threads 2", "--threads is given 2 times (see kotai-cli solve --help)");
  row("--data a --data b variants", "--data is given 2 times (see kotai-cli variants --help)");
  row("--data a variants --data b", "--data is given 2 times");
  row("solve dodgem:3x3 --memory 1K", "--memory '1K': expected at least 1M");
  row("solve dodgem:3x3 --memory 0", "--memory '0': expected at least 1M");
  row("estimate dodgem:3x3 --memory 1023K", "--memory '1023K': expected at least 1M");
  row("estimate syncdom:4x4 --memory 1", "--memory '1': expected at least 1M");
  row("solve dodgem:3x3 --memory 99999999999T", "the size 99999999999T is out of range; expected 0 to 16777215T");
  row("solve dodgem:3x3 --memory -5M", "--memory '-5M', character 1: found '-', expected a digit");
  row("solve dodgem:3x3 --memory 5Q", "--memory '5Q', character 2: found 'Q', expected K, M, G, T");
  row("solve dodgem:3x3 --memory lots", "--memory 'lots', character 1: found 'l', expected a digit");
  row("solve chess:8x8", "variant 'chess:8x8', character 1: there is no game 'chess'; the games are: dodgem");
  row("solve Dodgem:3x3", "variant 'Dodgem:3x3', character 1: there is no game 'Dodgem'; it is written dodgem");
  row("solve SYNCDOM:3x3", "there is no game 'SYNCDOM'; it is written syncdom");
  row("solve dodgem", "variant 'dodgem', character 7: the text ends here, expected a size");
  row("solve dodgem:", "variant 'dodgem:', character 8: '' is not a board size");
  row("solve dodgem:4",
      "variant 'dodgem:4', character 8: '4' is not a board size of this game; expected columns x rows, from 3x3 to 8x8");
  row("solve dodgem:4x5",
      "variant 'dodgem:4x5', character 8: the size 4x5 is not square; expected a square board from 3x3 to 8x8");
  row("solve dodgem:2x2", "variant 'dodgem:2x2', character 8: the size 2x2 is out of range; expected 3x3 to 8x8");
  row("solve dodgem:9x9", "variant 'dodgem:9x9', character 8: the size 9x9 is out of range");
  row("solve dodgem:3x3,fences=2", "variant 'dodgem:3x3,fences=2', character 12: there is no option 'fences=2' here");
  row("solve animalshogi:fast",
      "variant 'animalshogi:fast', character 13: there is no option 'fast' here; the options are: far-drop=yes");
  row("solve quoridor:5x5,fences=1,walls=3",
      "character 23: there is no option 'walls=3' here; the options are: fences=3, fences=3-2, start=facing");
  row("solve quoridor:5x5,fences=1,fences=2",
      "variant 'quoridor:5x5,fences=1,fences=2', character 23: the option 'fences' is given twice");
  row("solve quoridor:4x4,start=facing,start=diagonal,fences=1", "the option 'start' is given twice");
  row("solve quoridor:5x5,fences=many", "'many' is not a whole number; expected a whole number from 0 to");
  row("solve quoridor:5x5,fences=99", "'99' is out of range; expected a whole number from 0 to");
  row("solve quoridor:5x5", "fences is missing; expected an option such as ,fences=1");
  row("solve animalshogi:far-drop=maybe",
      "variant 'animalshogi:far-drop=maybe', character 22: 'maybe' is not allowed here; expected yes or no");
  row("solve animalshogi:far-drop=no,far-drop=yes", "character 25: the option 'far-drop' is given twice");
  row("solve animalshogi4", "there is no game 'animalshogi4'; the games are: dodgem, animalshogi");
  row("variants chess", "game 'chess', character 1: there is no game 'chess'");
  row("perft dodgem:3x3", "kotai-cli perft --help");
  row("perft dodgem:3x3 -1", "DEPTH '-1': expected a whole number from 0 to 1000");
  row("perft -x dodgem:3x3", "perft has no option '-x' (see kotai-cli perft --help)");
  row("probe --moves", "VARIANT is required (see kotai-cli probe --help)");
  row("perft dodgem:3x3 deep", "DEPTH 'deep': expected a whole number from 0 to 1000");
  row("perft dodgem:3x3 1001", "DEPTH '1001': expected a whole number from 0 to 1000");
  row("perft syncdom:3x3 1e2", "DEPTH '1e2': expected a whole number from 0 to 1000");
  row("table dodgem:3x3", "--by");
  row("table animalshogi --by steps",
      "--by steps: animalshogi has no such table; expected one of: hands, material, mate, mate-or-try, distance");
  row("table animalshogi:try=no --by mate-or-try",
      "--by mate-or-try: animalshogi:try=no has no such table; expected one of: hands, material, mate, distance");
  row("table dodgem:3x3 --by mate",
      "--by mate: dodgem:3x3 has no such table; expected one of: steps, pieces, progress, distance");
  row("table animalshogi --by material --as-published", "no paper gives the table of animalshogi by material");
  row("table animalshogi:far-drop=no --by mate --as-published", "no paper gives the table of animalshogi:far-drop=no");
  row("find dodgem:3x3", "find needs --kind KIND or --where QUERY");
  row("find dodgem:3x3 --kind zugzwang --limit -3", "--limit '-3': expected a whole number from 0 to 1000000000000");
  row("find dodgem:3x3 --kind zugzwang --limit five", "--limit 'five': expected a whole number from 0");
  row("find dodgem:3x3 --kind zugzwang --n five", "--n 'five': expected a whole number from 0 to 1000000");
  row("find dodgem:3x3 --kind zugzwang --n -1", "--n '-1': expected a whole number from 0 to 1000000");
  row("find dodgem:3x3 --kind zugzwang --random -1", "--random '-1': expected a whole number from 0");
  row("find dodgem:3x3 --kind zugzwang --random 99999999999999999999", "expected a whole number from 0 to 18446744073709551615");
  row("find syncdom:3x3 --kind all --from nan", "--from 'nan': expected a number from -1 to 1");
  row("find syncdom:3x3 --kind all --to inf", "--to 'inf': expected a number from -1 to 1");
  row("find syncdom:3x3 --kind all --to half", "--to 'half': expected a number from -1 to 1");
  row("find syncdom:3x3 --kind all --from 1.5", "--from '1.5': expected a number from -1 to 1");
  row("find syncdom:3x3 --kind all --from 0.5 --to -0.5", "--from 0.5 is greater than --to -0.5");
  row("line dodgem:3x3 --max 0", "--max '0': expected a whole number from 1 to 1000000");
  row("line dodgem:3x3 --max -1", "--max '-1': expected a whole number from 1 to 1000000");
  row("find dodgem:3x3 --kind far-drop-only",
      "--kind far-drop-only: dodgem:3x3 has no such list; expected one of: zugzwang, mutual-zugzwang, mate, longest");
  row("find animalshogi --kind checkmate", "--kind checkmate: animalshogi has no such list; expected one of: zugzwang");
  row("match dodgem:3x3 --first level=0",
      "player 'level=0', character 7: '0' is out of range; expected a whole number from 1 to 9");
  row("match dodgem:3x3 --second champion", "player 'champion', character 1: there is no player 'champion'");
  row("match dodgem:3x3 --games 0", "--games '0': expected a whole number from 1 to 1000000000");
  row("match dodgem:3x3 --seed -1", "--seed '-1': expected a whole number from 0");
  row("match dodgem:3x3 --max-plies 0", "--max-plies '0': expected a whole number from 1");
  row("match dodgem:3x3 --threads x", "--threads 'x': expected a whole number from 1 to 1024");
  row("match syncdom:3x3 --second montecarlo:playout=5", "there is no option 'playout' here; the options are: playouts");
  row("match syncdom:3x3 --first alphabeta:depth=2,depth=3", "character 19: the option 'depth' is given twice");
  row("export dodgem:3x3 --format xml", "--format 'xml': expected csv or json or jsonl or sqlite");
  row("verify dodgem:3x3 --json=maybe", "--json takes no value (see kotai-cli verify --help)");
  row("verify dodgem:3x3 --sample 0", "--sample '0': expected a whole number from 1");
  row("verify animalshogi --sample 100", "--sample: animalshogi is always checked completely; leave out this option");
  row("verify syncdom:3x3 --sample 100", "--sample: syncdom:3x3 is always checked completely; leave out this option");
  row("variants --json=5", "--json takes no value");
  row("probe dodgem:6x6 nonsense", "position 'nonsense', character 1: found 'n'");
  row("line dodgem:6x6 nonsense", "position 'nonsense', character 1: found 'n'");
  row("solve dodgem:3x3,blocked=maybe",
      "variant 'dodgem:3x3,blocked=maybe', character 20: 'maybe' is not allowed here; expected wins, loses or draws");
  row("solve dodgem:3x3,misere=yes,misere=yes", "the option 'misere' is given twice");
  row("solve dodgem:3x3,blocked=draws,misere=yes", "there is no option 'blocked' here; the options are: misere=yes");
  row("probe dodgem:3x3,", "variant 'dodgem:3x3,', character 12: an option is missing here");
  row("-- --", "a command is missing");
  row("export dodgem:3x3 --as-published", "--as-published needs a table");
  row("bench no-such-benchmark", "there is no benchmark with 'no-such-benchmark'");
}

/// Tests empty arguments, which the rows of test data cannot contain.
void CliErrorsTest::emptyTexts() {
  const QList<QStringList> calls{
      {QStringLiteral("--data"), QStringLiteral("variants")},
      {QStringLiteral("GAME"), QStringLiteral("variants")},
      {QStringLiteral("NAME"), QStringLiteral("bench")},
      {QStringLiteral("--out"), QStringLiteral("export"), QStringLiteral("dodgem:3x3")},
      {QStringLiteral("--memory"), QStringLiteral("solve"), QStringLiteral("dodgem:3x3")},
      {QStringLiteral("--first"), QStringLiteral("match"), QStringLiteral("dodgem:3x3")},
      {QStringLiteral("--limit"), QStringLiteral("find"), QStringLiteral("dodgem:3x3"), QStringLiteral("--kind=mate")}};
  for (const QStringList& call : calls) {
    const CliResult result =
        m_cli.run(call.mid(1) +
                  (call.first().startsWith(QLatin1Char('-')) ? QStringList{call.first(), QString()} : QStringList{QString()}));
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.messages.contains(QByteArray(call.first().toUtf8() + " '': expected")), result.messages.constData());
    QVERIFY(result.output.isEmpty());
  }
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
  const CliResult result = cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3"), QStringLiteral("--data"), folder});
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
  const CliResult result = m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:4x4"), QStringLiteral(">3/>3/>3/1^^^ ^")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY(result.output.isEmpty());
  QVERIFY2(result.messages.contains(path.toUtf8()), result.messages.constData());
  QVERIFY2(result.messages.contains("kotai-cli solve dodgem:4x4"), result.messages.constData());
  const CliResult list = m_cli.run({QStringLiteral("variants")});
  QCOMPARE(list.exitCode, 0);
  QVERIFY2(list.output.contains("damaged"), list.output.constData());
  QVERIFY(file.remove());
}

namespace {
/// Inverts one bit of a file, far from both ends of the file.
void damage(const QString& path) {
  QFile file(path);
  QVERIFY(file.open(QFile::ReadWrite));
  QVERIFY(file.seek(file.size() * 2 / 3));
  char byte = 0;
  QVERIFY(file.peek(&byte, 1) == 1);
  byte = static_cast<char>(byte ^ 0x20);
  QVERIFY(file.write(&byte, 1) == 1);
}
QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
}
}  // namespace

/// A variant whose solution has a wrong bit is never reported as solved, regardless of the location of the bit.
void CliErrorsTest::damagedBlock() {
  const CliRunner cli;
  const QStringList solve{QStringLiteral("solve"), QStringLiteral("dodgem:4x4")};
  QCOMPARE(cli.run(solve).exitCode, 0);
  const QString path = cli.filePath(QStringLiteral("dodgem-4x4.kotai"));
  damage(path);
  const QByteArray before = contents(path);
  const CliResult again = cli.run(solve);
  QCOMPARE(again.exitCode, 1);
  QVERIFY(again.output.isEmpty());
  QVERIFY2(!again.messages.contains("already solved"), again.messages.constData());
  QVERIFY2(again.messages.contains(path.toUtf8()) && again.messages.contains("damaged"), again.messages.constData());
  QVERIFY2(again.messages.contains("kotai-cli solve dodgem:4x4 --repair"), again.messages.constData());
  QCOMPARE(contents(path), before);
  const CliResult list = cli.run({QStringLiteral("variants"), QStringLiteral("dodgem")});
  const QStringList lines = list.lines();
  const auto row =
      std::find_if(lines.begin(), lines.end(), [](const QString& line) { return line.contains(QLatin1String("dodgem:4x4")); });
  QVERIFY(row != lines.end());
  QVERIFY2(row->contains(QLatin1String("damaged")), qPrintable(*row));
}

void CliErrorsTest::repair() {
  const CliRunner cli;
  const QStringList solve{QStringLiteral("solve"), QStringLiteral("dodgem:3x3")};
  QCOMPARE(cli.run(solve).exitCode, 0);
  const QString path = cli.filePath(QStringLiteral("dodgem-3x3.kotai"));
  const QByteArray whole = contents(path);
  const CliResult nothing = cli.run(solve + QStringList(QStringLiteral("--repair")));
  QCOMPARE(nothing.exitCode, 0);
  QVERIFY(nothing.messages.contains("already solved"));
  for (const char* number : {"1", "2"}) {  // files moved aside by earlier runs are still there
    damage(path);
    const QByteArray damaged = contents(path);
    const CliResult repaired = cli.run(solve + QStringList(QStringLiteral("--repair")));
    QCOMPARE(repaired.exitCode, 0);
    const QString aside = path + QStringLiteral(".damaged-") + QLatin1String(number);
    QVERIFY2(repaired.messages.contains(aside.toUtf8()), repaired.messages.constData());
    QCOMPARE(contents(aside), damaged);
    QCOMPARE(contents(path).size(), whole.size());  // the order of the tiers may differ
  }
  QCOMPARE(QDir(cli.dataFolder()).entryList(QDir::Files).size(), 3);
  QVERIFY(!cli.run({QStringLiteral("variants")}).output.contains("damaged"));
}

void CliErrorsTest::repairOfDomineeringBoards() {
  const CliRunner cli;
  const QStringList exact{QStringLiteral("solve"), QStringLiteral("syncdom:4x4")};
  QCOMPARE(cli.run(exact).exitCode, 0);
  const QString path = cli.filePath(QStringLiteral("syncdom-4x4.kotai"));
  const QByteArray whole = contents(path);
  damage(path);
  const CliResult again = cli.run(exact);
  QCOMPARE(again.exitCode, 1);
  QVERIFY2(!again.messages.contains("already solved"), again.messages.constData());
  QVERIFY2(again.messages.contains("--repair"), again.messages.constData());
  QVERIFY(cli.run({QStringLiteral("variants"), QStringLiteral("syncdom")}).output.contains("damaged"));
  QCOMPARE(cli.run(exact + QStringList(QStringLiteral("--repair"))).exitCode, 0);
  QCOMPARE(contents(path), whole);
  // The search renames a broken checkpoint.
  const QStringList proof{QStringLiteral("solve"), QStringLiteral("syncdom:6x6")};
  QCOMPARE(cli.run(proof).exitCode, 0);
  const QString outcome = cli.filePath(QStringLiteral("syncdom-6x6.outcome"));
  damage(outcome);
  const QByteArray damaged = contents(outcome);
  QVERIFY(cli.run({QStringLiteral("variants"), QStringLiteral("syncdom")}).output.contains("damaged"));
  const CliResult proved = cli.run(proof);
  QCOMPARE(proved.exitCode, 0);
  QVERIFY2(proved.messages.contains((outcome + QStringLiteral(".damaged-1")).toUtf8()), proved.messages.constData());
  QCOMPARE(contents(outcome + QStringLiteral(".damaged-1")), damaged);
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
  const CliResult missing = m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out"), file});
  QCOMPARE(missing.exitCode, 1);
  QVERIFY2(missing.messages.contains(QByteArray(file.toUtf8() + " cannot be created")), missing.messages.constData());
  QVERIFY(missing.messages.contains("--out"));
  // The program may write to a device, but must not replace the device with a file.
  const CliResult full =
      m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out"), QStringLiteral("/dev/full")});
  QCOMPARE(full.exitCode, 1);
  QVERIFY2(full.messages.contains("/dev/full cannot be written: No space left on device"), full.messages.constData());
  QVERIFY(!QFileInfo::exists(QStringLiteral("/dev/full.part")));
}

void CliErrorsTest::tooLargeSolvesAreRefused() {
  const CliResult result = m_cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:8x8")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("dodgem:8x8 does not fit: it needs "), result.messages.constData());
  QVERIFY(!QFileInfo::exists(m_cli.filePath(QStringLiteral("dodgem-8x8.kotai.part"))));
  const CliResult estimate = m_cli.run({QStringLiteral("estimate"), QStringLiteral("dodgem:8x8")});
  QCOMPARE(estimate.exitCode, 0);
  QVERIFY2(estimate.output.contains("would be refused"), estimate.output.constData());
}

KOTAI_TEST(CliErrorsTest)
#include "cli_errors_test.moc"
