// Kotani's cache of subspaces: the tables in use, under a byte budget, the least recently used dropped first.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <mutex>
#include <unordered_map>

#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Thread-safe. Every table is on disk before it comes here, so dropping one loses nothing. Tables that somebody still
/// holds stay in memory beyond the budget until they are let go.
class TableCache {
 public:
  using Reload = std::function<WorkingTablePtr(TierId)>;
  /// `budgetBytes` 0: no limit.
  TableCache(std::uint64_t budgetBytes, Reload reload);

  void put(TierId tier, int layer, WorkingTablePtr table);
  /// From memory, or read back from disk. May throw what Reload throws.
  WorkingTablePtr get(TierId tier, int layer);
  /// Lets go of the tables of all layers below `layer`: nobody will ask for them again.
  void retireBelow(int layer);

  std::uint64_t bytes() const;
  CacheStatistics statistics() const;

 private:
  struct Entry {
    TierId tier;
    int layer = 0;
    WorkingTablePtr table;
  };
  using Recency = std::list<Entry>;
  void insertLocked(TierId tier, int layer, WorkingTablePtr table);
  void dropLocked(Recency::iterator entry);

  const std::uint64_t m_budgetBytes;
  const Reload m_reload;
  mutable std::mutex m_mutex;
  Recency m_recent;  // latest first
  std::unordered_map<std::uint64_t, Recency::iterator> m_places;
  std::uint64_t m_bytes = 0;
  CacheStatistics m_statistics;
};

}  // namespace kotai::retrograde
