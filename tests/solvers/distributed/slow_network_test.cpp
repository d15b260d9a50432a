// Tests for solves over a slow network. Data from other ranks arrives late, and the records are still the same.
#include "slow_network.h"

#include <QTemporaryDir>
#include <QTest>

#include "mpi_runner.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace std::chrono_literals;

class SlowNetworkTest : public QObject {
  Q_OBJECT

 private slots:
  void recordsOfOneMachine_data();
  void recordsOfOneMachine();
};

void SlowNetworkTest::recordsOfOneMachine_data() {
  QTest::addColumn<QByteArray>("variant");
  QTest::addColumn<int>("ranks");
  for (const char* variant : {"dodgem:4x4", "quoridor:5x5,fences=2"})
    for (const int ranks : {2, 3}) QTest::addRow("%s on %d", variant, ranks) << QByteArray(variant) << ranks;
}

/// Uses a network with a latency of one millisecond and a rate of one gigabit per second.
void SlowNetworkTest::recordsOfOneMachine() {
  QFETCH(QByteArray, variant);
  QFETCH(int, ranks);
  const VariantPtr parsed = test::variant(variant.toStdString());
  const test::DataFolder alone;
  alone.solve(parsed, 1);
  const QTemporaryDir folder;
  const auto report = test::solveOnSlowNetwork(parsed, folder.path().toStdString(), ranks, {1ms, 125e6});
  QCOMPARE(test::differenceOf(parsed, alone.path(), folder.path().toStdString()), QString());
  distributed::RankFigures all;
  for (const distributed::RankFigures& each : report.progress.figures) {
    all.fetches += each.fetches;
    all.prefetched += each.prefetched;
    all.waited += each.waited;
  }
  qInfo("%.3f s, %.3f s of them waiting; %llu of %llu records came before they were needed", report.seconds, all.waited,
        static_cast<unsigned long long>(all.prefetched), static_cast<unsigned long long>(all.fetches));
  QVERIFY(all.fetches > 0);
  QVERIFY(all.prefetched > 0);
}

KOTAI_TEST(SlowNetworkTest)
#include "slow_network_test.moc"
