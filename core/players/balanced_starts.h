// Balanced start positions, drawn at random from a solution.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai {

/// Equally many positions are won and lost for the side to move, and equally many are drawn if at least one in a hundred
/// positions is. Uses only counted positions, none that ends within twenty plies, or within half of the longest win of a
/// shorter game. Layers are equally likely and, approximately, so are all positions of a layer. No duplicates; fewer positions
/// if the game does not have enough. Throws SolutionError. Empty on a stop request.
std::vector<ListedPosition> balancedStarts(const SolutionPtr& solution, std::size_t count, std::uint64_t seed,
                                           const std::stop_token& stop = {});

}  // namespace kotai
