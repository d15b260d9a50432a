// A perfect line as a game: variant, start position, its value, and numbered moves.
#pragma once

#include <string>
#include <vector>

#include "core/game/variant.h"

namespace kotai {

/// The reason why a line ends before the game does.
enum class LineEnd { Finished, Repeats, Cut };

/// Returns the text of a game file. Its comments give the value of the start position and, if the line does not end the game,
/// the continuation.
std::string lineGame(const Variant& variant, const AnyPosition& start, Value value, const std::vector<std::string>& moves,
                     LineEnd end);

}  // namespace kotai
