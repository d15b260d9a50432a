// Tests for tiers that are too large for one rank, because ranks get little memory. All ranks solve such tiers
// together. The output equals the output of one machine with enough memory.
#include <signal.h>

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <random>
#include <string>

#include "large_memory.h"
#include "mpi_runner.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

using namespace kotai;

namespace {

QStringList largeTierSolve(const VariantPtr& variant, const QString& folder, std::uint64_t memory) {
  return {QStringLiteral("solve"),     QString::fromStdString(variant->id()),
          QStringLiteral("--data"),    folder,
          QStringLiteral("--threads"), QStringLiteral("1"),
          QStringLiteral("--memory"),  QString::number(memory),
          QStringLiteral("--json")};
}

}  // namespace

class MpiLargeTiersTest : public QObject {
  Q_OBJECT

 private slots:
  void recordsOfOneMachine_data();
  void recordsOfOneMachine();
  void tooLittleForBlocks();
  void killedRanks();

 private:
  /// Returns the folder with the file that a single machine has written. Solves the variant on first use.
  const test::DataFolder& alone(const VariantPtr& variant) {
    const auto [folder, isNew] = m_alone.try_emplace(variant->id());
    if (isNew) folder->second.solve(variant, 2);
    return folder->second;
  }
  std::map<std::string, test::DataFolder> m_alone;
};

void MpiLargeTiersTest::recordsOfOneMachine_data() {
  QTest::addColumn<QByteArray>("variant");
  QTest::addColumn<int>("ranks");
  QTest::addColumn<bool>("leastMemory");
  const bool isLong = qEnvironmentVariableIsSet("KOTAI_LONG_TESTS");
  for (const int ranks : {2, 3, 4}) {
    QTest::addRow("4x4 on %d, as little as can be", ranks) << QByteArray("dodgem:4x4") << ranks << true;
    // Three ranks are enough to test the change between split and whole tiers.
    if (ranks == 3 || isLong) QTest::addRow("5x5 on %d", ranks) << QByteArray("dodgem:5x5") << ranks << false;
  }
}

void MpiLargeTiersTest::recordsOfOneMachine() {
  QFETCH(QByteArray, variant);
  QFETCH(int, ranks);
  QFETCH(bool, leastMemory);
  const VariantPtr parsed = test::variant(variant.toStdString());
  const auto tiers = static_cast<qint64>(parsed->tierGraph().tierCount());
  const test::MemoryLimits limits = test::memoryLimits(parsed, ranks);
  const QTemporaryDir folder;
  const auto result =
      test::runMpi(test::ranksOf(ranks, largeTierSolve(parsed, folder.path(), leastMemory ? limits.together : limits.between())));
  QVERIFY2(result.exitCode == 0, result.messages);
  const qint64 together = QJsonDocument::fromJson(result.output).object().value(QStringLiteral("tiersTogether")).toInteger();
  QVERIFY2(together > 0 && (leastMemory || together < tiers), qPrintable(QString::number(together)));
  QCOMPARE(test::differenceOf(parsed, alone(parsed).path(), folder.path().toStdString()), QString());
}

void MpiLargeTiersTest::tooLittleForBlocks() {
  const VariantPtr variant = test::variant("dodgem:4x4");
  const QTemporaryDir folder;
  const std::uint64_t memory = test::memoryLimits(variant, 2).together * 9 / 10;
  const auto result = test::runMpi(test::ranksOf(2, largeTierSolve(variant, folder.path(), memory)));
  QVERIFY(result.exitCode != 0);
  QVERIFY2(result.messages.contains("dodgem:4x4 does not fit") && result.messages.contains("of memory"), result.messages);
  QVERIFY(QDir(folder.path()).isEmpty());
}

/// Several times, kills a rank, each time after more bytes, and continues with a different number of ranks.
void MpiLargeTiersTest::killedRanks() {
  const VariantPtr variant = test::variant("dodgem:4x4");
  const std::uint64_t memory = test::memoryLimits(variant, 2).together;
  const QTemporaryDir folder;
  std::minstd_rand random(5);
  int killed = 0;
  for (int turn = 0; turn < 6; ++turn) {
    QProcess process;
    test::startMpi(process, test::ranksOf(2 + turn % 3, largeTierSolve(variant, folder.path(), memory)));
    const qint64 enough = test::shardBytes(folder.path()) + static_cast<qint64>(random() % 20'000);
    while (process.state() == QProcess::Running && test::shardBytes(folder.path()) < enough) {
      QTest::qSleep(1);
      QCoreApplication::processEvents();
    }
    const auto ranks = test::ranksWith(folder.path());
    if (!ranks.empty() && test::sendSignal(static_cast<std::int64_t>(ranks[random() % ranks.size()]), SIGKILL)) ++killed;
    test::endOf(process);
    QVERIFY2(process.state() == QProcess::NotRunning, "it hangs");
  }
  QVERIFY(killed >= 3);
  const auto result = test::runMpi(test::ranksOf(2, largeTierSolve(variant, folder.path(), memory)));
  QVERIFY2(result.exitCode == 0, result.messages);
  QCOMPARE(test::differenceOf(variant, alone(variant).path(), folder.path().toStdString()), QString());
}

KOTAI_TEST(MpiLargeTiersTest)
#include "mpi_large_tiers_test.moc"
