// Kotani's cache of subspaces: the tables in use, under a byte budget, the least recently used dropped first.
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

/// Thread-safe. Every table is on disk before it comes here, so dropping one loses nothing. Tables that somebody holds count
/// until they are let go, whether they are still here or not; they are not dropped, for that would free nothing.
class TableCache {
 public:
  using Reload = std::function<WorkingTablePtr(TierId)>;
  /// `budgetBytes` 0: no limit.
  TableCache(std::uint64_t budgetBytes, Reload reload);

  void put(TierId tier, int layer, WorkingTablePtr table);
  /// From memory, or read back from disk. May throw what Reload throws.
  WorkingTablePtr get(TierId tier, int layer);
  /// Whether get() would find it in memory.
  bool contains(TierId tier) const;
  /// Lets go of a table, if it is here: nobody will ask for it again.
  void drop(TierId tier);
  /// Lets go of the tables of all layers below `layer`: nobody will ask for them again.
  void retireBelow(int layer);

  /// How many tables as large as those here are on the average fit into the budget; all that there can be if there is none.
  std::size_t room() const;

  /// Bytes of the cached tables and of those still held.
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
  /// Returns the dropped tables, to be released without the lock.
  std::vector<WorkingTablePtr> makeRoomLocked();
  WorkingTablePtr dropLocked(Recency::iterator entry);

  const std::uint64_t m_budgetBytes;
  const Reload m_reload;
  mutable std::mutex m_mutex;
  Recency m_recent;  // latest first
  std::unordered_map<std::uint64_t, Recency::iterator> m_places;
  std::shared_ptr<std::atomic<std::uint64_t>> m_bytes = std::make_shared<std::atomic<std::uint64_t>>(0);
  CacheStatistics m_statistics;
};

}  // namespace kotai::retrograde
