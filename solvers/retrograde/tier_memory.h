// Divides the memory budget of a tier-by-tier solve and computes the part left for tables.
#pragma once

#include <cstdint>

#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Returns the memory limit of a solve in bytes. \p usable: limit if the options set none.
double memoryBudget(const SolveOptions& options, double usable);

class TierMemory {
 public:
  TierMemory(const MemoryNeeds& needs, std::uint64_t tiers, unsigned threads);

  /// Returns the minimum budget in bytes.
  double least() const;
  /// Returns the part of the budget that does not depend on tables.
  double besides() const { return m_besides; }
  /// Returns the budget with which no table is read again.
  double comfortable() const { return m_besides + m_working + m_needs.layersInUse; }
  /// Returns the part of a budget for tables, in use or not. Precondition: budget >= least().
  std::uint64_t tableBytes(double budget) const { return static_cast<std::uint64_t>(budget - m_besides - m_working); }
  /// Returns the part of a budget for pages (PagePool): tables, codes and records.
  std::uint64_t pageBytes(double budget) const { return static_cast<std::uint64_t>(budget - m_besides); }
  /// Returns whether the budget limits the number of tables that threads use at the same time.
  bool scarce(double budget) const;

 private:
  MemoryNeeds m_needs;
  double m_threads;
  double m_besides;  // memory of small objects
  double m_working;  // memory for all threads
};

}  // namespace kotai::retrograde
