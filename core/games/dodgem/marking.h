// Kotani's algorithm as section 6 of the paper describes it: marks are passed on to parents, pair by pair of subspaces.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Work of the algorithm on the pairs with one number of remaining steps, or on all pairs.
struct MarkingCounts {
  std::uint64_t pairs = 0;
  std::uint64_t positions = 0;
  std::uint64_t markedBefore = 0;  ///< marked while other pairs were worked on, before the turn of their own pair
  std::uint64_t withoutMove = 0;   ///< marked as won by step 2
  std::uint64_t won = 0;           ///< marked in the end, like the next one
  std::uint64_t lost = 0;
  std::uint64_t passes = 0;      ///< of steps 3 and 4, with the last one of each pair, which changes nothing
  std::uint64_t mostPasses = 0;  ///< over one pair

  std::uint64_t drawn() const { return positions - won - lost; }
  friend bool operator==(const MarkingCounts&, const MarkingCounts&) = default;
};

/// By the remaining steps of both sides together. The order of positions within a step does not matter: step 3 makes wins from
/// losses alone, and step 4 losses from wins. The order of pairs with equally many steps does, and the paper does not tell it:
/// here they come in the lexicographic order of their patterns. Up to 4x4 within a second.
std::vector<MarkingCounts> countMarking(const Variant& variant);
MarkingCounts sumOf(const std::vector<MarkingCounts>& counts);

}  // namespace kotai::dodgem
