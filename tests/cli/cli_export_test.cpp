// `export`: every format holds every position with the value that probe tells, and a file is whole or not there.
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <optional>

#include "tests/cli/cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/robustness/file_size_limit.h"
#include "tests/runner/test_class.h"

using kotai::test::bytesOf;
using kotai::test::put;

namespace {

/// position -> "win 9"
using Values = QMap<QString, QString>;

QString valueText(const QString& outcome, const QVariant& distance) {
  return distance.isNull() ? outcome : outcome + QLatin1Char(' ') + distance.toString();
}

/// What a query answers, a row of texts each.
QList<QStringList> rowsOf(const QString& file, const QString& query) {
  QList<QStringList> rows;
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
    database.setDatabaseName(file);
    if (!database.open()) return {};
    QSqlQuery answer(query, database);
    while (answer.next()) {
      QStringList row;
      for (int column = 0; answer.value(column).isValid(); ++column)
        row << (answer.value(column).isNull() ? QStringLiteral("null") : answer.value(column).toString());
      rows << row;
    }
  }
  QSqlDatabase::removeDatabase(QStringLiteral("test"));
  return rows;
}

}  // namespace

class CliExportTest : public QObject {
  Q_OBJECT

  CliRunner m_cli;
  Values m_known;  ///< of every position of 3x3, as probe tells it

  CliResult exported(const QString& options, const QString& variant = QStringLiteral("dodgem:3x3")) const {
    return m_cli.run(QStringList{QStringLiteral("export"), variant} + options.split(QLatin1Char(' '), Qt::SkipEmptyParts));
  }

 private slots:
  void initTestCase();
  void tellsHowFarItIs();
  void apartInCsv();
  void apartInJson();
  void jsonLines();
  void database();
  void databaseOfPayoffs();
  void tableAsJsonLines();
  void endingsInCapitals();
  void wrongUsage();
  void oldFileStaysWhenTheDiskIsFull();
  void killedExportsLeaveTheOldFile();
};

void CliExportTest::initTestCase() {
  for (const char* const variant : {"dodgem:3x3", "dodgem:4x4", "syncdom:3x3"})
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QLatin1String(variant)}).exitCode, 0);
  QByteArray positions;
  const CliResult all = exported({});
  for (const QString& line : all.lines().mid(1)) positions += line.section(QLatin1Char(','), 0, 0).toUtf8() + '\n';
  for (const QString& line : m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3")}, positions).lines())
    m_known.insert(line.section(QLatin1Char('\t'), 0, 0), line.section(QLatin1Char('\t'), 1));
  QCOMPARE(m_known.size(), 1423);
}

void CliExportTest::tellsHowFarItIs() {
  for (const char* const variant : {"dodgem:3x3", "syncdom:3x3"})
    for (const char* const format : {"csv", "jsonl"}) {
      const QString options = QStringLiteral("--format ") + QLatin1String(format);
      const CliResult silent = exported(options, QLatin1String(variant));
      QVERIFY(silent.messages.isEmpty());
      const CliResult told = exported(options + QStringLiteral(" --progress"), QLatin1String(variant));
      QCOMPARE(told.output, silent.output);
      QVERIFY2(told.messages.contains("positions written"), told.messages.constData());
    }
}

void CliExportTest::apartInCsv() {
  const QStringList lines = exported(QStringLiteral("--apart")).lines();
  QCOMPARE(lines.first(), QStringLiteral("position,outcome,distance"));
  Values values;
  for (const QString& line : lines.mid(1)) {
    const QStringList fields = line.split(QLatin1Char(','));
    QCOMPARE(fields.size(), 3);
    values.insert(fields[0], valueText(fields[1], fields[2].isEmpty() ? QVariant() : QVariant(fields[2])));
  }
  QCOMPARE(values, m_known);
}

void CliExportTest::apartInJson() {
  const QJsonDocument document = QJsonDocument::fromJson(exported(QStringLiteral("--apart --format json")).output);
  const QJsonObject first = document[0].toObject();
  QCOMPARE(first.keys().size() + (first.contains(QStringLiteral("distance")) ? 0 : 1), 3);
  QVERIFY(first.contains(QStringLiteral("outcome")));
}

void CliExportTest::jsonLines() {
  const QString file = m_cli.filePath(QStringLiteral("values.jsonl"));
  QCOMPARE(exported(QStringLiteral("--out ") + file).exitCode, 0);
  Values values;
  for (const QByteArray& line : bytesOf(file).split('\n')) {
    if (line.isEmpty()) continue;
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    values.insert(object[QStringLiteral("position")].toString(),
                  valueText(object[QStringLiteral("outcome")].toString(), object[QStringLiteral("distance")].toVariant()));
  }
  QCOMPARE(values, m_known);
}

void CliExportTest::database() {
  const QString file = m_cli.filePath(QStringLiteral("values.sqlite"));
  QCOMPARE(exported(QStringLiteral("--out ") + file).exitCode, 0);
  QVERIFY(!QFile::exists(file + QStringLiteral(".part")));
  Values values;
  for (const QStringList& row : rowsOf(file, QStringLiteral("SELECT position, outcome, distance FROM positions")))
    values.insert(row[0], valueText(row[1], row[2] == QLatin1String("null") ? QVariant() : QVariant(row[2])));
  QCOMPARE(values, m_known);
  const auto about = rowsOf(file, QStringLiteral("SELECT key, value FROM about ORDER BY key"));
  QStringList keys;
  for (const QStringList& row : about) keys << row.first();
  QCOMPARE(keys, QStringList(
                     {QStringLiteral("counting"), QStringLiteral("date"), QStringLiteral("program"), QStringLiteral("variant")}));
  QCOMPARE(about.last().last(), QStringLiteral("dodgem:3x3"));
  // Written once more, it takes the place of the old one; numbers are numbers.
  QCOMPARE(exported(QStringLiteral("--format sqlite --out ") + file).exitCode, 0);
  QCOMPARE(
      rowsOf(file, QStringLiteral("SELECT count(*), max(typeof(distance)) FROM positions WHERE outcome = 'win'")).first().last(),
      QStringLiteral("integer"));
}

void CliExportTest::databaseOfPayoffs() {
  const QString file = m_cli.filePath(QStringLiteral("payoffs.sqlite"));
  QCOMPARE(exported(QStringLiteral("--out ") + file, QStringLiteral("syncdom:3x3")).exitCode, 0);
  const auto rows = rowsOf(file, QStringLiteral("SELECT position, value, v_secure, h_secure FROM positions"));
  QCOMPARE(rows.size(), exported({}, QStringLiteral("syncdom:3x3")).lines().size() - 1);
  for (const QStringList& row : rows.mid(0, 20)) {
    const QStringList probed =
        m_cli.run({QStringLiteral("probe"), QStringLiteral("syncdom:3x3"), row[0]}).lines().first().split(QLatin1Char('\t'));
    QVERIFY(std::abs(probed[1].toDouble() - row[1].toDouble()) < 1e-6);
    QCOMPARE(row.mid(2), probed.mid(2));
  }
}

void CliExportTest::tableAsJsonLines() {
  const QStringList lines = exported(QStringLiteral("--by pieces --format jsonl")).lines();
  QCOMPARE(lines.size(), exported(QStringLiteral("--by pieces")).lines().size() - 1);
  QVERIFY(QJsonDocument::fromJson(lines.first().toUtf8()).object().contains(QStringLiteral("count")));
}

void CliExportTest::endingsInCapitals() {
  for (const char* const ending : {"json", "jsonl", "ndjson"}) {
    const QString small = m_cli.filePath(QStringLiteral("small.") + QLatin1String(ending));
    const QString large = m_cli.filePath(QStringLiteral("large.") + QString::fromLatin1(ending).toUpper());
    for (const QString& file : {small, large}) QCOMPARE(exported(QStringLiteral("--out ") + file).exitCode, 0);
    QVERIFY(bytesOf(small).contains("\"position\""));
    QCOMPARE(bytesOf(large), bytesOf(small));
  }
  const QString database = m_cli.filePath(QStringLiteral("values.Sqlite"));
  QCOMPARE(exported(QStringLiteral("--out ") + database).exitCode, 0);
  QVERIFY(bytesOf(database).startsWith("SQLite format 3"));
  const QString games = m_cli.filePath(QStringLiteral("list.KOTAIGAME"));
  const QStringList find{QStringLiteral("find"),    QStringLiteral("dodgem:3x3"), QStringLiteral("--kind"),
                         QStringLiteral("longest"), QStringLiteral("--out"),      games};
  QCOMPARE(m_cli.run(find).exitCode, 0);
  QVERIFY(bytesOf(games).startsWith("[Kotaigame"));
}

void CliExportTest::wrongUsage() {
  QCOMPARE(exported(QStringLiteral("--format sqlite")).exitCode, 2);
  QVERIFY(exported(QStringLiteral("--format sqlite")).messages.contains("--out"));
  QCOMPARE(exported(QStringLiteral("--format sqlite --out /dev/full")).exitCode, 2);
  QCOMPARE(exported(QStringLiteral("--by pieces --out ") + m_cli.filePath(QStringLiteral("t.sqlite"))).exitCode, 2);
  QCOMPARE(exported(QStringLiteral("--by pieces --apart")).exitCode, 2);
  QCOMPARE(exported(QStringLiteral("--apart"), QStringLiteral("syncdom:3x3")).exitCode, 2);
}

void CliExportTest::oldFileStaysWhenTheDiskIsFull() {
  const QString file = m_cli.filePath(QStringLiteral("full.sqlite"));
  put(file, "old");
  CliResult result;
  {
    const kotai::test::FileSizeLimit limit(8192);  // which the program inherits
    result = exported(QStringLiteral("--out ") + file);
  }
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("full.sqlite cannot be written"), result.messages.constData());
  QCOMPARE(bytesOf(file), QByteArray("old"));
  QVERIFY(!QFile::exists(file + QStringLiteral(".part")));
}

void CliExportTest::killedExportsLeaveTheOldFile() {
  for (const char* const ending : {"sqlite", "jsonl"}) {
    const QString file = m_cli.filePath(QStringLiteral("killed.") + QLatin1String(ending));
    put(file, "old");
    QProcess process;
    m_cli.start(process, {QStringLiteral("export"), QStringLiteral("dodgem:4x4"), QStringLiteral("--out"), file});
    const QString part = file + QStringLiteral(".part");
    QVERIFY(QTest::qWaitFor([&] { return QFileInfo(part).exists() || process.state() == QProcess::NotRunning; }, 60000));
    process.kill();
    QVERIFY(process.waitForFinished(60000));
    if (process.exitStatus() == QProcess::CrashExit) QCOMPARE(bytesOf(file), QByteArray("old"));
    QFile::remove(part);
  }
}

KOTAI_TEST(CliExportTest)
#include "cli_export_test.moc"
