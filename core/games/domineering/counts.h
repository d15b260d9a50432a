// Numbers of positions of each board, as counted by its solution.
#pragma once

#include <cstdint>
#include <optional>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Canonical reachable positions. Exact for all boards of at most 30 cells and some larger ones, with dominoes of three cells for
/// all of at most 45. Transposed boards have the same number.
std::optional<std::uint64_t> countedPositions(int columns, int rows, int dominoCells = usualDominoCells);

/// The same for any board, extrapolated from the counted ones, accurate within a factor of two up to 36 cells (49 with long
/// dominoes).
double approximatePositions(int columns, int rows, int dominoCells = usualDominoCells);

}  // namespace kotai::domineering
