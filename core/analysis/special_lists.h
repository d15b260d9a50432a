// Lists that no summary counts: they are searched for once.
#pragma once

#include <stop_token>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Animal Shogi: counted positions with another outcome if chicks may not be dropped on the far row. Needs the solution of
/// that variant in the same folder; throws SolutionError (NotFound, naming its file) if it is not there. Ascending; empty if
/// stopped. Reads all values of both solutions, about a second.
std::vector<Location> farDropChanges(const Solution& solution, const std::stop_token& stop);

/// Animal Shogi: counted positions with as many legal moves as there are anywhere.
std::vector<Location> mostMovesPositions(const Solution& solution, const std::stop_token& stop);

}  // namespace kotai
