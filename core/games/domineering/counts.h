// Numbers of positions of each board, as counted by its solution.
#pragma once

#include <cstdint>
#include <optional>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Returns the number of canonical reachable positions. Exact for all boards of at most 30 cells and some larger ones, with
/// dominoes of three cells for all of at most 45. Transposed boards have the same number.
std::optional<std::uint64_t> countedPositions(int columns, int rows, int dominoCells = usualDominoCells);

/// Estimates this number for any board from the counted ones. Accurate within a factor of two up to 36 cells, or 49 with long
/// dominoes.
double approximatePositions(int columns, int rows, int dominoCells = usualDominoCells);

}  // namespace kotai::domineering
