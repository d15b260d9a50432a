// Balanced start positions, drawn at random from a solution.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai {

/// Returns equal numbers of won and lost start positions, and equally many draws if at least one position in a
/// hundred is drawn. Uses only counted positions, without duplicates. Excludes positions that end within twenty
/// plies or, in games with shorter wins, within half of the longest win. All layers are equally likely, and the
/// positions of a layer are approximately equally likely. Returns fewer positions if the game does not have
/// enough, and none on a stop request. Throws SolutionError.
std::vector<ListedPosition> balancedStarts(const SolutionPtr& solution, std::size_t count, std::uint64_t seed,
                                           const std::stop_token& stop = {});

}  // namespace kotai
