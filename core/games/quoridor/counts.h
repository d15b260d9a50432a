// Numbers of legal positions, as papers count them: without symmetry, including finished positions.
#pragma once

#include <cstdint>

#include "core/game/statistics_words.h"
#include "core/games/quoridor/tiers.h"

namespace kotai::quoridor {

/// Returns the number of legal arrangements of pawns and side to move with \p fences fences on the board, over all sets of
/// fences. A finished arrangement counts once, for the side that lost. O(sets of fences), 0.2 us each.
std::uint64_t legalArrangements(const Tiers& tiers, int fences);

/// Returns the number of legal positions, in which every possible division of the remaining fences counts. Both sides to move
/// are counted already, so hands that only the other player could have do not count again.
std::uint64_t legalPositions(const Tiers& tiers, int fences);

/// Returns legalPositions() for every number of fences that can be counted within seconds.
CountsByNumber legalPositionsByFences(const Variant& variant);

}  // namespace kotai::quoridor
