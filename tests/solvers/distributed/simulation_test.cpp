// Tests for the simulation of solves, on graphs whose best times are known.
#include "solvers/distributed/simulation.h"

#include <QTest>

#include "solvers/distributed/sampled_work.h"
#include "tests/runner/test_class.h"
#include "tests/solvers/made_up_graph.h"

using namespace kotai;
using namespace kotai::distributed;
using kotai::test::MadeUpGraph;

namespace {

/// Rates without cost for the network: one position per second, and one byte per position.
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
  void recordsAreFetchedOnce();
  void rankZeroHandsOut();
  void largeTiersAreForAll();
  void largeTiersComeInARow();
  void fetchedRecordsAreUnpacked();
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

/// The best order on three threads takes 5 seconds. One thread solves the tier of 5, one thread the tiers of 4
/// and 1, and one thread the tiers of 3 and 2. Beginning with the smallest tier would take 7 seconds.
void SimulationTest::largestFirstIsBest() {
  const MadeUpGraph graph({{0, 1, {}}, {0, 2, {}}, {0, 3, {}}, {0, 4, {}}, {0, 5, {}}});
  QVERIFY(near(simulated(graph, machines(1, 3)).seconds, 5));
}

/// Two machines solve two tiers at the same time. The third tier needs the records of both tiers, so one
/// machine receives 10 bytes at 2 bytes per second.
void SimulationTest::childrenTravel() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 10, {}}, {1, 7, {0, 1}}});
  Cluster cluster = machines(2, 1);
  cluster.networkBytesPerSecond = 2;
  const SimulatedRun run = simulated(graph, cluster);
  QVERIFY(near(run.seconds, 10 + 5 + 7));
  QVERIFY(near(run.networkBytes, 10));
  QVERIFY(near(run.busiestLinkSeconds, 5));
  // A request takes one second, and receiving takes another second. Handing out the second machine's first tier takes
  // two seconds.
  cluster.latencySeconds = 1;
  QVERIFY(near(simulated(graph, cluster).seconds, 10 + 2 + 2 + 5 + 7));
}

/// One child is on the first machine. Each machine solves two parents of this child, but receives the child at
/// most once.
void SimulationTest::recordsAreFetchedOnce() {
  const MadeUpGraph graph({{0, 10, {}}, {1, 5, {0}}, {1, 5, {0}}, {1, 5, {0}}, {1, 5, {0}}});
  const SimulatedRun run = simulated(graph, machines(2, 1));
  QVERIFY(near(run.networkBytes, 10));
  QVERIFY(near(run.seconds, 20));
}

void SimulationTest::rankZeroHandsOut() {
  const MadeUpGraph graph(std::vector<MadeUpGraph::Tier>(3, {0, 5, {}}));
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  const SimulatedRun run = simulate({graph, positions}, machines(3, 1), {1, 1, 2});
  QVERIFY(near(run.handOutSeconds, 4));  // time to hand records out to the two other machines
  QVERIFY(near(run.seconds, 4 + 5));
}

/// Three machines of two threads each solve a tier of 90. Before that, one thread has solved a tier of 10,
/// which is the only child. Each machine reads a quarter of the child's positions, and a third of another
/// quarter, at 2 per second. Two threads compress the result at 9 per second. The network carries 6 per second:
/// 10 / 3 * 2 / 3 for the child that one machine sends to two, 4 * 9 / 3 for the changes, and 90 * 2 / 3.
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

/// There are two large tiers, each with a small tier above it. First both large tiers are solved, then both small tiers
/// at the same time.
void SimulationTest::largeTiersComeInARow() {
  const MadeUpGraph graph({{0, 90, {}}, {0, 90, {}}, {1, 60, {0}}, {1, 60, {1}}});
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  const auto isLarge = [](TierId tier) { return tier.value < 2; };
  SolveRates rates = plainRates;
  rates.positionsPackedPerSecond = 1e18;
  const SimulatedRun run = simulate({graph, positions, {}, false, isLarge, [](TierId) { return 0.0; }}, machines(3, 2), rates);
  QVERIFY(near(run.seconds, 15 + 15 + 60));
}

/// Uses the graph of childrenTravel(), with ten positions to decompress at 2 per second. Tiers from other
/// machines must be decompressed before use.
void SimulationTest::fetchedRecordsAreUnpacked() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 10, {}}, {1, 7, {0, 1}}});
  const auto positions = [&graph](TierId tier) { return static_cast<double>(graph.positionCount(tier)); };
  SolveRates rates = plainRates;
  rates.positionsUnpackedPerSecond = 2;
  const SimulatedRun run = simulate({graph, positions}, machines(2, 1), rates);
  QVERIFY(near(run.seconds, 10 + 5 + 7));
  QVERIFY(near(run.unpackSeconds, 5));
  QVERIFY(near(run.threadSeconds, 27));
  Cluster shared = machines(2, 1);
  shared.processors = 1;  // all work of the threads then takes twice as long
  QVERIFY(near(simulate({graph, positions}, shared, rates).seconds, 2 * (10 + 5 + 7)));
}

/// Uses the graph of childrenTravel(). A tier costs one second. The record from another machine costs two
/// seconds, and each of its ten bytes costs a tenth of a second.
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

/// Two tiers of 10 bytes are written to a disk that needs two seconds per byte. Threads do not wait for the
/// disk, but the end of the solve does.
void SimulationTest::disksTakeTheirTime() {
  const MadeUpGraph graph({{0, 10, {}}, {1, 10, {0}}});
  Cluster cluster = machines(1, 1);
  cluster.diskBytesPerSecond = 0.5;
  const SimulatedRun run = simulated(graph, cluster);
  QVERIFY(near(run.seconds, 10 + 20 + 20));
  QVERIFY(near(run.busiestDiskSeconds, 40));
  QVERIFY(near(run.threadSeconds, 20));
}

/// Graph that is slow to list children.
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

/// Each tier reads 6 bytes of children. The other of two machines has half of these bytes. If a machine has
/// memory for these children, reading its own half costs nothing. Otherwise, both machines read the children
/// again, which is 6 bytes for each tier.
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
  // Only the first read delays the solve. The second read happens in the meantime.
  QVERIFY(near(reread.seconds, 1 + 2 * (10 + 2) + 10.0 / 6));
}

/// Four tiers of 10 read other tiers: 0 and 1, 1 and 2, 2 and 3, 0 and 1. With all tables in memory, four
/// tables are read. With room for three tables, one place belongs to the table of the latest tier, so the
/// tables of 0 and 1 must be read twice.
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
  all.shareAmong(2);  // one machine reads tiers 0 to 2, and the other machine tiers 0 to 3
  QCOMPARE(all.newChildPositions({5}), 70.0 / 4);
}

KOTAI_TEST(SimulationTest)
#include "simulation_test.moc"
