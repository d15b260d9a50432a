// Numbers of positions of each board, from solutions.
#pragma once

#include <cstdint>
#include <optional>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Returns the number of canonical reachable positions, or nothing if the number is unknown. The number is
/// known for all boards of at most 30 cells (45 cells with dominoes of three cells), and for some larger
/// boards. Transposed boards have the same number.
std::optional<std::uint64_t> countedPositions(int columns, int rows, int dominoCells = usualDominoCells);

/// Returns an estimate of countedPositions() for any board. The error is at most a factor of two up to 36 cells
/// (49 cells with dominoes of three cells).
double approximatePositions(int columns, int rows, int dominoCells = usualDominoCells);

}  // namespace kotai::domineering
