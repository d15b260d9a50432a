// Tests for files that the window reads and writes. Each file is read or written completely or not at all. Only
// regular files are accepted.
#include "ui/files/safe_file.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"

using namespace kotai::ui;
using kotai::test::bytesOf;
using kotai::test::put;

class SafeFileTest : public QObject {
  Q_OBJECT

  QTemporaryDir m_folder;

  QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
 private slots:
  void writesAndReads() {
    for (const qsizetype size : {0, 1, 500, 16384, 100000}) {
      const QByteArray bytes(size, 'k');
      QVERIFY(!writeWhole(path("text"), bytes));
      QCOMPARE(bytesOf(path("text")), bytes);
      QCOMPARE(*readWhole(path("text")), bytes);
    }
    QCOMPARE(readWhole(path("none")).error().kind, FileFailure::Kind::Missing);
    const FileFailure failure = *writeWhole(QStringLiteral("/nowhere/at/all.csv"), "x");
    QCOMPARE(failure.kind, FileFailure::Kind::Write);
    QVERIFY2(fileFailureText(failure).contains(QStringLiteral("/nowhere/at/all.csv")), qPrintable(fileFailureText(failure)));
    QVERIFY2(fileFailureText(failure).contains(QStringLiteral("No such file")), qPrintable(fileFailureText(failure)));
  }

  void foldersAndDevicesAreRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("kind");
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("folder")));
    QCOMPARE(::mkfifo(qPrintable(path("pipe")), 0600), 0);
    QVERIFY(QFile::link(path("pipe"), path("link-to-pipe")));
    QTest::newRow("folder") << path("folder") << static_cast<int>(FileFailure::Kind::Folder);
    QTest::newRow("pipe") << path("pipe") << static_cast<int>(FileFailure::Kind::Pipe);
    QTest::newRow("link to a pipe") << path("link-to-pipe") << static_cast<int>(FileFailure::Kind::Pipe);
    QTest::newRow("device") << QStringLiteral("/dev/null") << static_cast<int>(FileFailure::Kind::Device);
  }

  void foldersAndDevicesAreRefused() {
    QFETCH(QString, file);
    QFETCH(int, kind);
    QCOMPARE(static_cast<int>(writeWhole(file, "x")->kind), kind);
    QCOMPARE(static_cast<int>(readWhole(file).error().kind), kind);  // reading a pipe does not wait for a writer
    QVERIFY(fileFailureText(*writeWhole(file, "x")).contains(file));
  }

  void linksLeadToFiles() {
    put(path("real"), "old");
    QVERIFY(QFile::link(path("real"), path("link")));
    QVERIFY(!writeWhole(path("link"), "new"));
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(bytesOf(path("real")), QByteArray("new"));
    QVERIFY(QFile::link(path("gone"), path("dangling")));
    QCOMPARE(writeWhole(path("dangling"), "new")->kind, FileFailure::Kind::Write);
    QVERIFY(!QFile::exists(path("gone")));
    QCOMPARE(readWhole(path("dangling")).error().kind, FileFailure::Kind::Read);
  }

  /// A file name has at most 255 bytes. The name of the temporary file must not exceed this limit.
  void longNames() {
    for (const int bytes : {250, 255}) {
      const QString file = m_folder.filePath(QString(bytes - 10, QLatin1Char('n')) + QStringLiteral(".kotaigame"));
      for (const char* text : {"first", "second"}) {
        QVERIFY(!writeWhole(file, text));
        QCOMPARE(bytesOf(file), QByteArray(text));
      }
    }
    const FileFailure failure = *writeWhole(m_folder.filePath(QString(256, QLatin1Char('n'))), "x");
    QVERIFY2(fileFailureText(failure).contains(QStringLiteral("File name too long")), qPrintable(fileFailureText(failure)));
  }

  void nothingIsLeftBeside() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game"));
    QVERIFY(!writeWhole(file, "text"));
    QVERIFY(copyWhole(QStringLiteral("/proc/self/mem"), file, [](qint64) {}, {}));  // this file cannot be read
    const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
    QCOMPARE(QDir(folder.path()).entryList(all), QStringList{QStringLiteral("game")});
    QCOMPARE(bytesOf(file), QByteArray("text"));
  }

  void permissionsStay() {
    put(path("private"), "old");
    QVERIFY(QFile::setPermissions(path("private"), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(!writeWhole(path("private"), "new"));
    struct stat status {};
    QCOMPARE(::stat(qPrintable(path("private")), &status), 0);
    QCOMPARE(static_cast<int>(status.st_mode & 0777U), 0600);
  }

  void largeFilesAreNotRead() {
    QFile large(path("large"));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(largestText + 1));
    const auto read = readWhole(path("large"));
    QCOMPARE(read.error().kind, FileFailure::Kind::TooLarge);
    QVERIFY2(fileFailureText(read.error()).contains(QStringLiteral("67.1")), qPrintable(fileFailureText(read.error())));
    put(path("ten"), "0123456789");
    QCOMPARE(*readWhole(path("ten"), 10), QByteArray("0123456789"));
    QCOMPARE(readWhole(path("ten"), 9).error().kind, FileFailure::Kind::TooLarge);
  }

  void damagedFilesMakeWayWithoutLoss() {
    for (const char* text : {"first", "second", "third"}) {
      put(path("game.json"), text);
      const auto name = putAside(path("game.json"), QStringLiteral("damaged"));
      QVERIFY(name);
      QVERIFY(!QFile::exists(path("game.json")));
      QCOMPARE(bytesOf(*name), QByteArray(text));
    }
    QCOMPARE(bytesOf(path("game.damaged-1.json")), QByteArray("first"));
    QCOMPARE(bytesOf(path("game.damaged-3.json")), QByteArray("third"));
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("game.json")));
    QCOMPARE(*putAside(path("game.json"), QStringLiteral("damaged")), path("game.damaged-4.json"));
    QCOMPARE(putAside(path("game.json"), QStringLiteral("damaged")).error().kind, FileFailure::Kind::Moved);
  }
};

KOTAI_TEST(SafeFileTest)
#include "safe_file_test.moc"
