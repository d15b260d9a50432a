// Tests for the cache of tables: budget, eviction of the least recently used table, and counts.
#include "solvers/retrograde/table_cache.h"

#include <QTest>
#include <atomic>
#include <limits>
#include <thread>
#include <vector>

#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::retrograde;

namespace {

struct FixedTable final : WorkingTable {
  explicit FixedTable(std::uint64_t wanted) : size(wanted) {}
  std::uint64_t bytes() const override { return size; }
  std::uint64_t size;
};

WorkingTablePtr tableOf(std::uint64_t bytes) { return std::make_shared<FixedTable>(bytes); }

}  // namespace

class TableCacheTest : public QObject {
  Q_OBJECT

 private slots:
  void keepsEverythingWithoutBudget();
  void dropsTheLeastRecentlyUsed();
  void evictedTablesInUseStillCount();
  void tablesBeyondTheBudgetPassThrough();
  void countsTheTablesThatFit();
  void retiresLayers();
  void manyThreads();
};

void TableCacheTest::keepsEverythingWithoutBudget() {
  TableCache cache(0, [](TierId) { return tableOf(1); });
  for (std::uint64_t tier = 0; tier < 100; ++tier) cache.put(TierId{tier}, 0, tableOf(1000));
  for (std::uint64_t tier = 0; tier < 100; ++tier) QCOMPARE(cache.get(TierId{tier}, 0)->bytes(), std::uint64_t{1000});
  QCOMPARE(cache.bytes(), std::uint64_t{100000});
  const CacheStatistics statistics = cache.statistics();
  QCOMPARE(statistics.hits, std::uint64_t{100});
  QCOMPARE(statistics.reloads, std::uint64_t{0});
  QCOMPARE(statistics.evictions, std::uint64_t{0});
  QCOMPARE(statistics.peakBytes, std::uint64_t{100000});
}

void TableCacheTest::dropsTheLeastRecentlyUsed() {
  std::vector<std::uint64_t> reloaded;
  TableCache cache(30, [&reloaded](TierId tier) {
    reloaded.push_back(tier.value);
    return tableOf(10);
  });
  for (std::uint64_t tier = 0; tier < 3; ++tier) cache.put(TierId{tier}, 0, tableOf(10));
  cache.get(TierId{0}, 0);  // table 1 is now the least recently used
  cache.put(TierId{3}, 0, tableOf(10));
  QCOMPARE(cache.bytes(), std::uint64_t{30});
  cache.get(TierId{0}, 0);
  cache.get(TierId{2}, 0);
  cache.get(TierId{3}, 0);
  QVERIFY(reloaded.empty());
  cache.get(TierId{1}, 0);
  QVERIFY(reloaded == std::vector<std::uint64_t>{1});
  const CacheStatistics statistics = cache.statistics();
  QCOMPARE(statistics.hits, std::uint64_t{4});
  QCOMPARE(statistics.reloads, std::uint64_t{1});
  QCOMPARE(statistics.evictions, std::uint64_t{2});
  QCOMPARE(statistics.peakBytes, std::uint64_t{30});
}

void TableCacheTest::evictedTablesInUseStillCount() {
  TableCache cache(10, [](TierId) { return tableOf(10); });
  cache.put(TierId{0}, 0, tableOf(10));
  const WorkingTablePtr held = cache.get(TierId{0}, 0);
  cache.put(TierId{1}, 0, tableOf(10));
  QCOMPARE(cache.bytes(), std::uint64_t{10});
  QCOMPARE(held->bytes(), std::uint64_t{10});
}

void TableCacheTest::tablesBeyondTheBudgetPassThrough() {
  TableCache cache(10, [](TierId) { return tableOf(100); });
  cache.put(TierId{0}, 0, tableOf(100));
  QCOMPARE(cache.bytes(), std::uint64_t{0});
  QCOMPARE(cache.get(TierId{0}, 0)->bytes(), std::uint64_t{100});
}

void TableCacheTest::countsTheTablesThatFit() {
  TableCache cache(100, [](TierId) { return tableOf(10); });
  QCOMPARE(cache.room(), std::numeric_limits<std::size_t>::max());
  cache.put(TierId{0}, 0, tableOf(10));
  QCOMPARE(cache.room(), std::size_t{10});
  cache.put(TierId{1}, 0, tableOf(30));
  QCOMPARE(cache.room(), std::size_t{5});
  TableCache endless(0, [](TierId) { return tableOf(10); });
  endless.put(TierId{0}, 0, tableOf(10));
  QCOMPARE(endless.room(), std::numeric_limits<std::size_t>::max());
}

void TableCacheTest::retiresLayers() {
  int reloads = 0;
  TableCache cache(0, [&reloads](TierId) {
    ++reloads;
    return tableOf(10);
  });
  for (int layer = 0; layer < 5; ++layer) cache.put(TierId{static_cast<std::uint64_t>(layer)}, layer, tableOf(10));
  cache.retireBelow(3);
  QCOMPARE(cache.bytes(), std::uint64_t{20});
  cache.get(TierId{3}, 3);
  cache.get(TierId{4}, 4);
  QCOMPARE(reloads, 0);
  QCOMPARE(cache.statistics().evictions, std::uint64_t{0});
}

void TableCacheTest::manyThreads() {
  TableCache cache(50, [](TierId tier) { return tableOf(1 + tier.value % 10); });
  std::atomic<int> wrong{0};
  {
    std::vector<std::jthread> threads;
    for (unsigned number = 0; number < 4; ++number) {
      threads.emplace_back([&cache, &wrong, number] {
        for (std::uint64_t i = 0; i < 5000; ++i) {
          const TierId tier{(i * (number + 7)) % 40};
          if (cache.get(tier, 0)->bytes() != 1 + tier.value % 10) ++wrong;
        }
      });
    }
  }
  QCOMPARE(wrong.load(), 0);
  QVERIFY(cache.bytes() <= 50);
  const CacheStatistics statistics = cache.statistics();
  QCOMPARE(statistics.hits + statistics.reloads, std::uint64_t{20000});
}

KOTAI_TEST(TableCacheTest)
#include "table_cache_test.moc"
