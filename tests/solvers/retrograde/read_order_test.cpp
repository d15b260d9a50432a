// Tests for the order of tiers for a cache that cannot hold all tables that the tiers read. Results are compared
// with plain lists.
#include "solvers/retrograde/read_order.h"

#include <QTest>
#include <algorithm>
#include <list>
#include <numeric>
#include <random>

#include "tests/runner/test_class.h"
#include "tests/solvers/made_up_graph.h"

using namespace kotai;
using namespace kotai::retrograde;
using kotai::test::MadeUpGraph;

namespace {

using Order = std::vector<std::uint32_t>;

/// LRU cache that follows its definition literally.
class PlainCache {
 public:
  explicit PlainCache(std::size_t room) : m_room(room) {}

  bool holds(std::uint32_t table) const { return std::ranges::count(m_tables, table) > 0; }
  void use(std::uint32_t table) {
    m_tables.remove(table);
    m_tables.push_front(table);
  }
  void drop(std::uint32_t table) { m_tables.remove(table); }
  void makeRoom() {
    while (m_tables.size() > m_room) m_tables.pop_back();
  }

 private:
  std::list<std::uint32_t> m_tables;  // most recently used first
  std::size_t m_room;
};

Readings someReadings(std::uint32_t seed) {
  std::mt19937 random(seed);
  Readings readings;
  readings.tables = 5 + random() % 30;
  readings.tablesOf.resize(1 + random() % 25);
  for (auto& tables : readings.tablesOf) {
    tables.resize(readings.tables);
    std::iota(tables.begin(), tables.end(), 0U);
    std::shuffle(tables.begin(), tables.end(), random);
    tables.resize(random() % std::min<std::size_t>(8, readings.tables));
  }
  return readings;
}

/// Returns a graph with two groups of tables, 0-4 and 5-9. Each of the tiers 10-29 reads one group. The groups
/// alternate if `mixed`.
MadeUpGraph twoGroups(bool mixed) {
  std::vector<MadeUpGraph::Tier> tiers(10, {0, 1, {}});
  for (std::uint64_t tier = 0; tier < 20; ++tier) {
    const std::uint64_t first = (mixed ? tier % 2 : tier / 10) * 5;
    tiers.push_back({1, 1, {first, first + 1, first + 2, first + 3, first + 4}});
  }
  return MadeUpGraph(tiers);
}

constexpr double plenty = 1e9;

std::vector<TierId> orderOf(const MadeUpGraph& graph, std::size_t room, double bytes = plenty, const std::stop_token& stop = {}) {
  const ParallelLoop loop = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t number = 0; number < count; ++number) work(number);
  };
  return readOrder(graph, graph.tiersInLayer(1), room, bytes, loop, stop);
}

}  // namespace

class ReadOrderTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithAPlainCache();
  void takesTheNearestNext();
  void neighboursReadTheSame();
  void staysAsItIs();
  void tasksFitTheMemory();
  void stops();
};

void ReadOrderTest::agreesWithAPlainCache() {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    const Readings readings = someReadings(seed);
    const std::size_t room = 8 + seed % 9;
    Order order(readings.tablesOf.size());
    std::iota(order.begin(), order.end(), 0U);
    std::shuffle(order.begin(), order.end(), std::mt19937(seed));
    PlainCache cache(room);
    std::uint64_t loads = 0;
    for (const std::uint32_t task : order)
      for (const std::uint32_t table : readings.tablesOf[task]) {
        loads += cache.holds(table) ? 0 : 1;
        cache.use(table);
        cache.makeRoom();
      }
    QCOMPARE(tablesReadBack(readings, order, room), loads);
  }
}

void ReadOrderTest::takesTheNearestNext() {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    const Readings readings = someReadings(seed);
    const std::size_t room = 4 + seed % 9;
    const Order order = nearestNext(readings, room, {});
    Order sorted = order;
    std::ranges::sort(sorted);
    QCOMPARE(sorted.size(), readings.tablesOf.size());
    QVERIFY(std::ranges::adjacent_find(sorted) == sorted.end());

    PlainCache cache(room);
    for (std::size_t step = 0; step < order.size(); ++step) {
      const auto missing = [&](std::uint32_t task) {
        const auto& tables = readings.tablesOf[task];
        const auto count = std::ranges::count_if(tables, [&](std::uint32_t table) { return !cache.holds(table); });
        return static_cast<double>(count) / static_cast<double>(tables.size() + 1);
      };
      for (std::size_t later = step + 1; later < order.size(); ++later) QVERIFY(missing(order[step]) <= missing(order[later]));
      for (const std::uint32_t table : readings.tablesOf[order[step]]) {
        cache.use(table);
        const bool again =
            std::any_of(order.begin() + static_cast<std::ptrdiff_t>(step) + 1, order.end(),
                        [&](std::uint32_t task) { return std::ranges::count(readings.tablesOf[task], table) > 0; });
        if (!again) cache.drop(table);
      }
      cache.makeRoom();
    }
  }
}

void ReadOrderTest::neighboursReadTheSame() {
  const MadeUpGraph graph = twoGroups(true);
  const std::vector<TierId> order = orderOf(graph, 5);
  std::vector<TierId> wanted;
  for (const std::uint64_t first : {10, 11})
    for (std::uint64_t tier = first; tier < 30; tier += 2) wanted.push_back({tier});
  QVERIFY(std::is_permutation(order.begin(), order.end(), wanted.begin(), wanted.end()));
  const auto groupOf = [](TierId tier) { return tier.value % 2; };
  std::size_t changes = 0;
  for (std::size_t place = 1; place < order.size(); ++place)
    changes += groupOf(order[place]) != groupOf(order[place - 1]) ? 1 : 0;
  QCOMPARE(changes, std::size_t{1});
}

void ReadOrderTest::staysAsItIs() {
  QVERIFY(orderOf(twoGroups(true), 10) == twoGroups(true).tiersInLayer(1));   // all tables fit
  QVERIFY(orderOf(twoGroups(false), 5) == twoGroups(false).tiersInLayer(1));  // no other order is better
  QVERIFY(orderOf(MadeUpGraph({{0, 1, {}}}), 5).empty());
}

void ReadOrderTest::tasksFitTheMemory() {
  // Twenty tiers have five reads of eight bytes each. With half of that memory, a task consists of two tiers, one
  // of each group. Reordering then gains nothing.
  QVERIFY(orderOf(twoGroups(true), 5, 500) == twoGroups(true).tiersInLayer(1));
  QVERIFY(orderOf(twoGroups(true), 5, 801) != twoGroups(true).tiersInLayer(1));
}

void ReadOrderTest::stops() {
  std::stop_source stop;
  stop.request_stop();
  QVERIFY(orderOf(twoGroups(true), 5, plenty, stop.get_token()) == twoGroups(true).tiersInLayer(1));
}

KOTAI_TEST(ReadOrderTest)
#include "read_order_test.moc"
