// Writes a perfect line as a game file.
#pragma once

#include <string>
#include <vector>

#include "core/game/variant.h"

namespace kotai {

enum class LineEnd { Finished, Repeats, Cut };

/// Returns the text of a game file. Its comments contain the value of the start position and, if the game is not over, the reason
/// why the line ends.
std::string lineGame(const Variant& variant, const AnyPosition& start, Value value, const std::vector<std::string>& moves,
                     LineEnd end);

}  // namespace kotai
