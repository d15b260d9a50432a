// How well both sides chose their moves in a game of the library.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "core/record/saved_game.h"
#include "core/tables/solution.h"

namespace kotai::ui {

/// Returns, by Side, a number from 0 to 1: the mean over the moves of the main line. Empty for a side without moves. Throws
/// SolutionError.
std::array<std::optional<double>, 2> gameAccuracy(const Solution& solution, const ReadGame& game);

/// The same for saved games of the solution's variant.
std::function<std::array<std::optional<double>, 2>(const SavedGame&)> accuracyJudge(SolutionPtr solution);

}  // namespace kotai::ui
