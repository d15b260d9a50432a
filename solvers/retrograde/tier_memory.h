// Divides a memory budget for a solve tier by tier: how much of it is left for tables.
#pragma once

#include <cstdint>

#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Most bytes that a solve with these options may have in memory, if there are so many that it may use without being told.
double memoryBudget(const SolveOptions& options, double usable);

class TierMemory {
 public:
  TierMemory(const MemoryNeeds& needs, std::uint64_t tiers, unsigned threads);

  /// With which it can be done.
  double least() const;
  /// Part of the budget that does not depend on tables.
  double besides() const { return m_besides; }
  /// With which no table is read back.
  double comfortable() const { return m_besides + m_working + m_needs.layersInUse; }
  /// Part of a budget left for tables that wait to be read, held or not. Precondition: the budget is at least least().
  std::uint64_t tableBytes(double budget) const { return static_cast<std::uint64_t>(budget - m_besides - m_working); }
  /// Part of a budget left for pages (PagePool): tables, codes and records.
  std::uint64_t pageBytes(double budget) const { return static_cast<std::uint64_t>(budget - m_besides); }
  /// Threads must not hold all the tables at a time that they would like to.
  bool scarce(double budget) const;

 private:
  MemoryNeeds m_needs;
  double m_threads;
  double m_besides;  // small things
  double m_working;  // on all threads
};

}  // namespace kotai::retrograde
