// Annotations of played games for `game annotate`.
#pragma once

#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

/// Text from a solution about the start or a move of a game.
struct Annotation {
  std::string words;
  Json json;  ///< "value", and for a move "verdict" if the sides move in turn
};

/// The values of the start and of each move of a game. If both sides move at once, these are payoffs for the first side. Throws
/// SolutionError, Failure and Interrupted.
std::vector<Annotation> annotationsOf(Context& context, const SavedGame& game);

}  // namespace kotai::cli
