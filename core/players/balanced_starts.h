// Balanced start positions, drawn at random from a solution.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai {

/// Returns start positions, won for the side to move as often as lost, and drawn equally often if at least one in a hundred
/// positions is drawn. Uses only counted positions. Leaves out positions that end within twenty plies or, in a game with
/// shorter wins, within half of the longest win. Layers are equally likely and, approximately, so are all positions of a layer.
/// Returns no duplicates, and fewer positions if the game does not have enough. Throws SolutionError. Empty on a stop request.
std::vector<ListedPosition> balancedStarts(const SolutionPtr& solution, std::size_t count, std::uint64_t seed,
                                           const std::stop_token& stop = {});

}  // namespace kotai
