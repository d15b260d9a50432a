// Counts the remaining readers of a child's table, so that a rank can drop the table after the last reader.
#pragma once

#include <cstdint>
#include <mutex>
#include <unordered_map>

#include "core/game/types.h"

namespace kotai::distributed {

/// Counts the tiers of this rank that will still read a tier. A tier is closed once all its readers have been
/// handed out, to any rank. Thread-safe.
class TableUses {
 public:
  void add(TierId tier) {
    const std::scoped_lock lock(m_mutex);
    ++m_uses[tier.value].readers;
  }
  /// Removes a finished reader of the tier. Returns true if the table is no longer needed.
  bool remove(TierId tier) {
    const std::scoped_lock lock(m_mutex);
    Use& use = m_uses[tier.value];
    --use.readers;
    return use.isNeedless();
  }
  /// Marks a tier as closed. Returns true if the table is no longer needed.
  bool close(TierId tier) {
    const std::scoped_lock lock(m_mutex);
    Use& use = m_uses[tier.value];
    use.closed = true;
    return use.isNeedless();
  }
  bool isNeedless(TierId tier) const {
    const std::scoped_lock lock(m_mutex);
    const auto place = m_uses.find(tier.value);
    return place != m_uses.end() && place->second.isNeedless();
  }
  /// Forgets the tiers for which the predicate is true.
  template <class Predicate>
  void forget(Predicate&& isOver) {
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_uses, [&](const auto& entry) { return isOver(TierId{entry.first}); });
  }

 private:
  struct Use {
    std::uint64_t readers = 0;
    bool closed = false;
    bool isNeedless() const { return closed && readers == 0; }
  };
  mutable std::mutex m_mutex;
  std::unordered_map<std::uint64_t, Use> m_uses;
};

}  // namespace kotai::distributed
