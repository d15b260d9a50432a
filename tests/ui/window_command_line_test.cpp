// Tests for the command line of `kotai`. Wrong arguments are reported on stderr before a window appears. A file
// that cannot be opened is also reported in the window, because a double click may have opened it.
#include <sys/stat.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTest>
#include <csignal>

#include "tests/runner/test_class.h"
#include "tests/send_signal.h"
#include "tests/ui/solved_folder.h"

class WindowCommandLineTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void wordsNeedNoDisplay();
  void refused_data();
  void refused();
  void toldInTheWindow();
  void opensLessons();
  void endsCleanlyByASignal();

 private:
  void start(QProcess& process, const QStringList& arguments) const;

  kotai::test::SolvedFolder m_folder;
};

void WindowCommandLineTest::initTestCase() {
  QDir folder(m_folder.path());
  QVERIFY(folder.mkdir(QStringLiteral("folder")));
  QCOMPARE(::mkfifo(QFile::encodeName(m_folder.filePath(QStringLiteral("pipe"))).constData(), 0600), 0);
  QFile file(m_folder.filePath(QStringLiteral("diary.txt")));
  QVERIFY(file.open(QFile::WriteOnly));
  file.write("Dear diary");
}

/// --help and --version need no display, wherever they are among the arguments.
void WindowCommandLineTest::wordsNeedNoDisplay() {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(QString::fromLatin1(name));
  for (const char* arguments : {"--version", "--help", "--theme dark --version", "dodgem:3x3 -h"}) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(KOTAI_WINDOW), QString::fromLatin1(arguments).split(QLatin1Char(' ')));
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, arguments);
    QVERIFY2(process.readAllStandardOutput().contains("kotai"), arguments);
  }
}

void WindowCommandLineTest::refused_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<int>("exitCode");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* arguments, int exitCode, const char* message) {
    QTest::newRow(arguments) << QString::fromLatin1(arguments).split(QLatin1Char(' ')) << exitCode << QByteArray(message);
  };
  row("--frobnicate", 2, "frobnicate");
  row("--data", 2, "data");
  row("--data= dodgem:3x3", 2, "--data: a text expected that is not empty");
  row("--theme pink", 2, "--theme: light, dark or system expected, not pink");
  row("--language fr", 2, "--language: en, de or ja expected, not fr");
  row("dodgem:3x3 x y z", 2, "nothing after them; found y, z");
  row("chess", 2, "chess: ");
  row("dodgem:3x3 nonsense", 2, "dodgem:3x3 nonsense: ");
  row("folder", 2, "folder is a folder, not a file");
  row("pipe", 2, "pipe is a named pipe, not a file");
  row("/dev/null", 2, "/dev/null is a device or a socket, not a file");
  row("no/such/file", 2, "There is no file no/such/file");
  row("diary.kotailesson", 2, "There is no file diary.kotailesson");
  row("diary.txt >2/>2/1^^", 2, "diary.txt is a file and takes no position; found >2/>2/1^^");
  row("--data diary.txt", 1, "diary.txt");
  row("--data diary.txt/below dodgem:3x3", 1, "diary.txt");
  QTest::newRow("controls") << QStringList{QStringLiteral("a\nb\u009b\u202e")} << 2 << QByteArray("a\\u000ab\\u009b\\u202e: ");
  QTest::newRow("long") << QStringList{QString(100000, QLatin1Char('x'))} << 2 << QByteArray("xxx...\n");
}

void WindowCommandLineTest::start(QProcess& process, const QStringList& arguments) const {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));  // selects English messages
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  environment.insert(QStringLiteral("KOTAI_DATA"), m_folder.filePath(QStringLiteral("data")));
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder.filePath(QStringLiteral("config")));
  process.setProcessEnvironment(environment);
  process.setWorkingDirectory(m_folder.path());
  process.start(QStringLiteral(KOTAI_WINDOW), arguments);
}

void WindowCommandLineTest::refused() {
  QFETCH(QStringList, arguments);
  QFETCH(int, exitCode);
  QFETCH(QByteArray, message);
  QProcess process;
  start(process, arguments);
  QVERIFY(process.waitForFinished(60000));
  const QByteArray told = process.readAllStandardError();
  QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == exitCode, told.constData());
  const qsizetype begin = told.indexOf("kotai: ");
  QVERIFY2(begin >= 0 && told.mid(begin).contains(message), told.constData());
  QVERIFY2(told.size() < 1000, told.constData());
}

/// If the file cannot be opened, the window shows the same message as for a file opened by hand.
void WindowCommandLineTest::toldInTheWindow() {
  QProcess process;
  start(process, {QStringLiteral("diary.txt")});
  QByteArray told;
  QTRY_VERIFY_WITH_TIMEOUT(
      (told += process.readAllStandardError()).contains("kotai: diary.txt cannot be opened. This is not a saved game"), 60000);
  QVERIFY2(!process.waitForFinished(1000), told.constData());
  process.kill();
  QVERIFY(process.waitForFinished(60000));
}

/// Once the lessons of a file are shown, the file is in the list of recent files.
void WindowCommandLineTest::opensLessons() {
  QFile lessons(m_folder.filePath(QStringLiteral("own.kotailesson")));
  QVERIFY(lessons.open(QFile::WriteOnly));
  lessons.write(
      "kotai-lessons 1\ncourse: own\ntitle: Own\n\nlesson: off\ntitle: Off\ntext: Leave.\nvariant: dodgem:3x3\n"
      "board: 1^1/>2/3 ^\ntask: mate\n");
  lessons.close();
  QProcess process;
  start(process, {QStringLiteral("own.kotailesson")});
  const auto isRecent = [this] {
    QDirIterator files(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      if ((file.fileName().endsWith(QLatin1String(".ini")) || file.fileName().endsWith(QLatin1String(".conf"))) &&
          file.open(QFile::ReadOnly) && file.readAll().contains("own.kotailesson"))
        return true;
    }
    return false;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isRecent(), 60000);
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGTERM));
  QVERIFY(process.waitForFinished(60000));
  QCOMPARE(process.exitCode(), 0);
  QVERIFY(!process.readAllStandardError().contains("kotai:"));
}

/// A signal ends the program in the same way as the end of a session. The exit code is 0, and the databases are
/// closed.
void WindowCommandLineTest::endsCleanlyByASignal() {
  QProcess process;
  start(process, {QStringLiteral("dodgem:3x3")});
  const QString kept = m_folder.filePath(QStringLiteral("data/open-game.kotaigame"));
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(kept), 60000);  // the file exists only after the window has opened
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGTERM));
  QVERIFY(process.waitForFinished(60000));
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 0);
  QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("data/catalogue.sqlite-wal"))));
}

KOTAI_TEST(WindowCommandLineTest)
#include "window_command_line_test.moc"
