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
  std::uint64_t markedBefore = 0;  ///< marked during the work on other pairs, before the work on their own pair
  std::uint64_t withoutMove = 0;   ///< number of positions marked as won by step 2
  std::uint64_t won = 0;           ///< number of positions marked as won in the end
  std::uint64_t lost = 0;          ///< number of positions marked as lost in the end
  std::uint64_t passes = 0;        ///< passes of steps 3 and 4, including the last pass of each pair, which changes nothing
  std::uint64_t mostPasses = 0;    ///< largest number of passes over one pair

  std::uint64_t drawn() const { return positions - won - lost; }
  friend bool operator==(const MarkingCounts&, const MarkingCounts&) = default;
};

/// Returns the counts by the remaining steps of both sides together. The order of positions within a step does not matter,
/// because step 3 makes wins only from losses, and step 4 losses only from wins. The order of pairs with equally many steps
/// matters, but the paper does not give it. Here such pairs come in the lexicographic order of their patterns. Takes less than
/// a second for boards up to 4x4.
std::vector<MarkingCounts> countMarking(const Variant& variant);
MarkingCounts sumOf(const std::vector<MarkingCounts>& counts);

}  // namespace kotai::dodgem
