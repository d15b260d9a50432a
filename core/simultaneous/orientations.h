// Visits stored positions in both orientations, on boards whose symmetries swap the sides.
#pragma once

#include <cstdint>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/file_layout.h"
#include "core/tables/tier_summary.h"

namespace kotai {

/// Calls visit(position, value) for a stored position, and for its swapped image if different.
template <class Visit>
void forEachOrientation(const SimultaneousVariant& variant, const layout::PayoffEntry& entry, Visit&& visit) {
  const AnyPosition position{{entry.position, 0, 0, 0}};
  const GameValue value{entry.value, entry.firstSecure, entry.secondSecure};
  visit(position, value);
  if (const auto exchanged = variant.exchanged(position)) visit(*exchanged, value.swapped());
}

/// Numbers of stored positions that are their own swapped image. Neither side wins such a position.
struct SymmetricCounts {
  std::uint64_t draw = 0;
  std::uint64_t mixed = 0;
  std::uint64_t finished = 0;

  void add(const SimultaneousVariant& variant, const AnyPosition& position, const GameValue& value);
  void addTo(TierSummary& summary) const;
};

/// Returns the counts of the positions with \p covered covered squares, from the summary if stored there, otherwise by counting.
/// Throws SolutionError.
SymmetricCounts symmetricCounts(const SimultaneousSolution& solution, int covered);

}  // namespace kotai
