// For how long a rank needs the tables of its children: until the last tier that reads them is solved.
#pragma once

#include <cstdint>
#include <mutex>
#include <unordered_map>

#include "core/game/types.h"

namespace kotai::distributed {

/// Counts the tiers in work here that will read a tier. One is closed when every tier that reads it has been handed out, here or
/// elsewhere: then nobody will be added. Thread-safe.
class TableUses {
 public:
  void add(TierId tier) {
    const std::scoped_lock lock(m_mutex);
    ++m_uses[tier.value].readers;
  }
  /// A reader is done. True if the table is needless from now on.
  bool remove(TierId tier) {
    const std::scoped_lock lock(m_mutex);
    Use& use = m_uses[tier.value];
    --use.readers;
    return use.isNeedless();
  }
  /// True if the table is needless from now on.
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
  /// Forgets tiers that nobody will ask about again.
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
