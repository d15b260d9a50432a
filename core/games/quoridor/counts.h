// Numbers of legal positions, as papers count them: without symmetry, and including finished positions.
#pragma once

#include <cstdint>

#include "core/game/statistics_words.h"
#include "core/games/quoridor/tiers.h"

namespace kotai::quoridor {

/// Returns the number of legal arrangements of the pawns, the side to move and \p fences fences on the board. A
/// finished arrangement counts once, for the side that lost. Takes about 0.2 us for each set of fences.
std::uint64_t legalArrangements(const Tiers& tiers, int fences);

/// Returns the number of legal positions: legalArrangements() times the number of divisions of the remaining
/// fences between the players. An arrangement includes the side to move, so a division that only the other
/// player can have is not added.
std::uint64_t legalPositions(const Tiers& tiers, int fences);

/// Returns legalPositions() for each number of fences whose count takes at most a few seconds.
CountsByNumber legalPositionsByFences(const Variant& variant);

}  // namespace kotai::quoridor
