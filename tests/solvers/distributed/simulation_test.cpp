// Simulated solves of graphs with known best times.
#include "solvers/distributed/simulation.h"

#include <QTest>

#include "solvers/distributed/sampled_work.h"
#include "tests/runner/test_class.h"
#include "tests/solvers/made_up_graph.h"

using namespace kotai;
using namespace kotai::distributed;
using kotai::test::MadeUpGraph;

namespace {

/// One position a second and a byte for each; a network that costs nothing.
constexpr SolveRates plainRates{1, 1, 0};

Cluster machines(int number, unsigned threads) { return {number, threads, 1e18, 0}; }

SimulatedRun simulated(const MadeUpGraph& graph, const Cluster& cluster) {
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  return simulate({graph, positions}, cluster, plainRates);
}

bool near(double found, double expected) { return std::abs(found - expected) < 1e-6 * std::max(1.0, expected); }

}  // namespace

class SimulationTest : public QObject {
  Q_OBJECT

 private slots:
  void chainsTakeTheirSum();
  void independentTiersAreShared();
  void largestFirstIsBest();
  void childrenTravel();
  void nothingTravelsTwice();
  void rankZeroHandsOut();
  void largeTiersAreForAll();
  void largeTiersComeInARow();
  void whatCameIsUnpacked();
  void messagesTakeTime();
  void disksTakeTheirTime();
  void childrenOfUnknownTiers();
  void samplesOfUnknownTiers();
};

void SimulationTest::chainsTakeTheirSum() {
  const MadeUpGraph graph({{0, 10, {}}, {1, 20, {0}}, {2, 30, {1}}});
  for (const int number : {1, 4}) {
    const SimulatedRun run = simulated(graph, machines(number, 2));
    QVERIFY(near(run.seconds, 60));
    QVERIFY(near(run.criticalSeconds, 60));
    QVERIFY(near(run.threadSeconds, 60));
  }
}

void SimulationTest::independentTiersAreShared() {
  const MadeUpGraph graph(std::vector<MadeUpGraph::Tier>(24, {0, 5, {}}));
  QVERIFY(near(simulated(graph, machines(1, 1)).seconds, 120));
  QVERIFY(near(simulated(graph, machines(3, 1)).seconds, 40));
  QVERIFY(near(simulated(graph, machines(3, 4)).seconds, 10));
  QVERIFY(near(simulated(graph, machines(3, 4)).efficiency(machines(3, 4)), 1));
  QVERIFY(near(simulated(graph, machines(1, 32)).seconds, 5));
  QVERIFY(near(simulated(graph, machines(3, 4)).diskBytes, 40));
}

/// 5 | 4 1 | 3 2 on three threads: 5 in all; the smallest first it would be 7.
void SimulationTest::largestFirstIsBest() {
  const MadeUpGraph graph({{0, 1, {}}, {0, 2, {}}, {0, 3, {}}, {0, 4, {}}, {0, 5, {}}});
  QVERIFY(near(simulated(graph, machines(1, 3)).seconds, 5));
}

/// The two children are solved at once by two machines; the third tier needs both, and 10 bytes at 2 a second.
void SimulationTest::childrenTravel() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 10, {}}, {1, 7, {0, 1}}});
  Cluster cluster = machines(2, 1);
  cluster.networkBytesPerSecond = 2;
  const SimulatedRun run = simulated(graph, cluster);
  QVERIFY(near(run.seconds, 10 + 5 + 7));
  QVERIFY(near(run.networkBytes, 10));
  QVERIFY(near(run.busiestLinkSeconds, 5));
  cluster.latencySeconds = 1;  // to ask, and to get; handing out to the second machine costs two of them at the beginning
  QVERIFY(near(simulated(graph, cluster).seconds, 10 + 2 + 2 + 5 + 7));
}

/// One child on the first machine, two parents on each: each machine has it once.
void SimulationTest::nothingTravelsTwice() {
  const MadeUpGraph graph({{0, 10, {}}, {1, 5, {0}}, {1, 5, {0}}, {1, 5, {0}}, {1, 5, {0}}});
  const SimulatedRun run = simulated(graph, machines(2, 1));
  QVERIFY(near(run.networkBytes, 10));
  QVERIFY(near(run.seconds, 20));
}

void SimulationTest::rankZeroHandsOut() {
  const MadeUpGraph graph(std::vector<MadeUpGraph::Tier>(3, {0, 5, {}}));
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  const SimulatedRun run = simulate({graph, positions}, machines(3, 1), {1, 1, 2});
  QVERIFY(near(run.handOutSeconds, 4));  // to two others
  QVERIFY(near(run.seconds, 4 + 5));
}

/// A tier of 90 on three machines of two threads, after one of 10 that is solved by one thread. Its child has 10 positions, of
/// which each machine reads a quarter and a third of a quarter, at 2 a second; what comes out is packed at 9 a second by two
/// threads. The network is 6 a second: 10 / 3 * 2 / 3 for the child that one machine sends to two, 4 * 9 / 3 told, 90 * 2 / 3.
void SimulationTest::largeTiersAreForAll() {
  const MadeUpGraph graph({{0, 10, {}}, {1, 90, {0}}});
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  SolveRates rates = plainRates;
  rates.positionsReadPerSecond = 2;
  rates.positionsPackedPerSecond = 9;
  rates.changingSweeps = 4;
  Cluster cluster = machines(3, 2);
  cluster.networkBytesPerSecond = 6;
  const auto isLarge = [](TierId tier) { return tier.value == 1; };
  const auto exchanged = [](TierId) { return 9.0; };
  const SimulatedRun run = simulate({graph, positions, {}, false, isLarge, exchanged}, cluster, rates);
  const double read = 10.0 / 4 * (1 + 1.0 / 3);
  const double sent = read * 2 / 3 * 3;
  QVERIFY(near(run.seconds, 10 + 90.0 / 6 + read / 2 + 90.0 / 18 + (sent + 12 + 60) / 6));
  QVERIFY(near(run.threadSeconds, 100));
  QVERIFY(near(run.togetherSeconds, run.seconds - 10 - 15));
}

/// Two large tiers, and a small one above each: both large ones first, then both small ones at once.
void SimulationTest::largeTiersComeInARow() {
  const MadeUpGraph graph({{0, 90, {}}, {0, 90, {}}, {1, 60, {0}}, {1, 60, {1}}});
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  const auto isLarge = [](TierId tier) { return tier.value < 2; };
  SolveRates rates = plainRates;
  rates.positionsPackedPerSecond = 1e18;
  const SimulatedRun run = simulate({graph, positions, {}, false, isLarge, [](TierId) { return 0.0; }}, machines(3, 2), rates);
  QVERIFY(near(run.seconds, 15 + 15 + 60));
}

/// As childrenTravel(), with ten positions to unpack at 2 a second: first those of a tier that came from elsewhere.
void SimulationTest::whatCameIsUnpacked() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 10, {}}, {1, 7, {0, 1}}});
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  SolveRates rates = plainRates;
  rates.positionsUnpackedPerSecond = 2;
  const SimulatedRun run = simulate({graph, positions}, machines(2, 1), rates);
  QVERIFY(near(run.seconds, 10 + 5 + 7));
  QVERIFY(near(run.unpackSeconds, 5));
  QVERIFY(near(run.threadSeconds, 27));
  Cluster shared = machines(2, 1);
  shared.processors = 1;  // everything that threads do takes twice as long
  QVERIFY(near(simulate({graph, positions}, shared, rates).seconds, 2 * (10 + 5 + 7)));
}

/// The same graph: a second for each tier, two for the record that comes from elsewhere and a tenth for each of its ten bytes.
void SimulationTest::messagesTakeTime() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 10, {}}, {1, 7, {0, 1}}});
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  SolveRates rates = plainRates;
  rates.secondsPerTier = 1;
  rates.secondsPerRecord = 2;
  rates.secondsPerByte = 0.1;
  const SimulatedRun run = simulate({graph, positions}, machines(2, 1), rates);
  QVERIFY(near(run.seconds, (10 + 1) + (1 + 2 + 1) + 7));
  QVERIFY(near(run.messageSeconds, 1 + 1 + 4));
  QVERIFY(near(run.threadSeconds, 27));
}

/// Two tiers of 10 bytes on a disk that writes one in two seconds: threads need not wait for it, but the end has to.
void SimulationTest::disksTakeTheirTime() {
  const MadeUpGraph graph({{0, 10, {}}, {1, 10, {0}}});
  Cluster cluster = machines(1, 1);
  cluster.diskBytesPerSecond = 0.5;
  const SimulatedRun run = simulated(graph, cluster);
  QVERIFY(near(run.seconds, 10 + 20 + 20));
  QVERIFY(near(run.busiestDiskSeconds, 40));
  QVERIFY(near(run.threadSeconds, 20));
}

/// A graph that lists its children slowly.
class SlowGraph final : public TierGraph {
 public:
  explicit SlowGraph(std::vector<MadeUpGraph::Tier> tiers) : m_graph(std::move(tiers)) {}
  std::uint64_t tierCount() const override { return m_graph.tierCount(); }
  std::uint64_t totalPositions() const override { return m_graph.totalPositions(); }
  int layerCount() const override { return m_graph.layerCount(); }
  int layerOf(TierId tier) const override { return m_graph.layerOf(tier); }
  int childLayerReach() const override { return 1; }
  std::vector<TierId> tiersInLayer(int layer) const override { return m_graph.tiersInLayer(layer); }
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override { m_graph.forEachChild(tier, visit); }
  bool listsChildrenQuickly() const override { return false; }
  int partCount(TierId) const override { return 1; }
  std::uint64_t partPositions(TierId tier, int part) const override { return m_graph.partPositions(tier, part); }

 private:
  MadeUpGraph m_graph;
};

/// Each tier reads 6 bytes of children, half of them elsewhere on two machines. While a machine has room for them, those that it
/// has cost nothing; else it reads them again, as it does for the other machine: 6 for each tier.
void SimulationTest::childrenOfUnknownTiers() {
  const SlowGraph graph(std::vector<MadeUpGraph::Tier>(4, {0, 10, {}}));
  SimulatedWork work{graph, [](TierId) { return 10.0; }, [](TierId) { return 6.0; }};
  SolveRates rates = plainRates;
  rates.positionsUnpackedPerSecond = 3;
  Cluster cluster = machines(2, 1);
  const SimulatedRun held = simulate(work, cluster, rates);
  QVERIFY(near(held.networkBytes, 4 * 3));
  QVERIFY(near(held.unpackSeconds, 4));
  QVERIFY(near(held.seconds, 2 * (10 + 1)));
  work.rereadsChildren = true;
  cluster.diskBytesPerSecond = 6;
  const SimulatedRun reread = simulate(work, cluster, rates);
  QVERIFY(near(reread.networkBytes, 4 * 3));
  QVERIFY(near(reread.unpackSeconds, 8));
  QVERIFY(near(reread.busiestDiskSeconds, 2 * (1 + 10.0 / 6)));
  // Only the first read is waited for: the second one is done meanwhile.
  QVERIFY(near(reread.seconds, 1 + 2 * (10 + 2) + 10.0 / 6));
}

/// Four tiers of 10 read 0 1 | 1 2 | 2 3 | 0 1 of another four. All tables in memory: four are read. Three of them, of which one
/// is that of the latest tier: 0 and 1 have to come twice.
void SimulationTest::samplesOfUnknownTiers() {
  const SlowGraph graph(
      {{0, 10, {}}, {0, 10, {}}, {0, 10, {}}, {0, 10, {}}, {1, 10, {0, 1}}, {1, 10, {1, 2}}, {1, 10, {2, 3}}, {1, 10, {0, 1}}});
  const SampledWork few(graph, 3.0 / 8);
  QCOMPARE(few.newChildPositions({5}), 60.0 / 4);
  QCOMPARE(few.newChildPositions({0}), 0.0);
  QCOMPARE(few.childPositionsOnce({5}), 10.0);
  QCOMPARE(few.positions({5}), 10.0);
  SampledWork all(graph, 1);
  QCOMPARE(all.newChildPositions({5}), 40.0 / 4);
  all.shareAmong(2);  // 0 1 2 and 0 1 2 3
  QCOMPARE(all.newChildPositions({5}), 70.0 / 4);
}

KOTAI_TEST(SimulationTest)
#include "simulation_test.moc"
