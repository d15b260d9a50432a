// A perfect line as a game: variant, start, its value, the moves with their numbers.
#pragma once

#include <string>
#include <vector>

#include "core/game/variant.h"

namespace kotai {

/// Reason why a line ends before the game does.
enum class LineEnd { Finished, Repeats, Cut };

/// The text of a game as in files. Comments give the value of the start and, if it does not end, the continuation.
std::string lineGame(const Variant& variant, const AnyPosition& start, Value value, const std::vector<std::string>& moves,
                     LineEnd end);

}  // namespace kotai
