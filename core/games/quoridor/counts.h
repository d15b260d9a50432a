// Numbers of legal positions, as in papers: without symmetry, including finished positions.
#pragma once

#include <cstdint>

#include "core/game/statistics_words.h"
#include "core/games/quoridor/tiers.h"

namespace kotai::quoridor {

/// Returns the number of legal arrangements of pawns and side to move with \p fences fences on the board, over
/// all sets of fences. A finished arrangement counts once, for the side that lost. Takes about 0.2 us per set
/// of fences.
std::uint64_t legalArrangements(const Tiers& tiers, int fences);

/// Returns the number of legal positions: legalArrangements() times the number of divisions of the remaining fences. Arrangements
/// include the side to move, so divisions that are possible only for the other player do not count again.
std::uint64_t legalPositions(const Tiers& tiers, int fences);

/// Returns legalPositions() for all numbers of fences for which counting takes a few seconds at most.
CountsByNumber legalPositionsByFences(const Variant& variant);

}  // namespace kotai::quoridor
