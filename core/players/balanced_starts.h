// Positions to begin games from in which nobody is favoured, drawn at random from a solution.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai {

/// Won and lost for the side to move equally often, and drawn as often where one position of a hundred is drawn. Only positions
/// that lists count; none that is over within twenty plies, or within half of the longest win of a shorter game. Tiers of
/// different layers are equally likely, and inside a layer, nearly, all positions. No two are the same; fewer where
/// the game has not so many. Throws SolutionError; empty when asked to stop.
std::vector<ListedPosition> balancedStarts(const SolutionPtr& solution, std::size_t count, std::uint64_t seed,
                                           const std::stop_token& stop = {});

}  // namespace kotai
