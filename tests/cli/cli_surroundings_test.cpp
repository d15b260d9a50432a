// Tests with a file of the wrong kind as the folder, a file or stdin. The program reports the wrong kind and never
// hangs.
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <csignal>
#include <filesystem>

#include "cli_runner.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

class CliSurroundingsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void dataFolderThatIsAFile();
  void dataFolderThatCannotBeEntered();
  void workingFolderThatIsGone();
  void suggestedCommandsRun_data();
  void suggestedCommandsRun();
  void stdinThatCannotBeRead();
  void longLinesAreNotKept();
  void answersBeforeTheNextQuestion();
  void stoppedBetweenQuestions();
  void messagesStandBetweenAnswers();
  void foreignTextsAreRefused();
  void dumbTerminals();
  void binaryLinesAreRefused();
  void closedDescriptorsAreNotGivenToFiles();
  void pipesToExportTo();
  void damagedFilesLeaveWholeLines();
  void probeAsJson();
  void everyKindOfCodeWritesTheSameFiles_data();
  void everyKindOfCodeWritesTheSameFiles();
  void unknownKindsOfCodeAreRefused();

 private:
  QByteArray solutionBytes() const;
  /// Runs a command in a shell, for set-ups that only a shell can make. `$CLI` names the program.
  CliResult shell(const QString& command) const;

  CliRunner m_cli;
};

void CliSurroundingsTest::initTestCase() {
  for (const char* const variant : {"dodgem:3x3", "syncdom:3x3"})
    QCOMPARE(
        m_cli.run({QStringLiteral("solve"), QLatin1String(variant), QStringLiteral("--threads"), QStringLiteral("1")}).exitCode,
        0);
}

CliResult CliSurroundingsTest::shell(const QString& command) const {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("CLI"), QStringLiteral(KOTAI_CLI));
  environment.insert(QStringLiteral("KOTAI_DATA"), m_cli.dataFolder());
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral("bash"), {QStringLiteral("-c"), command});
  CliResult result;
  if (process.waitForFinished() && process.exitStatus() == QProcess::NormalExit) result.exitCode = process.exitCode();
  result.output = process.readAllStandardOutput();
  result.messages = process.readAllStandardError();
  return result;
}

void CliSurroundingsTest::dataFolderThatIsAFile() {
  const QString path = m_cli.filePath(QStringLiteral("diary.txt"));
  QFile file(path);
  QVERIFY(file.open(QFile::WriteOnly));
  file.close();
  const QStringList calls{QStringLiteral("variants"),
                          QStringLiteral("estimate dodgem:3x3"),
                          QStringLiteral("solve dodgem:3x3"),
                          QStringLiteral("solve syncdom:3x3"),
                          QStringLiteral("probe dodgem:3x3"),
                          QStringLiteral("probe syncdom:3x3"),
                          QStringLiteral("line dodgem:3x3"),
                          QStringLiteral("table dodgem:3x3 --by steps"),
                          QStringLiteral("stats dodgem:3x3"),
                          QStringLiteral("find dodgem:3x3 --kind mate"),
                          QStringLiteral("perft dodgem:3x3 2"),
                          QStringLiteral("verify dodgem:3x3"),
                          QStringLiteral("match dodgem:3x3 --first random --second random"),
                          QStringLiteral("export dodgem:3x3"),
                          QStringLiteral("bench no-such-benchmark")};
  for (const QString& folder : QStringList{path, path + QStringLiteral("/below/it")})
    for (const QString& call : calls) {
      const CliResult result = m_cli.run(call.split(QLatin1Char(' ')) + QStringList{QStringLiteral("--data"), folder});
      QVERIFY2(result.exitCode == 1, qPrintable(call));
      QVERIFY2(result.output.isEmpty(), qPrintable(call));
      QCOMPARE(result.messages, QByteArray("kotai-cli: " + path.toUtf8() + " is not a folder; choose a folder with --data\n"));
    }
}

void CliSurroundingsTest::dataFolderThatCannotBeEntered() {
  const QString folder = m_cli.filePath(QStringLiteral("closed"));
  QVERIFY(QDir().mkpath(folder));
  QVERIFY(QFile::setPermissions(folder, QFileDevice::Permissions{}));
  CliRunner cli;
  cli.obeyPermissions();
  const CliResult result = cli.run({QStringLiteral("variants"), QStringLiteral("--data"), folder});
  QVERIFY(QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
  QCOMPARE(result.exitCode, 1);
  QCOMPARE(result.messages,
           QByteArray("kotai-cli: " + folder.toUtf8() + " cannot be opened: Permission denied; check its permissions\n"));
}

void CliSurroundingsTest::workingFolderThatIsGone() {
  const CliResult result =
      shell(QStringLiteral("d=$(mktemp -d) && cd \"$d\" && rmdir \"$d\" && \"$CLI\" solve dodgem:3x3 --data here"));
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("No such file or directory"), result.messages.constData());
  QVERIFY2(!result.messages.contains("bytes are free"), result.messages.constData());
  QVERIFY(!result.messages.contains("permissions"));
}

void CliSurroundingsTest::suggestedCommandsRun_data() {
  QTest::addColumn<QByteArray>("folder");
  QTest::addColumn<QString>("program");
  for (const char* const name : {"plain", "two words", "it's $HOME", "後退 解析 é", "-dash"})
    for (const char* const program : {"sh", "bash"})
      QTest::addRow("%s, %s", name, program) << QByteArray(name) << QString::fromLatin1(program);
  // The following names need a shell that supports $'...'.
  QTest::newRow("new line") << QByteArray("new\nline") << QStringLiteral("bash");
  QTest::newRow("escape") << QByteArray("\x1b[31mred") << QStringLiteral("bash");
  QTest::newRow("no UTF-8") << QByteArray("\xff no text") << QStringLiteral("bash");
}

void CliSurroundingsTest::suggestedCommandsRun() {
  QFETCH(QByteArray, folder);
  QFETCH(QString, program);
  const QTemporaryDir place;
  QVERIFY(place.isValid());
  QProcess ask;
  ask.setWorkingDirectory(place.path());
  // The folder is in a script, because arguments of QProcess cannot contain invalid UTF-8.
  QByteArray word = folder;
  word.replace('\'', "'\\''");
  ask.start(QStringLiteral("bash"), {});
  ask.write("'" KOTAI_CLI "' probe dodgem:3x3 '>2/>2/1^^ ^' --data '" + word + "'\n");
  ask.closeWriteChannel();
  QVERIFY(ask.waitForFinished());
  QCOMPARE(ask.exitCode(), 1);
  const QByteArray message = ask.readAllStandardError();
  QCOMPARE(message.count('\n'), 1);
  const qsizetype begin = message.indexOf("kotai-cli solve");
  QVERIFY2(begin >= 0, message.constData());

  QProcess follow;
  follow.setWorkingDirectory(place.path());
  follow.start(program, {});
  follow.write("'" KOTAI_CLI "'" + message.mid(begin + qsizetype(strlen("kotai-cli"))));
  follow.closeWriteChannel();
  QVERIFY(follow.waitForFinished());
  QVERIFY2(follow.exitCode() == 0, follow.readAllStandardError().constData());
  struct stat status {};
  const QByteArray made = QFile::encodeName(place.path()) + '/' + folder;
  QCOMPARE(::stat(QByteArray(made + "/dodgem-3x3.kotai").constData(), &status), 0);
  std::filesystem::remove_all(made.toStdString());  // QTemporaryDir cannot handle all of these names
}

void CliSurroundingsTest::stdinThatCannotBeRead() {
  for (const char* const variant : {"dodgem:3x3", "syncdom:3x3"}) {
    const QString probe = QStringLiteral("\"$CLI\" probe ") + QLatin1String(variant);
    const CliResult folder = shell(probe + QStringLiteral(" < /"));
    QCOMPARE(folder.exitCode, 1);
    QCOMPARE(folder.messages, QByteArray("kotai-cli: the standard input cannot be read: Is a directory\n"));
    const CliResult closed = shell(probe + QStringLiteral(" <&-"));
    QCOMPARE(closed.exitCode, 1);
    QCOMPARE(closed.messages, QByteArray("kotai-cli: the standard input cannot be read: Bad file descriptor\n"));
    QCOMPARE(shell(probe + QStringLiteral(" < /dev/null")).exitCode, 0);
  }
}

void CliSurroundingsTest::longLinesAreNotKept() {
  constexpr qsizetype longBytes = 20'000'000;
  const QByteArray good = ">2/>2/1^^ ^";
  const CliResult result =
      m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3")}, good + '\n' + QByteArray(longBytes, 'x') + '\n' + good);
  QCOMPARE(result.exitCode, 2);
  QCOMPARE(result.lines().size(), 2);
  QVERIFY2(result.messages.startsWith("kotai-cli: line 2, text 'xxxxx"), result.messages.left(500).constData());
  QVERIFY2(result.messages.contains("...': it is too long: 19.1 MiB; the limit is 64.0 KiB\n"),
           result.messages.left(500).constData());
  QVERIFY(result.messages.size() < 300);
  // The program reads half a gigabyte without storing the data.
  const CliResult limited = shell(QStringLiteral("head -c 500000000 /dev/zero | tr '\\0' x | \"$CLI\" probe dodgem:3x3"));
  QCOMPARE(limited.exitCode, 2);
  QVERIFY2(limited.messages.contains("it is too long: 476.8 MiB"), limited.messages.constData());
  struct rusage usage {};
  QCOMPARE(::getrusage(RUSAGE_CHILDREN, &usage), 0);
  QVERIFY2(usage.ru_maxrss < 400'000, qPrintable(QString::number(usage.ru_maxrss)));
}

/// A program that sends requests through pipes may need an answer before it can send the next request.
void CliSurroundingsTest::answersBeforeTheNextQuestion() {
  const std::pair<const char*, const char*> questions[]{{"dodgem:3x3", ">2/>2/1^^ ^\n"}, {"syncdom:3x3", "3/3/3\n"}};
  for (const auto& [variant, question] : questions) {
    QProcess process;
    m_cli.start(process, {QStringLiteral("probe"), QLatin1String(variant)});
    for (int time = 1; time <= 3; ++time) {
      process.write(question);
      QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 60000);
      QVERIFY(process.readLine().startsWith(QByteArray(question).replace('\n', '\t')));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
  }
}

/// Although the program has a signal handler, a signal stops it while it waits for input.
void CliSurroundingsTest::stoppedBetweenQuestions() {
  QProcess process;
  m_cli.start(process, {QStringLiteral("probe"), QStringLiteral("syncdom:3x3")});
  process.write("3/3/3\n");
  QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 60000);
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 130);
}

/// If stdout and stderr are the same file, each message is at the right place between the answers.
void CliSurroundingsTest::messagesStandBetweenAnswers() {
  const QByteArray output =
      shell(QStringLiteral("printf '>2/>2/1^^ ^\\nnonsense\\n>2/>2/1^^ ^\\n' | \"$CLI\" probe dodgem:3x3 2>&1")).output;
  const QList<QByteArray> lines = output.trimmed().split('\n');
  QCOMPARE(lines.size(), 3);
  QVERIFY2(lines[1].startsWith("kotai-cli: line 2, "), output.constData());
}

/// A text that is not a game is refused before it is split into words.
void CliSurroundingsTest::foreignTextsAreRefused() {
  const CliResult result = shell(QStringLiteral("yes a | head -c 60000000 | \"$CLI\" game check -"));
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.output.contains("this is not a game"), result.output.left(500).constData());
  struct rusage usage {};
  QCOMPARE(::getrusage(RUSAGE_CHILDREN, &usage), 0);
  QVERIFY2(usage.ru_maxrss < 400'000, qPrintable(QString::number(usage.ru_maxrss)));
}

/// The command `script` runs a command in a new terminal.
void CliSurroundingsTest::dumbTerminals() {
  for (const char* const terminal : {"TERM=dumb", "TERM=", "-u TERM", "TERM=xterm"}) {
    const CliResult result = shell(
        QStringLiteral("rm -f \"$KOTAI_DATA\"/dodgem-4x4.*; env %1 script -qec '\"$CLI\" solve dodgem:4x4' /dev/null </dev/null")
            .arg(QLatin1String(terminal)));
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.output.contains("positions"));
    QCOMPARE(result.output.contains('\x1b'), QByteArray(terminal) == "TERM=xterm");
  }
}

void CliSurroundingsTest::binaryLinesAreRefused() {
  const CliResult result =
      m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3")}, QByteArray("\xff\xfe\n>2/>2/1^^ ^\n>2\xc2\x9b"
                                                                                    "31m\n>\xe2\x80\xae\n>2/\xc3(\na\0b\n",
                                                                                    37));
  QCOMPARE(result.exitCode, 2);
  QCOMPARE(result.lines().size(), 1);
  const QList<QByteArray> messages = result.messages.split('\n');
  QCOMPARE(messages.size(), 6);
  QCOMPARE(messages[0], QByteArray("kotai-cli: line 1, position '\\xff\\xfe', character 1: the byte \\xff is not valid UTF-8"));
  QVERIFY2(messages[1].startsWith("kotai-cli: line 3, position '>2\\u009b31m', character 3: found '\\u009b', expected"),
           messages[1].constData());
  QVERIFY2(messages[2].startsWith("kotai-cli: line 4, position '>\\u202e', character 2: found '\\u202e', expected"),
           messages[2].constData());
  QCOMPARE(messages[3], QByteArray("kotai-cli: line 5, position '>2/\\xc3(', character 4: the byte \\xc3 is not valid UTF-8"));
  QVERIFY2(messages[4].startsWith("kotai-cli: line 6, position 'a\\x00b', character 1: found 'a', expected"),
           messages[4].constData());
}

/// A newly opened file gets the lowest free descriptor, which must not be the descriptor of stdout.
void CliSurroundingsTest::closedDescriptorsAreNotGivenToFiles() {
  const QByteArray before = solutionBytes();
  QVERIFY(!before.isEmpty());
  for (const char* const closed : {"<&- >&- 2>&-", ">&- 2>&-", "2>&-", "2>/dev/full", ">&-", "<&-"}) {
    QVERIFY(QFile::remove(m_cli.filePath(QStringLiteral("dodgem-3x3.kotai"))));
    const CliResult result = shell(QStringLiteral("\"$CLI\" solve dodgem:3x3 --threads 1 --progress ") + QLatin1String(closed));
    const bool outputLost = QByteArray(closed).contains(">&- ") || QByteArray(closed) == ">&-";
    QVERIFY2(result.exitCode == (outputLost ? 1 : 0), closed);
    QCOMPARE(solutionBytes(), before);
  }
}

QByteArray CliSurroundingsTest::solutionBytes() const {
  QFile file(m_cli.filePath(QStringLiteral("dodgem-3x3.kotai")));
  return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void CliSurroundingsTest::pipesToExportTo() {
  const QString pipe = m_cli.filePath(QStringLiteral("pipe"));
  QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  const CliResult unread = m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out"), pipe});
  QCOMPARE(unread.exitCode, 1);
  QVERIFY2(unread.messages.contains(QByteArray(pipe.toUtf8() + " cannot be created: no program reads from it")),
           unread.messages.constData());
  const CliResult read = shell(QStringLiteral("\"$CLI\" export dodgem:3x3 --out >(cat); code=$?; wait $!; exit $code"));
  QCOMPARE(read.exitCode, 0);
  QVERIFY2(read.output.startsWith("position,outcome,distance\n"), read.output.left(100).constData());
  QCOMPARE(read.output.count('\n'), 1424);  // the header, and the 1,423 positions of the 3x3 board
}

/// Damages each byte of the values in turn. Every line on stdout is complete, whatever error is reported.
void CliSurroundingsTest::damagedFilesLeaveWholeLines() {
  const CliRunner damaged;
  const QByteArray good = solutionBytes();
  const QString path = damaged.filePath(QStringLiteral("dodgem-3x3.kotai"));
  const QByteArray positions = m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3")}).output.mid(26);
  QByteArray input;
  for (const QByteArray& line : positions.split('\n')) input += line.left(line.indexOf(',')) + '\n';
  int cutShort = 0;
  for (qsizetype place = 200; place < good.size(); place += good.size() / 40) {
    QByteArray bytes = good;
    bytes[place] = static_cast<char>(bytes[place] ^ 0x5a);
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
    file.close();
    for (const QStringList& options : {QStringList(), QStringList(QStringLiteral("--json"))}) {
      const CliResult result = damaged.run(
          QStringList{QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral("--moves")} + options, input);
      QVERIFY(result.exitCode >= 0);
      if (result.exitCode == 1 && !result.output.isEmpty()) ++cutShort;
      QVERIFY2(result.output.isEmpty() || result.output.endsWith('\n'), result.output.right(200).constData());
      const auto columns = options.isEmpty() ? 2 : 0;
      for (const QString& line : result.lines()) QVERIFY2(line.count(QLatin1Char('\t')) == columns, qPrintable(line));
      const CliResult json =
          damaged.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--format=json")});
      QVERIFY(json.output.isEmpty() || json.output.endsWith('\n'));
    }
  }
  QVERIFY(cutShort > 0);
}

void CliSurroundingsTest::probeAsJson() {
  const CliResult plain =
      m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral("--json")}, ">2/>2/1^^ ^\nnonsense\n");
  QCOMPARE(plain.exitCode, 2);
  QCOMPARE(plain.messages.count('\n'), 1);
  QCOMPARE(plain.lines().size(), 1);
  // The text output has the same value: "win 20" after a tab.
  const QByteArray text =
      m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")}).output;
  const QString value = QString::fromUtf8(text).trimmed().section(QLatin1Char('\t'), 1);
  QVERIFY(value.startsWith(QLatin1String("win ")));
  QCOMPARE(plain.lines().first(), QStringLiteral("{\"position\":\">2/>2/1^^ ^\",\"value\":{\"outcome\":\"win\",\"distance\":%1}}")
                                      .arg(value.section(QLatin1Char(' '), 1)));
  const CliResult moves = m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^"),
                                     QStringLiteral("--json"), QStringLiteral("--moves")});
  QVERIFY2(moves.output.contains("\"moves\":[{\"move\":\"b1a1\",\"value\":{\"outcome\":"), moves.output.constData());
  const CliResult both = m_cli.run({QStringLiteral("probe"), QStringLiteral("syncdom:3x3"), QStringLiteral("3/3/3"),
                                    QStringLiteral("--json"), QStringLiteral("--moves")});
  QCOMPARE(both.lines().size(), 1);
  for (const char* const key :
       {"\"position\":\"3/3/3\"", "\"value\":", "\"verticalSecure\":", "\"vertical\":[{\"move\":", "\"horizontal\":[{"})
    QVERIFY2(both.output.contains(key), both.output.constData());
}

void CliSurroundingsTest::everyKindOfCodeWritesTheSameFiles_data() {
  QTest::addColumn<QString>("file");
  QTest::newRow("dodgem:4x4") << QStringLiteral("dodgem-4x4.kotai");
  QTest::newRow("quoridor:3x3,fences=2") << QStringLiteral("quoridor-3x3-fences-2.kotai");
  QTest::newRow("quoridor:5x5,fences=1") << QStringLiteral("quoridor-5x5-fences-1.kotai");
  QTest::newRow("syncdom:5x4") << QStringLiteral("syncdom-5x4.kotai");
}

void CliSurroundingsTest::everyKindOfCodeWritesTheSameFiles() {
  QFETCH(QString, file);
  const QString variant = QLatin1String(QTest::currentDataTag());
  QByteArray expected;
  for (const QString& kind : {QStringLiteral("portable"), QStringLiteral("avx2"), QStringLiteral("avx512")}) {
    const QString folder = m_cli.filePath(kind);
    const CliResult result =
        shell(QStringLiteral("KOTAI_CPU=%1 $CLI solve %2 --threads 1 --data '%3'").arg(kind, variant, folder));
    QVERIFY2(result.exitCode == 0, result.messages.constData());
    QFile solution(folder + QLatin1Char('/') + file);
    QVERIFY(solution.open(QFile::ReadOnly));
    const QByteArray bytes = solution.readAll();
    if (expected.isEmpty()) expected = bytes;
    QVERIFY2(bytes == expected, qPrintable(kind));
  }
}

void CliSurroundingsTest::unknownKindsOfCodeAreRefused() {
  const CliResult portable = shell(QStringLiteral("KOTAI_CPU=portable $CLI --version"));
  QVERIFY(
      portable.lines().last().startsWith(QStringLiteral("nothing is used of the processor that not every one of its kind has")));
  for (const QString& call : {QStringLiteral("--version"), QStringLiteral("solve dodgem:4x4")}) {
    const CliResult result = shell(QStringLiteral("KOTAI_CPU=avx1024 $CLI %1 --data \"$KOTAI_DATA/unsolved\"").arg(call));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.messages,
             QByteArray("kotai-cli: the environment variable KOTAI_CPU is portable, avx2 or avx512, or not set\n"));
  }
}

KOTAI_TEST(CliSurroundingsTest)
#include "cli_surroundings_test.moc"
