// Tests for `export`. Every format contains every position with the value from `probe`. A file is either
// complete or absent.
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "tests/cli/cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/robustness/file_size_limit.h"
#include "tests/runner/test_class.h"

using kotai::test::bytesOf;
using kotai::test::put;

namespace {

/// Values such as "win 9", indexed by position.
using Values = QMap<QString, QString>;

QString valueText(const QString& outcome, const QVariant& distance) {
  return distance.isNull() ? outcome : outcome + QLatin1Char(' ') + distance.toString();
}

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
  Values m_known;  ///< values of every position of 3x3, from probe

  CliResult exported(const QString& options, const QString& variant = QStringLiteral("dodgem:3x3")) const {
    return m_cli.run(QStringList{QStringLiteral("export"), variant} + options.split(QLatin1Char(' '), Qt::SkipEmptyParts));
  }

 private slots:
  void initTestCase();
  void reportsProgress();
  void csv();
  void json();
  void columns();
  void evaluationAgainstValues_data();
  void evaluationAgainstValues();
  void array();
  void unknownEndings();
  void readerOfTheFormatPage();
  void jsonLines();
  void database();
  void databaseOfPayoffs();
  void tableAsJsonLines();
  void fileNameSuffixesInCapitals();
  void wrongUsage();
  void oldFileStaysWhenTheDiskIsFull();
  void killedExportsLeaveTheOldFile();
};

void CliExportTest::initTestCase() {
  for (const char* const variant : {"dodgem:3x3", "dodgem:4x4", "syncdom:3x3", "syncdom:4x4"})
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QLatin1String(variant)}).exitCode, 0);
  QByteArray positions;
  const CliResult all = exported({});
  for (const QString& line : all.lines().mid(1)) positions += line.section(QLatin1Char(','), 0, 0).toUtf8() + '\n';
  for (const QString& line : m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3")}, positions).lines())
    m_known.insert(line.section(QLatin1Char('\t'), 0, 0), line.section(QLatin1Char('\t'), 1));
  QCOMPARE(m_known.size(), 1423);
}

void CliExportTest::reportsProgress() {
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

void CliExportTest::csv() {
  const QStringList lines = exported({}).lines();
  QCOMPARE(lines.first(), QStringLiteral("position,outcome,distance"));
  Values values;
  for (const QString& line : lines.mid(1)) {
    const QStringList fields = line.split(QLatin1Char(','));
    QCOMPARE(fields.size(), 3);
    values.insert(fields[0], valueText(fields[1], fields[2].isEmpty() ? QVariant() : QVariant(fields[2])));
  }
  QCOMPARE(values, m_known);
}

void CliExportTest::json() {
  const QJsonDocument document = QJsonDocument::fromJson(exported(QStringLiteral("--format json")).output);
  const QJsonObject first = document[0].toObject();
  QCOMPARE(first.keys().size() + (first.contains(QStringLiteral("distance")) ? 0 : 1), 3);
  QVERIFY(first.contains(QStringLiteral("outcome")));
}

/// Compares each column with probe, unrank or the query language for the same position.
void CliExportTest::columns() {
  const QStringList lines =
      exported(QStringLiteral("--columns rank,position,value,moves,good-moves,own-steps,evaluation,distance")).lines();
  QCOMPARE(lines.first(), QStringLiteral("rank,position,value,moves,good-moves,own-steps,evaluation,distance"));
  QCOMPARE(lines.size() - 1, m_known.size());
  QByteArray positions;
  for (const QString& line : lines.mid(1)) positions += line.section(QLatin1Char(','), 1, 1).toUtf8() + '\n';
  const QStringList variant{QStringLiteral("dodgem:3x3")};
  const QStringList probed =
      m_cli.run(QStringList{QStringLiteral("probe")} + variant + QStringList{QStringLiteral("--moves")}, positions).lines();
  const QStringList ranks = m_cli.run(QStringList{QStringLiteral("rank")} + variant, positions).lines();
  QCOMPARE(ranks.size(), probed.size());
  for (qsizetype row = 0; row < probed.size(); ++row) {
    const QStringList cells = lines[row + 1].split(QLatin1Char(','));
    const QStringList told = probed[row].split(QLatin1Char('\t'));
    const QStringList moves = told[2].split(QLatin1Char(';'), Qt::SkipEmptyParts);
    const QString outcome = told[1].section(QLatin1Char(' '), 0, 0);
    const auto good =
        std::ranges::count_if(moves, [&](const QString& move) { return move.contains(QLatin1Char('=') + outcome); });
    QCOMPARE(cells[0], QString::number(row));
    QCOMPARE(ranks[row], cells[0]);
    QCOMPARE(cells.mid(1, 4), QStringList({told[0], told[1], QString::number(moves.size()), QString::number(good)}));
    QVERIFY(cells[6].contains(QLatin1Char('.')));
    QCOMPARE(cells[7], told[1].section(QLatin1Char(' '), 1, 1));
  }
  QCOMPARE(exported(QStringLiteral("--columns steps,weight")).exitCode, 2);
  QVERIFY(exported(QStringLiteral("--columns steps,weight")).messages.contains("good-moves"));
  QCOMPARE(exported(QStringLiteral("--columns moves,,rank")).exitCode, 2);
  QCOMPARE(exported(QStringLiteral("--columns moves,moves")).exitCode, 2);
}

void CliExportTest::evaluationAgainstValues_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<QString>("rows");
  QTest::newRow("dodgem:3x3") << QStringLiteral("dodgem:3x3")
                              << QStringLiteral("export dodgem:3x3 --columns outcome,evaluation,moves");
  QTest::newRow("syncdom:4x4")
      << QStringLiteral("syncdom:4x4")
      << QStringLiteral("find syncdom:4x4 --kind all --limit 0 --columns value,evaluation,vertical-moves,horizontal-moves");
}

/// Counts the signs and computes the correlation with its textbook formula, from the exported columns.
void CliExportTest::evaluationAgainstValues() {
  QFETCH(QString, variant);
  QFETCH(QString, rows);
  double count = 0, evaluations = 0, values = 0, evaluationSquares = 0, valueSquares = 0, products = 0;
  std::array<int, 3> signs{};
  for (const QString& line : m_cli.run(rows.split(QLatin1Char(' '))).lines().mid(1)) {
    const QStringList cells = line.split(QLatin1Char(','));
    if (cells.mid(2).contains(QStringLiteral("0"))) continue;
    const double value = cells[0] == QLatin1String("win") ? 1 : cells[0] == QLatin1String("loss") ? -1 : cells[0].toDouble();
    const double evaluation = cells[1].toDouble();
    count += 1;
    evaluations += evaluation;
    values += value;
    evaluationSquares += evaluation * evaluation;
    valueSquares += value * value;
    products += evaluation * value;
    if (std::abs(value) == 1) ++signs[evaluation == 0 ? 2U : (evaluation > 0) == (value > 0) ? 0U : 1U];
  }
  const QJsonObject told =
      QJsonDocument::fromJson(
          m_cli.run({QStringLiteral("stats"), variant, QStringLiteral("--evaluation"), QStringLiteral("--json")}).output)
          .object();
  QCOMPARE(told[QStringLiteral("positions")].toDouble(), count);
  const double correlation =
      (count * products - evaluations * values) /
      std::sqrt((count * evaluationSquares - evaluations * evaluations) * (count * valueSquares - values * values));
  QVERIFY(std::abs(told[QStringLiteral("correlation")].toDouble() - correlation) < 1e-4);
  const QJsonObject found = told[QStringLiteral("signs")].toObject();
  QCOMPARE(found[QStringLiteral("right")].toInt(), signs[0]);
  QCOMPARE(found[QStringLiteral("wrong")].toInt(), signs[1]);
  QCOMPARE(found[QStringLiteral("even")].toInt(), signs[2]);
  QVERIFY(signs[0] > 0);
}

/// Reads the file byte by byte, following the description in docs/json.md.
void CliExportTest::array() {
  const QString file = m_cli.filePath(QStringLiteral("values.npy"));
  QCOMPARE(exported(QStringLiteral("--out ") + file).exitCode, 0);
  const QByteArray bytes = bytesOf(file);
  QVERIFY(bytes.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)));
  const int headerBytes = 10 + static_cast<unsigned char>(bytes[8]) + 256 * static_cast<unsigned char>(bytes[9]);
  QCOMPARE(headerBytes % 64, 0);
  QVERIFY(bytes.mid(10, headerBytes - 10).startsWith("{'descr': '|i1', 'fortran_order': False, 'shape': (1423,), }"));
  QCOMPARE(bytes.size() - headerBytes, m_known.size());
  QByteArray numbers;
  for (int number = 0; number < 1423; ++number) numbers += QByteArray::number(number) + '\n';
  const QStringList positions = m_cli.run({QStringLiteral("unrank"), QStringLiteral("dodgem:3x3")}, numbers).lines();
  Values values;
  for (qsizetype number = 0; number < positions.size(); ++number) {
    const int code = static_cast<signed char>(bytes[headerBytes + number]);
    values.insert(positions[number], code == 0  ? QStringLiteral("draw")
                                     : code > 0 ? QStringLiteral("win %1").arg(code - 1)
                                                : QStringLiteral("loss %1").arg(-code - 1));
  }
  QCOMPARE(values, m_known);
  QCOMPARE(exported(QStringLiteral("--columns moves --out ") + file).exitCode, 2);
  QCOMPARE(exported(QStringLiteral("--out ") + file, QStringLiteral("syncdom:3x3")).exitCode, 2);
}

void CliExportTest::unknownEndings() {
  for (const char* const ending : {"parquet", "txt", "kotaigame"}) {
    const QString file = m_cli.filePath(QStringLiteral("values.") + QLatin1String(ending));
    const CliResult refused = exported(QStringLiteral("--out ") + file);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.messages.contains(".npy"));
    QVERIFY(!QFile::exists(file));
    QCOMPARE(exported(QStringLiteral("--format csv --out ") + file).exitCode, 0);
  }
  // Requests two formats at once.
  QCOMPARE(exported(QStringLiteral("--format csv --out ") + m_cli.filePath(QStringLiteral("other.sqlite"))).exitCode, 2);
  QCOMPARE(exported(QStringLiteral("--out ") + m_cli.filePath(QStringLiteral("values"))).exitCode, 0);
}

/// A Python script that was written only from the description of the format reads the same values.
void CliExportTest::readerOfTheFormatPage() {
  const QStringList python{QStringLiteral(KOTAI_SOURCE_DIR "/docs/examples/read_solution.py")};
  for (const char* const id : {"dodgem:3x3", "quoridor:3x3,fences=2"}) {
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QLatin1String(id)}).exitCode, 0);
    QString name = QString::fromLatin1(id).replace(QRegularExpression(QStringLiteral("[:,=]")), QStringLiteral("-"));
    QProcess reader;
    reader.start(QStringLiteral("python3"), python + QStringList{m_cli.filePath(name + QStringLiteral(".kotai"))});
    QVERIFY2(reader.waitForStarted(), "python3 is missing: ./test.sh installs it");
    QVERIFY(reader.waitForFinished());
    QCOMPARE(reader.readAllStandardError(), QByteArray());
    const CliResult exportedHere = exported(QStringLiteral("--columns rank,outcome,distance"), QLatin1String(id));
    QCOMPARE(reader.readAllStandardOutput(), exportedHere.output);
  }
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
  // A second export replaces the file. Numbers have numeric types.
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

void CliExportTest::fileNameSuffixesInCapitals() {
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
  QCOMPARE(exported(QStringLiteral("--by pieces --columns moves")).exitCode, 2);
}

void CliExportTest::oldFileStaysWhenTheDiskIsFull() {
  const QString file = m_cli.filePath(QStringLiteral("full.sqlite"));
  put(file, "old");
  CliResult result;
  {
    const kotai::test::FileSizeLimit limit(8192);  // the program inherits the limit
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
