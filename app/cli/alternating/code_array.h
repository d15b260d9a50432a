// The values of a whole solution as one array, for NumPy and other readers of such files.
#pragma once

#include <cstdio>
#include <functional>

#include "core/tables/solution.h"

namespace kotai::cli {

/// Values in the order of `rank`: 0 is a draw, d + 1 a win in d plies, -(d + 1) a loss in d plies. Uses little-endian integers
/// of the smallest sufficient size (1, 2 or 4 bytes). Calls tell(n) with the number written. Throws SolutionError.
void writeCodeArray(std::FILE* file, const Solution& solution, const std::function<void(std::uint64_t written)>& tell);

}  // namespace kotai::cli
