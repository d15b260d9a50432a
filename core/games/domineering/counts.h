// Numbers of positions of each board, from solutions.
#pragma once

#include <cstdint>
#include <optional>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Returns the number of canonical reachable positions. The number is known for all boards of at most 30 cells
/// (45 with dominoes of three cells) and some larger boards. Transposed boards have the same number.
std::optional<std::uint64_t> countedPositions(int columns, int rows, int dominoCells = usualDominoCells);

/// Estimates countedPositions() for any board, within a factor of two up to 36 cells (49 with dominoes of three cells).
double approximatePositions(int columns, int rows, int dominoCells = usualDominoCells);

}  // namespace kotai::domineering
