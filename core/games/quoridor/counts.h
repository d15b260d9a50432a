// Numbers of legal positions, as papers count them: without symmetry, including finished positions.
#pragma once

#include <cstdint>

#include "core/game/statistics_words.h"
#include "core/games/quoridor/tiers.h"

namespace kotai::quoridor {

/// Legal arrangements of fences, pawns and side to move with this many fences on the board. A finished one counts once, for the
/// side that lost. O(sets of fences), 0.2 us each.
std::uint64_t legalArrangements(const Tiers& tiers, int fences);

/// The same with every possible division of the remaining fences. Both sides to move are counted already, so hands that only
/// the other player could have do not count again.
std::uint64_t legalPositions(const Tiers& tiers, int fences);

/// The same for every number of fences that can be counted within seconds.
CountsByNumber legalPositionsByFences(const Variant& variant);

}  // namespace kotai::quoridor
