#include "solvers/retrograde/read_order.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>

namespace kotai::retrograde {

namespace {

constexpr std::size_t maxTasks = 1U << 14;
/// Number of tiers whose children are counted to estimate the average.
constexpr std::size_t sampledTiers = 64;
/// Bytes per pair of a task and a table that the task reads.
constexpr double bytesPerReading = 2 * sizeof(std::uint32_t);

/// Order of the tables in an LRU cache by last use.
class Recency {
 public:
  explicit Recency(std::size_t tables) : m_links(tables + 1) { m_links[tables] = {end(), end()}; }

  bool contains(std::uint32_t table) const { return m_links[table].after != nowhere; }
  std::size_t size() const { return m_size; }
  std::uint32_t oldest() const { return m_links[end()].before; }
  /// Makes \p table the most recent table.
  void use(std::uint32_t table) {
    if (contains(table)) drop(table);
    const std::uint32_t latest = m_links[end()].after;
    m_links[table] = {end(), latest};
    m_links[latest].before = table;
    m_links[end()].after = table;
    ++m_size;
  }
  void drop(std::uint32_t table) {
    Link& link = m_links[table];
    m_links[link.before].after = link.after;
    m_links[link.after].before = link.before;
    link = {};
    --m_size;
  }

 private:
  static constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();
  struct Link {
    std::uint32_t before = nowhere;  // the table used just after this table
    std::uint32_t after = nowhere;   // the table used just before this table
  };
  std::uint32_t end() const { return static_cast<std::uint32_t>(m_links.size() - 1); }

  std::vector<Link> m_links;
  std::size_t m_size = 0;
};

/// Lists the tasks that read each table.
class Readers {
 public:
  explicit Readers(const Readings& readings) : m_first(readings.tables + 1, 0) {
    for (const auto& tables : readings.tablesOf)
      for (const std::uint32_t table : tables) ++m_first[table + 1];
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    m_tasks.resize(m_first.back());
    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    for (std::uint32_t task = 0; task < readings.tablesOf.size(); ++task)
      for (const std::uint32_t table : readings.tablesOf[task]) m_tasks[next[table]++] = task;
  }

  std::uint32_t countOf(std::uint32_t table) const { return m_first[table + 1] - m_first[table]; }
  template <class Visit>
  void forEach(std::uint32_t table, Visit&& visit) const {
    for (std::uint32_t place = m_first[table]; place < m_first[table + 1]; ++place) visit(m_tasks[place]);
  }

 private:
  std::vector<std::uint32_t> m_first;
  std::vector<std::uint32_t> m_tasks;
};

/// Chooses the nearest remaining task as the next task, and tracks the contents of the cache.
class NearestNext {
 public:
  NearestNext(const Readings& readings, std::size_t room)
      : m_readings(readings), m_readers(readings), m_room(room), m_held(readings.tables), m_unread(readings.tables) {
    for (std::uint32_t table = 0; table < readings.tables; ++table) m_unread[table] = m_readers.countOf(table);
    for (std::uint32_t task = 0; task < readings.tablesOf.size(); ++task) {
      m_missing.push_back(static_cast<std::uint32_t>(readings.tablesOf[task].size()));
      m_left.push_back(task);
    }
  }

  bool empty() const { return m_left.empty(); }
  std::uint32_t take() {
    const auto nearest = std::min_element(m_left.begin(), m_left.end(),
                                          [this](std::uint32_t one, std::uint32_t other) { return isNearer(one, other); });
    const std::uint32_t task = *nearest;
    *nearest = m_left.back();
    m_left.pop_back();
    read(task);
    return task;
  }

 private:
  /// Returns whether one task is nearer than another task. Compares the shares of missing tables, then the task
  /// numbers.
  bool isNearer(std::uint32_t one, std::uint32_t other) const {
    const std::uint64_t ofOne = std::uint64_t{m_missing[one]} * (m_readings.tablesOf[other].size() + 1);
    const std::uint64_t ofOther = std::uint64_t{m_missing[other]} * (m_readings.tablesOf[one].size() + 1);
    return ofOne != ofOther ? ofOne < ofOther : one < other;
  }
  void read(std::uint32_t task) {
    for (const std::uint32_t table : m_readings.tablesOf[task]) {
      if (!m_held.contains(table)) m_readers.forEach(table, [this](std::uint32_t reader) { --m_missing[reader]; });
      m_held.use(table);
      if (--m_unread[table] == 0) m_held.drop(table);
    }
    while (m_held.size() > m_room) {
      const std::uint32_t table = m_held.oldest();
      m_held.drop(table);
      m_readers.forEach(table, [this](std::uint32_t reader) { ++m_missing[reader]; });
    }
  }

  const Readings& m_readings;
  const Readers m_readers;
  std::size_t m_room;
  Recency m_held;
  std::vector<std::uint32_t> m_unread;   // indexed by table: number of remaining tasks that read the table
  std::vector<std::uint32_t> m_missing;  // indexed by task: number of its tables that are not in the cache
  std::vector<std::uint32_t> m_left;     // remaining tasks
};

std::vector<TierId> tiersBelow(const TierGraph& graph, int layer) {
  std::vector<TierId> below;
  for (int lower = std::max(0, layer - graph.childLayerReach()); lower < layer; ++lower)
    std::ranges::copy(graph.tiersInLayer(lower), std::back_inserter(below));
  std::ranges::sort(below, {}, &TierId::value);
  return below;
}

/// Returns the indices in `below` of the tiers that any of the tiers [first, end) reads.
std::vector<std::uint32_t> tablesRead(const TierGraph& graph, const std::vector<TierId>& below, const TierId* first,
                                      const TierId* end) {
  std::vector<std::uint32_t> tables;
  for (const TierId* tier = first; tier != end; ++tier)
    graph.forEachLikelyChild(*tier, [&](TierId child) {
      const auto found = std::ranges::lower_bound(below, child.value, {}, &TierId::value);
      if (found != below.end() && *found == child) tables.push_back(static_cast<std::uint32_t>(found - below.begin()));
    });
  std::ranges::sort(tables);
  tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
  tables.shrink_to_fit();
  return tables;
}

/// Returns the number of neighbouring tiers in a task, chosen to bound time and memory.
std::size_t tiersPerTask(const TierGraph& graph, const std::vector<TierId>& tiers, const std::vector<TierId>& below,
                         double bytes) {
  const std::size_t samples = std::min(sampledTiers, tiers.size());
  double readings = 0;
  for (std::size_t sample = 0; sample < samples; ++sample) {
    const TierId* tier = &tiers[sample * tiers.size() / samples];
    readings += static_cast<double>(tablesRead(graph, below, tier, tier + 1).size());
  }
  const double wanted = readings / static_cast<double>(samples) * static_cast<double>(tiers.size()) * bytesPerReading;
  const std::size_t forMemory = static_cast<std::size_t>(wanted / bytes) + 1;
  return std::max(forMemory, (tiers.size() + maxTasks - 1) / maxTasks);
}

}  // namespace

std::uint64_t tablesReadBack(const Readings& readings, const std::vector<std::uint32_t>& order, std::size_t room) {
  Recency held(readings.tables);
  std::uint64_t loads = 0;
  for (const std::uint32_t task : order)
    for (const std::uint32_t table : readings.tablesOf[task]) {
      if (!held.contains(table)) ++loads;
      held.use(table);
      if (held.size() > room) held.drop(held.oldest());
    }
  return loads;
}

std::vector<std::uint32_t> nearestNext(const Readings& readings, std::size_t room, const std::stop_token& stop) {
  std::vector<std::uint32_t> order;
  order.reserve(readings.tablesOf.size());
  for (NearestNext tasks(readings, room); !tasks.empty() && !stop.stop_requested();) order.push_back(tasks.take());
  return order;
}

std::vector<TierId> readOrder(const TierGraph& graph, std::vector<TierId> tiers, std::size_t room, double bytes,
                              const ParallelLoop& loop, const std::stop_token& stop) {
  if (tiers.empty()) return tiers;
  const std::vector<TierId> below = tiersBelow(graph, graph.layerOf(tiers.front()));
  if (below.size() <= room) return tiers;
  const std::size_t perTask = tiersPerTask(graph, tiers, below, bytes);
  const std::size_t tasks = (tiers.size() + perTask - 1) / perTask;
  const auto firstOf = [&](std::size_t task) { return tiers.data() + std::min(task * perTask, tiers.size()); };
  Readings readings{std::vector<std::vector<std::uint32_t>>(tasks), below.size()};
  loop(tasks, [&](std::size_t task) { readings.tablesOf[task] = tablesRead(graph, below, firstOf(task), firstOf(task + 1)); });
  if (stop.stop_requested()) return tiers;

  std::vector<std::uint32_t> asTheyCome(tasks);
  std::iota(asTheyCome.begin(), asTheyCome.end(), 0U);
  const std::vector<std::uint32_t> order = nearestNext(readings, room, stop);
  if (stop.stop_requested() || tablesReadBack(readings, order, room) >= tablesReadBack(readings, asTheyCome, room)) return tiers;
  std::vector<TierId> ordered;
  ordered.reserve(tiers.size());
  for (const std::uint32_t task : order) ordered.insert(ordered.end(), firstOf(task), firstOf(task + 1));
  return ordered;
}

}  // namespace kotai::retrograde
