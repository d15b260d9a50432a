// Annotations of played games for `game annotate`.
#pragma once

#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

/// Annotation of the start position or a move of a game, from a solution.
struct Annotation {
  std::string words;
  Json json;  ///< "value", and in alternating games "verdict" for a move
};

/// Returns the values of the start position and of each move of a game. If both sides move at once, values are payoffs for the
/// first side. Throws SolutionError, Failure and Interrupted.
std::vector<Annotation> annotationsOf(Context& context, const SavedGame& game);

}  // namespace kotai::cli
