// Numbers of positions of each board, as counted by its solution.
#pragma once

#include <cstdint>
#include <optional>

namespace kotai::domineering {

/// Returns the number of canonical reachable positions. Exact for all boards of at most 30 cells and some larger ones.
/// Transposed boards have the same number.
std::optional<std::uint64_t> countedPositions(int columns, int rows);

/// Estimates this number for any board from the counted ones. Accurate within a factor of two up to 36 cells.
double approximatePositions(int columns, int rows);

}  // namespace kotai::domineering
