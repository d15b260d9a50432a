// How many positions the boards have, as their solutions counted them.
#pragma once

#include <cstdint>
#include <optional>

namespace kotai::domineering {

/// Canonical positions that can be reached. Exact for all boards of at most 30 cells and some larger ones; a board and
/// its transposed one have equally many.
std::optional<std::uint64_t> countedPositions(int columns, int rows);

/// The same for any board, from the growth of the counted ones: right within a factor of two up to 36 cells.
double approximatePositions(int columns, int rows);

}  // namespace kotai::domineering
