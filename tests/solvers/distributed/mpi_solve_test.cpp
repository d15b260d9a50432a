// Tests for kotai-mpi on this machine. For every number of ranks and threads, in one folder or in several, the
// records equal those of a single machine.
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/errors.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_gather.h"
#include "large_memory.h"
#include "mpi_runner.h"
#include "tests/core/test_solutions.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

std::filesystem::path pathOf(const QTemporaryDir& folder) { return folder.path().toStdString(); }

QStringList solveArguments(const char* variant, const QString& folder, int threads = 1) {
  return {QStringLiteral("solve"),     QString::fromLatin1(variant), QStringLiteral("--data"), folder,
          QStringLiteral("--threads"), QString::number(threads),     QStringLiteral("--json")};
}

}  // namespace

class MpiSolveTest : public QObject {
  Q_OBJECT

 private slots:
  void recordsOfOneMachine_data();
  void recordsOfOneMachine();
  void smallMemory();
  void largeTiersTogether();
  void ownFolders();
  void goesOnWithOtherRanks();
  void lostAndDamagedShards_data();
  void lostAndDamagedShards();
  void verifies();
  void logOfTiers();
  void oneFileIsLeftAlone();
};

void MpiSolveTest::recordsOfOneMachine_data() {
  QTest::addColumn<QByteArray>("variant");
  QTest::addColumn<int>("ranks");
  QTest::addColumn<int>("threads");
  for (const char* variant : {"dodgem:4x4", "quoridor:5x5,fences=2"})
    for (const auto& [ranks, threads] : {std::pair{1, 1}, {1, 2}, {2, 1}, {2, 2}, {3, 1}, {4, 1}})
      QTest::addRow("%s on %d x %d", variant, ranks, threads) << QByteArray(variant) << ranks << threads;
}

void MpiSolveTest::recordsOfOneMachine() {
  QFETCH(QByteArray, variant);
  QFETCH(int, ranks);
  QFETCH(int, threads);
  const VariantPtr parsed = test::variant(variant.toStdString());
  const test::DataFolder alone;
  alone.solve(parsed, 1);
  const QTemporaryDir folder;
  const auto result = test::runMpi(test::ranksOf(ranks, solveArguments(variant, folder.path(), threads)));
  QVERIFY2(result.exitCode == 0, result.messages);
  const QJsonObject summary = QJsonDocument::fromJson(result.output).object();
  QCOMPARE(summary.value(QStringLiteral("ranks")).toInt(), ranks);
  QCOMPARE(summary.value(QStringLiteral("threads")).toInt(), ranks * threads);
  QCOMPARE(test::differenceOf(parsed, alone.path(), pathOf(folder)), QString());
  QCOMPARE(Solution::open(pathOf(folder), parsed)->value(parsed->start()),
           Solution::open(alone.path(), parsed)->value(parsed->start()));
  gatherSolution(pathOf(folder), FileShape::of(*parsed), {}, [](std::uint64_t) {}, {});
  QCOMPARE(test::differenceOf(parsed, alone.path(), pathOf(folder)), QString());
}

/// With little memory, a rank discards tables and requests them again from the other rank.
void MpiSolveTest::smallMemory() {
  const VariantPtr variant = test::variant("dodgem:4x4");
  const test::DataFolder alone;
  alone.solve(variant, 1);
  const QTemporaryDir folder;
  const auto result = test::runMpi(test::ranksOf(
      2, solveArguments("dodgem:4x4", folder.path()) + QStringList{QStringLiteral("--memory"), QStringLiteral("4M")}));
  QVERIFY2(result.exitCode == 0, result.messages);
  QCOMPARE(test::differenceOf(variant, alone.path(), pathOf(folder)), QString());
}

/// All ranks solve the larger tiers together, because none of these tiers fits into the memory of one rank.
void MpiSolveTest::largeTiersTogether() {
  const VariantPtr variant = test::variant("dodgem:4x4");
  const test::DataFolder alone;
  alone.solve(variant, 1);
  const QTemporaryDir folder;
  const QString memory = QString::number(test::memoryLimits(variant, 2).between());
  const auto result = test::runMpi(
      test::ranksOf(2, solveArguments("dodgem:4x4", folder.path()) + QStringList{QStringLiteral("--memory"), memory}));
  QVERIFY2(result.exitCode == 0, result.messages);
  const int together = QJsonDocument::fromJson(result.output).object().value(QStringLiteral("tiersTogether")).toInt();
  QVERIFY2(together > 0 && together < 630, qPrintable(QString::number(together)));
  QCOMPARE(test::differenceOf(variant, alone.path(), pathOf(folder)), QString());
}

void MpiSolveTest::ownFolders() {
  const VariantPtr variant = test::variant("dodgem:4x4");
  const FileShape shape = FileShape::of(*variant);
  const test::DataFolder alone;
  alone.solve(variant, 1);
  const QTemporaryDir first;
  const QTemporaryDir second;
  const auto result =
      test::runMpi(test::ranksOf(1, solveArguments("dodgem:4x4", first.path())) + QStringList{QStringLiteral(":")} +
                   test::ranksOf(1, solveArguments("dodgem:4x4", second.path())));
  QVERIFY2(result.exitCode == 0, result.messages);
  QCOMPARE(QDir(second.path()).entryList(QDir::Files), QStringList{QStringLiteral("dodgem-4x4.kotai.shard-1")});
  QVERIFY_THROWS_EXCEPTION(SolutionError, Solution::open(pathOf(first), variant));
  gatherSolution(pathOf(first), shape, {pathOf(second)}, [](std::uint64_t) {}, {});
  QCOMPARE(test::differenceOf(variant, alone.path(), pathOf(first)), QString());
}

/// Four ranks finish a solve. Then one rank, and later three ranks, continue and find all tiers finished.
void MpiSolveTest::goesOnWithOtherRanks() {
  const QTemporaryDir folder;
  QCOMPARE(test::runMpi(test::ranksOf(4, solveArguments("dodgem:4x4", folder.path()))).exitCode, 0);
  for (const int ranks : {1, 3}) {
    const auto result = test::runMpi(test::ranksOf(ranks, solveArguments("dodgem:4x4", folder.path())));
    QVERIFY2(result.exitCode == 0, result.messages);
    QCOMPARE(QJsonDocument::fromJson(result.output).object().value(QStringLiteral("tiersResumed")).toInt(), 630);
  }
}

void MpiSolveTest::lostAndDamagedShards_data() {
  QTest::addColumn<QString>("damage");
  for (const char* damage : {"lost", "cut off", "flipped", "header"}) QTest::newRow(damage) << QString::fromLatin1(damage);
}

void MpiSolveTest::lostAndDamagedShards() {
  QFETCH(QString, damage);
  const VariantPtr variant = test::variant("dodgem:4x4");
  const test::DataFolder alone;
  alone.solve(variant, 1);
  const QTemporaryDir folder;
  QCOMPARE(test::runMpi(test::ranksOf(3, solveArguments("dodgem:4x4", folder.path()))).exitCode, 0);
  const QString shard = folder.filePath(QStringLiteral("dodgem-4x4.kotai.shard-1"));
  QByteArray bytes = test::bytesOf(shard);
  if (damage == QLatin1String("cut off")) bytes.chop(bytes.size() / 2);
  const qsizetype place = damage == QLatin1String("header") ? 20 : bytes.size() / 3;
  bytes[place] = static_cast<char>(bytes[place] ^ 16);
  if (damage == QLatin1String("lost"))
    QVERIFY(QFile::remove(shard));
  else
    test::put(shard, bytes);
  const auto result = test::runMpi(test::ranksOf(2, solveArguments("dodgem:4x4", folder.path())));
  QVERIFY2(result.exitCode == 0, result.messages);
  const int resumed = QJsonDocument::fromJson(result.output).object().value(QStringLiteral("tiersResumed")).toInt();
  QVERIFY(resumed > 0 && resumed < 630);
  QCOMPARE(test::differenceOf(variant, alone.path(), pathOf(folder)), QString());
}

void MpiSolveTest::verifies() {
  const QTemporaryDir folder;
  for (const char* variant : {"dodgem:4x4", "quoridor:5x5,fences=1"}) {
    QCOMPARE(test::runMpi(test::ranksOf(2, solveArguments(variant, folder.path()))).exitCode, 0);
    const auto result = test::runMpi(
        test::ranksOf(3, {QStringLiteral("verify"), QString::fromLatin1(variant), QStringLiteral("--data"), folder.path(),
                          QStringLiteral("--json"), QStringLiteral("--threads"), QStringLiteral("1")}));
    QVERIFY2(result.exitCode == 0, result.messages);
    const QJsonObject summary = QJsonDocument::fromJson(result.output).object();
    const VariantPtr parsed = test::variant(variant);
    QCOMPARE(summary.value(QStringLiteral("positions")).toInteger(), static_cast<qint64>(parsed->tierGraph().totalPositions()));
    QCOMPARE(summary.value(QStringLiteral("tiers")).toInteger(), static_cast<qint64>(parsed->tierGraph().tierCount()));
    QCOMPARE(summary.value(QStringLiteral("mismatches")).toInt(), 0);
  }
}

void MpiSolveTest::logOfTiers() {
  const QTemporaryDir folder;
  const QString log = folder.filePath(QStringLiteral("tiers.jsonl"));
  const auto result =
      test::runMpi(test::ranksOf(2, solveArguments("dodgem:4x4", folder.path()) + QStringList{QStringLiteral("--log"), log}));
  QVERIFY2(result.exitCode == 0, result.messages);
  qint64 positions = 0;
  const QList<QByteArray> lines = test::bytesOf(log).trimmed().split('\n');
  for (const QByteArray& line : lines)
    positions += QJsonDocument::fromJson(line).object().value(QStringLiteral("positions")).toInteger();
  QCOMPARE(lines.size(), 630);
  QCOMPARE(positions, 277993);
}

void MpiSolveTest::oneFileIsLeftAlone() {
  const test::DataFolder folder;
  folder.solve(test::variant("dodgem:3x3"), 1);
  const QString path = QString::fromStdString(folder.path().string());
  const QByteArray before = test::bytesOf(path + QStringLiteral("/dodgem-3x3.kotai"));
  const auto result = test::runMpi(test::ranksOf(2, solveArguments("dodgem:3x3", path)));
  QCOMPARE(result.exitCode, 0);
  QVERIFY2(result.messages.contains("already solved"), result.messages);
  QCOMPARE(test::bytesOf(path + QStringLiteral("/dodgem-3x3.kotai")), before);
  QCOMPARE(QDir(path).entryList(QDir::Files).size(), 1);
}

KOTAI_TEST(MpiSolveTest)
#include "mpi_solve_test.moc"
