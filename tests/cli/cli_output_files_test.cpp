// Tests for `export --out`. The output file appears completely or not at all, and the command overwrites no
// other file.
#include <QFileInfo>
#include <QTest>
#include <optional>

#include "cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/robustness/file_size_limit.h"
#include "tests/robustness/small_disk.h"
#include "tests/runner/test_class.h"

using kotai::test::bytesOf;
using kotai::test::put;

class CliOutputFilesTest : public QObject {
  Q_OBJECT

  CliRunner m_cli;

  CliResult exportTo(const QString& file) const {
    return m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--by"), QStringLiteral("steps"),
                      QStringLiteral("--out"), file});
  }

 private slots:
  void initTestCase() { QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).exitCode, 0); }

  void oldFileStays_data() {
    QTest::addColumn<bool>("ownDisk");
    QTest::newRow("file that cannot grow") << false;
    QTest::newRow("full disk") << true;
  }

  void oldFileStays() {
    QFETCH(bool, ownDisk);
    const QTemporaryDir folder;
    std::optional<kotai::test::SmallDisk> disk;
    if (ownDisk) disk.emplace(folder.path().toStdString(), "1m");
    if (disk && !disk->mounted()) QSKIP("cannot mount a small disk here: only the limit of file sizes is tried");
    const QString file = folder.filePath(QStringLiteral("table.csv"));
    put(file, "old");
    if (ownDisk) kotai::test::fillUp(folder.filePath(QStringLiteral("filler")).toStdString(), 0);
    CliResult result;
    {
      std::optional<kotai::test::FileSizeLimit> limit;  // the program inherits the limit
      if (!ownDisk) limit.emplace(0);
      result = exportTo(file);
    }
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("table.csv cannot be written"), result.messages.constData());
    QCOMPARE(bytesOf(file), QByteArray("old"));
    QVERIFY(!QFile::exists(file + QStringLiteral(".part")));
    QFile::remove(folder.filePath(QStringLiteral("filler")));
    QCOMPARE(exportTo(file).exitCode, 0);
    QVERIFY(bytesOf(file).startsWith("outcome,"));
  }

  void partFilesOfOtherProgramsStay() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("table.csv"));
    const QString letter = folder.filePath(QStringLiteral("letter"));
    put(letter, "dear friend");
    QVERIFY(QFile::link(letter, file + QStringLiteral(".part")));
    QCOMPARE(exportTo(file).exitCode, 0);
    QVERIFY(bytesOf(file).startsWith("outcome,"));
    QCOMPARE(bytesOf(letter), QByteArray("dear friend"));
    QVERIFY(QFileInfo(file + QStringLiteral(".part")).isSymLink());
    QVERIFY(!QFile::exists(file + QStringLiteral(".part-2")));
  }

  /// The program recognises its own files (solutions, library, open game) by their content, whatever their names.
  void ownFilesAreNotOverwritten() {
    const QString solution = m_cli.filePath(QStringLiteral("dodgem-3x3.kotai"));
    const QString copy = m_cli.filePath(QStringLiteral("table.csv"));
    QVERIFY(QFile::copy(solution, copy));
    put(m_cli.filePath(QStringLiteral("games.sqlite")), "games");
    put(m_cli.filePath(QStringLiteral("queries.json")), "{}");
    put(m_cli.filePath(QStringLiteral("syncdom.matches")), "{}");
    put(m_cli.filePath(QStringLiteral("open-game.kotaigame")), "[Variant \"dodgem:3x3\"]\n*\n");
    for (const char* name :
         {"dodgem-3x3.kotai", "table.csv", "games.sqlite", "queries.json", "syncdom.matches", "open-game.kotaigame"}) {
      const QString file = m_cli.filePath(QString::fromLatin1(name));
      const QByteArray before = bytesOf(file);
      const CliResult match = m_cli.run({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--first"),
                                         QStringLiteral("random"), QStringLiteral("--second"), QStringLiteral("random"),
                                         QStringLiteral("--games"), QStringLiteral("1"), QStringLiteral("--save"), file});
      const CliResult exported =
          m_cli.run({QStringLiteral("export"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out"), file});
      for (const CliResult& result : {exported, match}) {
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(
            result.messages.contains("this file belongs to Kotai") || result.messages.contains("no format has the extension"),
            result.messages.constData());
      }
      QCOMPARE(bytesOf(file), before);
    }
    QVERIFY(QFile::remove(copy));
    QCOMPARE(exportTo(copy).exitCode, 0);
  }

  void linksAndPermissionsStay() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("table.csv"));
    const QString link = folder.filePath(QStringLiteral("link.csv"));
    put(file, "old");
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(QFile::link(file, link));
    QCOMPARE(exportTo(link).exitCode, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(bytesOf(file).startsWith("outcome,"));
    QCOMPARE(QFileInfo(file).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
  }
};

KOTAI_TEST(CliOutputFilesTest)
#include "cli_output_files_test.moc"
