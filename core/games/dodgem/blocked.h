// Number of Dodgem positions that are finished because the side to move is blocked.
#pragma once

#include <cstdint>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Positions with `^` to move that has pieces on the board and no legal move.
std::uint64_t blockedPositions(int size);
/// The same if such positions are draws, otherwise none.
std::uint64_t finishedDraws(const Variant& variant);

}  // namespace kotai::dodgem
