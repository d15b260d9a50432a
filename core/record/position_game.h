// A position as a game that begins with it.
#pragma once

#include <string>

#include "core/game/value.h"

namespace kotai {

/// Returns the text of a game without moves. Its comment gives the value from a solution.
std::string positionGame(const std::string& variantId, const std::string& position, Value value);

}  // namespace kotai
