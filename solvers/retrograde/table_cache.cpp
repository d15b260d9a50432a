#include "solvers/retrograde/table_cache.h"

#include <algorithm>
#include <limits>

namespace kotai::retrograde {

TableCache::TableCache(std::uint64_t budgetBytes, Reload reload) : m_budgetBytes(budgetBytes), m_reload(std::move(reload)) {}

void TableCache::put(TierId tier, int layer, WorkingTablePtr table) {
  std::vector<WorkingTablePtr> dropped;  // destroyed after the lock is released
  const std::scoped_lock lock(m_mutex);
  insertLocked(tier, layer, std::move(table));
  dropped = makeRoomLocked();
}

WorkingTablePtr TableCache::get(TierId tier, int layer) {
  {
    const std::scoped_lock lock(m_mutex);
    if (const auto place = m_places.find(tier.value); place != m_places.end()) {
      ++m_statistics.hits;
      m_recent.splice(m_recent.begin(), m_recent, place->second);
      return place->second->table;
    }
    ++m_statistics.reloads;
  }
  WorkingTablePtr table = m_reload(tier);  // reloads without holding the lock, so that other threads can continue
  std::vector<WorkingTablePtr> dropped;
  const std::scoped_lock lock(m_mutex);
  table = insertLocked(tier, layer, std::move(table));
  dropped = makeRoomLocked();
  return table;
}

bool TableCache::contains(TierId tier) const {
  const std::scoped_lock lock(m_mutex);
  return m_places.contains(tier.value);
}

/// Returns \p table, and counts its size until the last owner releases the table.
WorkingTablePtr TableCache::counted(WorkingTablePtr table) const {
  const WorkingTable* const bare = table.get();
  const std::uint64_t bytes = table->bytes();
  *m_bytes += bytes;
  return {bare, [table = std::move(table), all = m_bytes, bytes](const WorkingTable*) mutable {
            table.reset();
            *all -= bytes;
          }};
}

/// Inserts a table, unless another thread has already inserted one for the tier. Returns the cached table.
const WorkingTablePtr& TableCache::insertLocked(TierId tier, int layer, WorkingTablePtr table) {
  if (const auto place = m_places.find(tier.value); place != m_places.end()) return place->second->table;
  m_recent.push_front({tier, layer, counted(std::move(table))});
  m_places[tier.value] = m_recent.begin();
  return m_recent.front().table;
}

std::vector<WorkingTablePtr> TableCache::makeRoomLocked() {
  std::vector<WorkingTablePtr> dropped;
  std::uint64_t bytes = *m_bytes;
  for (auto next = m_recent.end(); m_budgetBytes > 0 && bytes > m_budgetBytes && next != m_recent.begin();) {
    const auto entry = std::prev(next);
    if (entry->table.use_count() > 1) {
      next = entry;
      continue;
    }
    ++m_statistics.evictions;
    bytes -= std::min(bytes, entry->table->bytes());
    dropped.push_back(dropLocked(entry));
  }
  m_statistics.peakBytes = std::max(m_statistics.peakBytes, bytes);
  return dropped;
}

WorkingTablePtr TableCache::dropLocked(Recency::iterator entry) {
  WorkingTablePtr table = std::move(entry->table);
  m_places.erase(entry->tier.value);
  m_recent.erase(entry);
  return table;
}

void TableCache::drop(TierId tier) {
  WorkingTablePtr dropped;
  const std::scoped_lock lock(m_mutex);
  if (const auto place = m_places.find(tier.value); place != m_places.end()) dropped = dropLocked(place->second);
}

void TableCache::retireBelow(int layer) {
  std::vector<WorkingTablePtr> dropped;
  const std::scoped_lock lock(m_mutex);
  for (auto entry = m_recent.begin(); entry != m_recent.end();) {
    const auto next = std::next(entry);
    if (entry->layer < layer) dropped.push_back(dropLocked(entry));
    entry = next;
  }
}

std::size_t TableCache::room() const {
  const std::scoped_lock lock(m_mutex);
  if (m_budgetBytes == 0 || m_recent.empty()) return std::numeric_limits<std::size_t>::max();
  std::uint64_t bytes = 0;
  for (const Entry& entry : m_recent) bytes += entry.table->bytes();
  const double average = static_cast<double>(bytes) / static_cast<double>(m_recent.size());
  return static_cast<std::size_t>(static_cast<double>(m_budgetBytes) / average);
}

CacheStatistics TableCache::statistics() const {
  const std::scoped_lock lock(m_mutex);
  return m_statistics;
}

}  // namespace kotai::retrograde
