// Tests for scheduling a solve on many machines, without any machines: the order of tiers, the rank for each tier, and
// the ranks that open shards.
#include <QTest>
#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "core/game/registry.h"
#include "solvers/distributed/block_mail.h"
#include "solvers/distributed/handshake.h"
#include "solvers/distributed/record_stream.h"
#include "solvers/distributed/remote_records.h"
#include "solvers/distributed/shard_plan.h"
#include "solvers/distributed/table_uses.h"
#include "solvers/distributed/tier_order.h"
#include "tests/runner/test_class.h"
#include "tests/solvers/made_up_graph.h"

using namespace kotai;
using namespace kotai::distributed;
using kotai::test::MadeUpGraph;

namespace {

void exploreAll(TierOrder& order) {
  while (order.explore()) {
  }
}

std::uint64_t taken(TierOrder& order, int rank) {
  exploreAll(order);
  const auto ready = order.take(rank);
  return ready ? ready->tier.value : 999;
}

SeenShard shard(std::uint64_t number, std::uint64_t inode) { return {number, 1000, inode, 5}; }

}  // namespace

class SchedulerTest : public QObject {
  Q_OBJECT

 private slots:
  void readyWhenItsChildrenAreFinished();
  void largestFirst();
  void nearItsChildren();
  void largeTiersAreLeftForAll();
  void closedWhenTheLastReaderIsTaken();
  void closedOfGames();
  void tablesInUse();
  void everyTierOnceAndAfterItsChildren_data();
  void everyTierOnceAndAfterItsChildren();
  void layersShareNeighbours();
  void shardsOfFoldersAndSharedFolders();
  void refusals();
  void recordsInPieces();
  void fetchesAheadWithinItsMemory();
  void recordsInStretches();
  void lettersOfBlocks();
};

void SchedulerTest::readyWhenItsChildrenAreFinished() {
  // Tier 3 needs only tier 0, so it does not wait for tier 1, although tier 1 is in the same layer as tier 0.
  const MadeUpGraph graph({{0, 10, {}}, {0, 500, {}}, {1, 5, {1}}, {1, 7, {0}}});
  ChildOrder order(graph);
  QCOMPARE(taken(order, 0), 1U);
  QCOMPARE(taken(order, 1), 0U);
  QCOMPARE(taken(order, 1), 999U);
  order.done({0}, 1, 100);
  QCOMPARE(taken(order, 1), 3U);
  order.done({3}, 1, 100);
  QCOMPARE(taken(order, 1), 999U);
  QVERIFY(!order.finished());
  QCOMPARE(order.floor(), 0);
  order.done({1}, 0, 100);
  QCOMPARE(order.floor(), 1);
  QCOMPARE(taken(order, 1), 2U);
  order.done({2}, 1, 100);
  QVERIFY(order.finished());
}

void SchedulerTest::largestFirst() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 30, {}}, {0, 20, {}}});
  ChildOrder order(graph);
  QCOMPARE(taken(order, 0), 1U);
  QCOMPARE(taken(order, 0), 2U);
  QCOMPARE(taken(order, 0), 0U);
}

void SchedulerTest::nearItsChildren() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 10, {}}, {1, 100, {0}}, {1, 99, {1}}});
  ChildOrder order(graph);
  QCOMPARE(taken(order, 0), 0U);
  QCOMPARE(taken(order, 1), 1U);
  order.done({0}, 0, 1000);
  order.done({1}, 1, 1000);
  QCOMPARE(taken(order, 1), 3U);  // rank 1 gets tier 3, whose child it owns, although tier 2 is a little larger
  QCOMPARE(taken(order, 0), 2U);
}

void SchedulerTest::largeTiersAreLeftForAll() {
  const MadeUpGraph graph({{0, 100, {}}, {0, 10, {}}, {0, 200, {}}, {1, 5, {2}}});
  ChildOrder order(graph, [&graph](TierId tier) { return graph.positionCount(tier) >= 100; });
  QCOMPARE(taken(order, 0), 1U);
  QCOMPARE(taken(order, 0), 999U);
  QVERIFY(order.popLargeTier() == TierId{2});
  QVERIFY(order.popLargeTier() == TierId{0});
  QVERIFY(!order.popLargeTier());
  for (const std::uint64_t tier : {0U, 1U, 2U}) order.done({tier}, 0, 1);
  QCOMPARE(taken(order, 0), 3U);
}

/// Tiers 2 and 3 read tier 0, only tier 3 reads tier 1, and no tier reads any other tier.
void SchedulerTest::closedWhenTheLastReaderIsTaken() {
  const MadeUpGraph graph({{0, 10, {}}, {0, 9, {}}, {1, 8, {0}}, {1, 7, {0, 1}}});
  ChildOrder order(graph);
  exploreAll(order);
  QVERIFY(order.popClosedTiers() == (std::vector<TierId>{{2}, {3}}));
  QCOMPARE(taken(order, 0), 0U);
  QCOMPARE(taken(order, 0), 1U);
  for (const std::uint64_t tier : {0U, 1U}) order.done({tier}, 0, 1);
  QVERIFY(order.popClosedTiers().empty());
  QCOMPARE(taken(order, 1), 2U);
  QVERIFY(order.popClosedTiers().empty());
  QCOMPARE(taken(order, 1), 3U);
  QVERIFY(order.popClosedTiers() == (std::vector<TierId>{{0}, {1}}));
}

/// A tier is closed exactly once, when all its readers have been taken. An earlier run has solved some tiers.
void SchedulerTest::closedOfGames() {
  const VariantPtr variant = *parseVariant("dodgem:4x4");
  const TierGraph& graph = variant->tierGraph();
  std::map<TierId, std::set<TierId>> readers;  // readers of each tier that have not been taken
  for (TierId tier; tier.value < graph.tierCount(); ++tier.value)
    graph.forEachChild(tier, [&](TierId child) { readers[child].insert(tier); });
  const auto noMoreReads = [&](TierId tier) { graph.forEachChild(tier, [&](TierId child) { readers[child].erase(tier); }); };
  ChildOrder order(graph);
  for (TierId tier; tier.value < graph.tierCount(); ++tier.value)
    if (graph.layerOf(tier) < 3) {
      order.done(tier, 0, 10);
      noMoreReads(tier);
    }
  std::set<TierId> closed;
  while (!order.finished()) {
    exploreAll(order);
    const auto ready = order.take(0);
    QVERIFY(ready.has_value());
    noMoreReads(ready->tier);
    for (const TierId tier : order.popClosedTiers()) {
      QVERIFY(closed.insert(tier).second);
      QVERIFY(readers[tier].empty());
    }
    order.done(ready->tier, 0, 10);
  }
  QCOMPARE(closed.size(), graph.tierCount());
}

void SchedulerTest::tablesInUse() {
  TableUses uses;
  uses.add({1});
  uses.add({1});
  QVERIFY(!uses.remove({1}));
  QVERIFY(!uses.close({1}));
  QVERIFY(!uses.isNeedless({1}));
  QVERIFY(uses.remove({1}));
  QVERIFY(uses.isNeedless({1}));
  uses.add({2});
  QVERIFY(!uses.remove({2}));  // another reader of tier 2 may still come
  QVERIFY(uses.close({2}));
  QVERIFY(uses.close({3}));
  uses.forget([](TierId tier) { return tier.value == 3; });
  QVERIFY(!uses.isNeedless({3}));
  QVERIFY(uses.isNeedless({2}));
}

void SchedulerTest::everyTierOnceAndAfterItsChildren_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<int>("ranks");
  for (const char* variant : {"dodgem:3x3", "dodgem:4x4", "quoridor:5x5,fences=2"})
    for (const int ranks : {1, 3}) QTest::addRow("%s %d", variant, ranks) << QString::fromLatin1(variant) << ranks;
}

void SchedulerTest::everyTierOnceAndAfterItsChildren() {
  QFETCH(QString, variant);
  QFETCH(int, ranks);
  const VariantPtr parsed = *parseVariant(variant.toStdString());
  const TierGraph& graph = parsed->tierGraph();
  const auto order = makeTierOrder(graph, ranks);
  for (std::uint64_t tier = 0; tier < graph.tierCount(); ++tier)
    if (graph.layerOf({tier}) == 0) order->done({tier}, 0, 10);  // an earlier run has solved these tiers
  std::set<std::uint64_t> taken;
  std::vector<std::pair<TierId, int>> inWork;
  for (int turn = 0; !order->finished(); ++turn) {
    exploreAll(*order);
    while (const auto ready = order->take(turn % ranks)) {
      QVERIFY(taken.insert(ready->tier.value).second);
      QVERIFY(graph.layerOf(ready->tier) > 0);
      graph.forEachChild(ready->tier, [&](TierId child) {
        QVERIFY(graph.layerOf(child) == 0 || taken.contains(child.value));
        QVERIFY(std::ranges::none_of(inWork, [child](const auto& each) { return each.first == child; }));
      });
      inWork.emplace_back(ready->tier, turn % ranks);
      ++turn;
    }
    QVERIFY(!inWork.empty());
    order->done(inWork.back().first, inWork.back().second, 10);
    inWork.pop_back();
  }
  QCOMPARE(taken.size(), graph.tierCount() - graph.tiersInLayer(0).size());
}

void SchedulerTest::layersShareNeighbours() {
  std::vector<MadeUpGraph::Tier> tiers(10, {0, 1, {}});
  tiers.push_back({1, 1, {}});
  const MadeUpGraph graph(tiers);
  LayerOrder order(graph, 2);
  for (std::uint64_t tier = 0; tier < 5; ++tier) QCOMPARE(taken(order, 0), tier);
  QCOMPARE(taken(order, 1), 5U);
  QCOMPARE(taken(order, 0), 8U);  // rank 0 gets half of the other rank's remaining work
  QCOMPARE(taken(order, 0), 9U);
  QCOMPARE(taken(order, 1), 6U);
  QCOMPARE(taken(order, 1), 7U);
  QCOMPARE(taken(order, 1), 999U);  // the next layer waits for the whole current layer
  for (std::uint64_t tier = 0; tier < 10; ++tier) order.done({tier}, 0, 1);
  QCOMPARE(taken(order, 1), 10U);
}

void SchedulerTest::shardsOfFoldersAndSharedFolders() {
  using Tasks = std::vector<std::vector<ShardTask>>;
  QVERIFY(planShards({{}, {}}) == (Tasks{{{0, 0}}, {{1, 1}}}));
  // Two ranks continue in the folder in which four ranks have worked.
  const std::vector<SeenShard> all{shard(0, 1), shard(1, 2), shard(2, 3), shard(3, 4)};
  QVERIFY(planShards({all, all}) == (Tasks{{{0, 0}, {2, 2}}, {{1, 1}, {3, 3}}}));
  // The machines are listed in a different order, and each machine continues with its own files.
  QVERIFY(planShards({{shard(1, 7)}, {shard(0, 7)}}) == (Tasks{{{1, 1}}, {{0, 0}}}));
  // Two machines from different runs both have a shard 1, and a third machine has none.
  QVERIFY(planShards({{shard(1, 7)}, {shard(1, 9)}, {}}) == (Tasks{{{1, 1}}, {{1, 0}}, {{2, 2}}}));
}

void SchedulerTest::refusals() {
  const auto hello = [](const std::string& program, const std::string& variant) {
    Hello made;
    made.setStrings(program, variant, {});
    return made;
  };
  const Hello first = hello("1", "dodgem:4x4");
  QVERIFY(!refusalOf({first, first}));
  const auto said = [&](const Hello& second) {
    const auto refusal = refusalOf({first, second});
    return refusal ? refusal->text : std::string();
  };
  QVERIFY(said(hello("2", "dodgem:4x4")).find("rank 1 on ") == 0);
  QVERIFY(said(hello("2", "dodgem:4x4")).find("kotai-mpi 2") != std::string::npos);
  QVERIFY(said(hello("1", "dodgem:5x5")).find("dodgem:5x5") != std::string::npos);
  Hello turned = first;
  std::ranges::reverse(std::as_writable_bytes(std::span(&turned.magic, 1)));
  QVERIFY(said(turned).find("byte order") != std::string::npos);
  Hello foreign = first;
  foreign.magic = 5;
  QVERIFY(said(foreign).find("no kotai-mpi") != std::string::npos);
  Hello failing = first;
  failing.setStrings("1", "", "the disk is gone");
  failing.exitCode = 2;
  QVERIFY(said(failing).ends_with(": the disk is gone"));
  QCOMPARE(refusalOf({first, failing})->exitCode, 2);
}

void SchedulerTest::recordsInPieces() {
  std::vector<std::uint64_t> asked;
  RemoteRecords records([&asked](TierId tier) { asked.push_back(tier.value); }, 100);
  records.prefetch({4});
  records.prefetch({4});
  QCOMPARE(asked, std::vector<std::uint64_t>{4});
  const std::vector<std::byte> bytes{std::byte{1}, std::byte{2}, std::byte{3}};
  records.arrived({4, 3, 0}, std::span(bytes).first(2));
  records.arrived({4, 3, 2}, std::span(bytes).subspan(2));
  const auto taken = records.take({4});
  QVERIFY(taken.wasPrefetched);
  QVERIFY(std::ranges::equal(*taken.record, bytes));
  const RecordPiece unasked{9, 3, 0};
  QVERIFY_THROWS_EXCEPTION(std::runtime_error, records.arrived(unasked, bytes));
  records.close();
  QVERIFY_THROWS_EXCEPTION(Stopped, records.take({5}));
}

/// Records have 60 bytes, and there is room for 100 bytes. Records in transit count as much as records that
/// have arrived.
void SchedulerTest::fetchesAheadWithinItsMemory() {
  std::vector<std::uint64_t> asked;
  RemoteRecords records([&asked](TierId tier) { asked.push_back(tier.value); }, 100);
  const std::vector<std::byte> bytes(60);
  records.prefetch({1});
  records.arrived({1, 60, 0}, bytes);
  records.prefetch({2});  // 60 bytes have arrived
  records.prefetch({3});  // 60 more bytes are in transit
  QCOMPARE(asked, (std::vector<std::uint64_t>{1, 2}));
  records.forget({1});
  records.prefetch({3});
  records.prefetch({4});
  QCOMPARE(asked, (std::vector<std::uint64_t>{1, 2, 3}));
  records.forget({2});  // the record has not arrived yet, so a waiting thread still receives it
  records.arrived({2, 60, 0}, bytes);
  QVERIFY(records.take({2}).wasPrefetched);
}

/// Reads positions across blocks, in any order, with two requests in transit.
void SchedulerTest::recordsInStretches() {
  TierCodes codes;
  for (int position = 0; position < 1000; ++position) codes.bytes.push_back(static_cast<std::byte>(position * 7 % 100));
  const auto record = encodeTierRecord({5}, codes, {}, ValueCoding::EvenWins, 64);
  const auto stretchOf = [&record](std::uint64_t offset, std::uint64_t bytes) {
    const std::uint64_t most = std::min<std::uint64_t>(bytes, record.size() - offset);
    const auto begin = record.begin() + static_cast<std::ptrdiff_t>(offset);
    return RecordStretch{record.size(), Bytes(begin, begin + static_cast<std::ptrdiff_t>(most))};
  };
  RecordStream stream({5}, [&](std::uint64_t offset, std::uint64_t) { return stretchOf(offset, 100); });
  for (const auto& [first, count] : {std::pair{0U, 1000U}, {990U, 10U}, {60U, 10U}, {64U, 64U}, {500U, 0U}}) {
    std::vector<std::byte> read(count);
    stream.read(first, count, read.data());
    QVERIFY(std::ranges::equal(read, std::span(codes.bytes).subspan(first, count)));
  }
  std::vector<std::byte> beyond(2);
  QVERIFY_THROWS_EXCEPTION(std::runtime_error, stream.read(999, 2, beyond.data()));
  QVERIFY_THROWS_EXCEPTION(std::runtime_error, RecordStream({6}, stretchOf));
}

void SchedulerTest::lettersOfBlocks() {
  BlockMail mail;
  const std::vector<std::byte> bytes{std::byte{1}};
  mail.put({7, BlockWord::Changes, 2}, 1, bytes);  // the message arrives early
  mail.put({7, BlockWord::Changes, 1}, 2, bytes);
  mail.put({7, BlockWord::Changes, 1}, 3, bytes);
  QCOMPARE(mail.take({7, BlockWord::Changes, 1}).from, 2);
  QCOMPARE(mail.take({7, BlockWord::Changes, 1}).from, 3);
  QCOMPARE(mail.take({7, BlockWord::Changes, 2}).from, 1);
  mail.close();
  const BlockHead none{8, BlockWord::Codes, 0};
  QVERIFY_THROWS_EXCEPTION(Stopped, mail.take(none));
}

KOTAI_TEST(SchedulerTest)
#include "scheduler_test.moc"
