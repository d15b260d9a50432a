// Mistakes of the user in games in which both players move at once.
#pragma once

#include "core/simultaneous/simultaneous_solution.h"
#include "ui/library/own_results.h"

namespace kotai::ui {

/// Points lost by a mistake are half of the value that a choice gives away against best play, or half of the sure value
/// that the choice risks.
FindMistakes choiceMistakesBy(SimultaneousSolutionPtr solution);

}  // namespace kotai::ui
