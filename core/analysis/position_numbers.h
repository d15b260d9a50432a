// Numbers every stored position of a variant, for `rank` and `unrank`.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai {

/// Numbering of the positions from 0, by tier and then in their stored order. Immutable and thread-safe.
class PositionNumbers {
 public:
  /// Counts the positions of every tier.
  explicit PositionNumbers(const TierGraph& tiers);

  std::uint64_t count() const { return m_firsts.back(); }
  std::uint64_t numberOf(Location location) const { return m_firsts[location.tier.value] + location.index.value; }
  /// Returns the location with a number, as the inverse of numberOf(). Precondition: number < count().
  Location at(std::uint64_t number) const;

 private:
  std::vector<std::uint64_t> m_firsts;  // the number of the first position of each tier, then the total
};

}  // namespace kotai
