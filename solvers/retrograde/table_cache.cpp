#include "solvers/retrograde/table_cache.h"

#include <algorithm>

namespace kotai::retrograde {

TableCache::TableCache(std::uint64_t budgetBytes, Reload reload)
    : m_budgetBytes(budgetBytes), m_reload(std::move(reload)) {}

void TableCache::put(TierId tier, int layer, WorkingTablePtr table) {
  const std::scoped_lock lock(m_mutex);
  insertLocked(tier, layer, std::move(table));
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
  WorkingTablePtr table = m_reload(tier);  // without the lock: others go on meanwhile
  const std::scoped_lock lock(m_mutex);
  insertLocked(tier, layer, table);
  return table;
}

void TableCache::insertLocked(TierId tier, int layer, WorkingTablePtr table) {
  if (m_places.contains(tier.value)) return;  // another thread was as quick
  m_bytes += table->bytes();
  m_recent.push_front({tier, layer, std::move(table)});
  m_places[tier.value] = m_recent.begin();
  while (m_budgetBytes > 0 && m_bytes > m_budgetBytes && !m_recent.empty()) {
    ++m_statistics.evictions;
    dropLocked(std::prev(m_recent.end()));
  }
  m_statistics.peakBytes = std::max(m_statistics.peakBytes, m_bytes);
}

void TableCache::dropLocked(Recency::iterator entry) {
  m_bytes -= entry->table->bytes();
  m_places.erase(entry->tier.value);
  m_recent.erase(entry);
}

void TableCache::retireBelow(int layer) {
  const std::scoped_lock lock(m_mutex);
  for (auto entry = m_recent.begin(); entry != m_recent.end();) {
    const auto next = std::next(entry);
    if (entry->layer < layer) dropLocked(entry);
    entry = next;
  }
}

std::uint64_t TableCache::bytes() const {
  const std::scoped_lock lock(m_mutex);
  return m_bytes;
}

CacheStatistics TableCache::statistics() const {
  const std::scoped_lock lock(m_mutex);
  return m_statistics;
}

}  // namespace kotai::retrograde
