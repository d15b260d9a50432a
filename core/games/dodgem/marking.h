// Kotani's algorithm (section 6 of the paper). The algorithm propagates marks to parents, one pair of
// subspaces after another.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Counts for all pairs of subspaces, or for the pairs with a given number of remaining steps.
struct MarkingCounts {
  std::uint64_t pairs = 0;
  std::uint64_t positions = 0;
  std::uint64_t markedBefore = 0;  ///< number of positions already marked when the work on their pair begins
  std::uint64_t withoutMove = 0;   ///< positions that step 2 marks as won
  std::uint64_t won = 0;           ///< number of positions marked as won in the end
  std::uint64_t lost = 0;          ///< number of positions marked as lost in the end
  std::uint64_t passes = 0;        ///< passes of steps 3 and 4, including the last pass of each pair, which changes nothing
  std::uint64_t maxPasses = 0;     ///< maximum number of passes for one pair

  std::uint64_t drawn() const { return positions - won - lost; }
  friend bool operator==(const MarkingCounts&, const MarkingCounts&) = default;
};

/// Returns counts indexed by the sum of both sides' remaining steps. The order of positions within a step does not
/// matter: step 3 derives wins only from losses, step 4 losses only from wins. The order of pairs with equal sums
/// matters, but the paper does not specify this order. Kotai uses the lexicographic order. Takes less than a second for
/// boards up to 4x4.
std::vector<MarkingCounts> countMarking(const Variant& variant);
MarkingCounts sumOf(const std::vector<MarkingCounts>& counts);

}  // namespace kotai::dodgem
