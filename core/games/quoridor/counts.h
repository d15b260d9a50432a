// How many legal positions there are, as papers count them: no symmetry folded, finished positions included.
#pragma once

#include <cstdint>

#include "core/games/quoridor/tiers.h"

namespace kotai::quoridor {

/// Legal arrangements of fences, pawns and side to move with so many fences on the board; a finished one counts once, for the
/// side that lost. Each stands for as many positions as there are ways to share the fences left (Tiers::handsWith()).
/// O(sets of fences): 0.2 us each.
std::uint64_t legalArrangements(const Tiers& tiers, int fences);

}  // namespace kotai::quoridor
