#include "solvers/retrograde/tier_memory.h"

#include <algorithm>

namespace kotai::retrograde {

/// Bytes per tier, for its places in the file and in the list of its layer.
constexpr double bytesPerTier = 2 * sizeof(std::uint64_t);
/// Overhead of the allocator in bytes. Each thread has an arena.
constexpr double overheadBytes = 2e6;
constexpr double bytesOfAnyThread = 1e6;
/// Allowed ratio of resident memory to planned memory.
constexpr double maxExcess = 1.1;

double memoryBudget(const SolveOptions& options, double usable) {
  return options.memoryBytes > 0 ? static_cast<double>(options.memoryBytes) : usable / maxExcess;
}

TierMemory::TierMemory(const MemoryNeeds& needs, std::uint64_t tiers, unsigned threads)
    : m_needs(needs),
      m_threads(threads),
      m_besides(needs.fixed + overheadBytes + bytesOfAnyThread * threads + bytesPerTier * static_cast<double>(tiers)),
      m_working(needs.perThread * threads) {
  // The memory of a single table is an upper bound, but the memory of the layers is an average, so the maximum of
  // both is used.
  m_needs.layersInUse = std::max(needs.layersInUse, needs.childTables);
}

double TierMemory::least() const {
  const double tables = std::max(m_needs.childTables * m_threads, m_needs.workingSet);
  return m_besides + m_working + std::min(tables, m_needs.layersInUse);
}

bool TierMemory::scarce(double budget) const {
  return static_cast<double>(tableBytes(budget)) < std::min(m_needs.wantedChildTables * m_threads, m_needs.layersInUse);
}

}  // namespace kotai::retrograde
