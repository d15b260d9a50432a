// Kotani's cache of subspaces. Stores the tables in use within a byte budget, and evicts the least recently
// used table first.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Thread-safe. Every table is on disk before it is added to the cache, so eviction loses nothing. The size of
/// a table in use counts until the table is released, even if it is no longer cached. Tables in use are not
/// evicted, because eviction would not free memory.
class TableCache {
 public:
  using Reload = std::function<WorkingTablePtr(TierId)>;
  /// \p budgetBytes: maximum size of the tables; 0 means no limit.
  TableCache(std::uint64_t budgetBytes, Reload reload);

  void put(TierId tier, int layer, WorkingTablePtr table);
  /// Returns a table from memory, or reads it from the disk. Throws the exceptions of Reload.
  WorkingTablePtr get(TierId tier, int layer);
  /// Returns whether get() would find the table in memory.
  bool contains(TierId tier) const;
  /// Removes a table that will not be needed again.
  void drop(TierId tier);
  /// Removes the tables of all layers below `layer`, which will not be needed again.
  void retireBelow(int layer);

  /// Returns the number of tables of the current average size that fit into the budget, or the maximum value without a budget.
  std::size_t room() const;

  /// Returns the size in bytes of the tables in the cache or in use.
  std::uint64_t bytes() const { return m_bytes->load(); }
  CacheStatistics statistics() const;

 private:
  struct Entry {
    TierId tier;
    int layer = 0;
    WorkingTablePtr table;
  };
  using Recency = std::list<Entry>;
  WorkingTablePtr counted(WorkingTablePtr table) const;
  const WorkingTablePtr& insertLocked(TierId tier, int layer, WorkingTablePtr table);
  /// Returns the evicted tables, to be released without the lock.
  std::vector<WorkingTablePtr> makeRoomLocked();
  WorkingTablePtr dropLocked(Recency::iterator entry);

  const std::uint64_t m_budgetBytes;
  const Reload m_reload;
  mutable std::mutex m_mutex;
  Recency m_recent;  // most recent first
  std::unordered_map<std::uint64_t, Recency::iterator> m_places;
  std::shared_ptr<std::atomic<std::uint64_t>> m_bytes = std::make_shared<std::atomic<std::uint64_t>>(0);
  CacheStatistics m_statistics;
};

}  // namespace kotai::retrograde
