// Writes a position as a game file without moves.
#pragma once

#include <string>

#include "core/game/value.h"

namespace kotai {

/// Returns the text of a game without moves. Its comment contains the value.
std::string positionGame(const std::string& variantId, const std::string& position, Value value);

}  // namespace kotai
