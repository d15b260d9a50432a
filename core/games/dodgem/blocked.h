// Counts the Dodgem positions that are finished because the side to move is blocked.
#pragma once

#include <cstdint>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Number of positions in which `^` is to move, has pieces on the board and no legal move.
std::uint64_t blockedPositions(int size);
/// The same number if such positions are draws, otherwise 0.
std::uint64_t finishedDraws(const Variant& variant);

}  // namespace kotai::dodgem
