// Tests for faults that a run on many machines must survive: killed and silent ranks, full disks, mismatched ranks.
#include <signal.h>

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <random>

#include "mpi_runner.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

using namespace kotai;

namespace {

constexpr const char* diskVariant = "dodgem:4x4";

QStringList faultySolve(const char* variant, const QString& folder) {
  return {QStringLiteral("solve"),     QString::fromLatin1(variant), QStringLiteral("--data"), folder,
          QStringLiteral("--threads"), QStringLiteral("1")};
}

/// Waits until the shards contain \p bytes bytes or the run has ended.
void waitForBytes(const QProcess& process, const QString& folder, qint64 bytes) {
  while (process.state() == QProcess::Running && test::shardBytes(folder) < bytes) {
    QTest::qSleep(1);
    QCoreApplication::processEvents();
  }
}

}  // namespace

class MpiFaultsTest : public QObject {
  Q_OBJECT

 private slots:
  void killedRanks();
  void silentRank();
  void fullDiskAtOneRank();
  void noFolderAtOneRank();
  void ranksThatDoNotFit_data();
  void ranksThatDoNotFit();
};

/// Several times, kills a rank after a random share of the bytes, and continues with a different number of
/// ranks.
void MpiFaultsTest::killedRanks() {
  constexpr const char* id = "quoridor:5x5,fences=2";  // a solve that takes long enough to be interrupted
  const VariantPtr variant = test::variant(id);
  const test::DataFolder alone;
  const auto bytes = static_cast<qint64>(alone.solve(variant, 1)->fileBytes());
  std::minstd_rand random(17);
  int killed = 0;
  QTemporaryDir folder;
  for (int turn = 0; killed < 12 && turn < 60; ++turn) {
    QProcess process;
    test::startMpi(process, test::ranksOf(1 + turn % 4, faultySolve(id, folder.path())));
    const qint64 there = test::shardBytes(folder.path());
    waitForBytes(process, folder.path(), there + static_cast<qint64>(random()) % std::max<qint64>(1, (bytes - there) / 3));
    const auto ranks = test::ranksWith(folder.path());
    if (!ranks.empty() && test::sendSignal(static_cast<std::int64_t>(ranks[random() % ranks.size()]), SIGKILL)) ++killed;
    const auto result = test::endOf(process);
    QVERIFY2(process.state() == QProcess::NotRunning, "it hangs");
    if (result.exitCode != 0) continue;
    QCOMPARE(test::differenceOf(variant, alone.path(), folder.path().toStdString()), QString());
    for (const QFileInfo& file : QDir(folder.path()).entryInfoList(QDir::Files)) QVERIFY(QFile::remove(file.filePath()));
  }
  QVERIFY(killed >= 10);
  QCOMPARE(test::runMpi(test::ranksOf(2, faultySolve(id, folder.path()))).exitCode, 0);
  QCOMPARE(test::differenceOf(variant, alone.path(), folder.path().toStdString()), QString());
}

/// A rank suddenly stops answering, as if its machine had been switched off.
void MpiFaultsTest::silentRank() {
  const QTemporaryDir first;
  const QTemporaryDir second;
  const QStringList patience{QStringLiteral("--patience"), QStringLiteral("5")};
  QProcess process;
  test::startMpi(process, test::ranksOf(1, faultySolve("quoridor:5x5,fences=4", first.path()) + patience) +
                              QStringList{QStringLiteral(":")} +
                              test::ranksOf(1, faultySolve("quoridor:5x5,fences=4", second.path()) + patience));
  waitForBytes(process, second.path(), 1000);
  const auto ranks = test::ranksWith(second.path());
  QCOMPARE(ranks.size(), std::size_t{1});
  QVERIFY(test::sendSignal(static_cast<std::int64_t>(ranks.front()), SIGSTOP));
  const auto result = test::endOf(process);
  QVERIFY2(process.state() == QProcess::NotRunning, "it hangs");
  QVERIFY(result.exitCode != 0);
  QVERIFY2(result.messages.contains("rank 1 on ") && result.messages.contains("nothing was heard of it for 5 s"),
           result.messages);
}

void MpiFaultsTest::fullDiskAtOneRank() {
  const VariantPtr variant = test::variant(diskVariant);
  const test::DataFolder alone;
  alone.solve(variant, 1);
  const QTemporaryDir first;
  const QTemporaryDir second;
  // A file that cannot grow fails like a full disk, and the error names the file.
  const QString limited = QStringLiteral("ulimit -f 8; exec %1 solve %2 --data %3 --threads 1")
                              .arg(QStringLiteral(KOTAI_MPI), QString::fromLatin1(diskVariant), second.path());
  const QStringList whole = test::ranksOf(1, faultySolve(diskVariant, first.path())) + QStringList{QStringLiteral(":")};
  // Uses TCP, because the shared memory of ranks on one machine is a file, to which the limit would also apply.
  const QStringList byTcp{QStringLiteral("--mca"), QStringLiteral("btl"), QStringLiteral("tcp,self")};
  const auto result =
      test::runMpi(byTcp + whole +
                   QStringList{QStringLiteral("-n"), QStringLiteral("1"), QStringLiteral("bash"), QStringLiteral("-c"), limited});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("rank 1 on ") && result.messages.contains("File too large") &&
               result.messages.contains(second.path().toUtf8()),
           result.messages);
  const auto again = test::runMpi(whole + test::ranksOf(1, faultySolve(diskVariant, second.path())));
  QVERIFY2(again.exitCode == 0, again.messages);
  QVERIFY(QFile::rename(second.filePath(QStringLiteral("dodgem-4x4.kotai.shard-1")),
                        first.filePath(QStringLiteral("dodgem-4x4.kotai.shard-1"))));
  QCOMPARE(test::differenceOf(variant, alone.path(), first.path().toStdString()), QString());
}

void MpiFaultsTest::noFolderAtOneRank() {
  const QTemporaryDir first;
  const auto result = test::runMpi(test::ranksOf(1, faultySolve("dodgem:4x4", first.path())) + QStringList{QStringLiteral(":")} +
                                   test::ranksOf(1, faultySolve("dodgem:4x4", QStringLiteral("/proc/there-is-none"))));
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("rank 1 on ") && result.messages.contains("/proc/there-is-none"), result.messages);
}

void MpiFaultsTest::ranksThatDoNotFit_data() {
  QTest::addColumn<QStringList>("second");
  QTest::addColumn<int>("exitCode");
  QTest::addColumn<QByteArray>("words");
  const auto solve = [](const char* variant) { return QStringList{QStringLiteral("solve"), QString::fromLatin1(variant)}; };
  QTest::newRow("variant") << solve("dodgem:5x5") << 1 << QByteArray("was started with dodgem:5x5, and rank 0 with dodgem:4x4");
  QTest::newRow("no variant") << solve("dodgem:99x99") << 2 << QByteArray("dodgem:99x99");
  QTest::newRow("one tier") << solve("gobblet") << 2 << QByteArray("is a single tier");
  QTest::newRow("no command") << QStringList{QStringLiteral("dance")} << 2 << QByteArray("dance");
}

void MpiFaultsTest::ranksThatDoNotFit() {
  QFETCH(QStringList, second);
  QFETCH(int, exitCode);
  QFETCH(QByteArray, words);
  const QTemporaryDir folder;
  const QStringList data{QStringLiteral("--data"), folder.path()};
  const auto result = test::runMpi(test::ranksOf(1, QStringList{QStringLiteral("solve"), QStringLiteral("dodgem:4x4")} + data) +
                                   QStringList{QStringLiteral(":")} + test::ranksOf(1, second + data));
  QCOMPARE(result.exitCode, exitCode);
  QVERIFY2(result.messages.contains("rank 1 on ") && result.messages.contains(words), result.messages);
  QVERIFY(QDir(folder.path()).isEmpty());
}

KOTAI_TEST(MpiFaultsTest)
#include "mpi_faults_test.moc"
