// Games from positions, one per line. Each follows from the previous one by one move, or begins another game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/record/saved_game.h"

namespace kotai {

/// Whether the first non-empty line is a position of this variant.
bool beginsWithPosition(std::string_view text, const std::string& variantId);
/// Precondition: beginsWithPosition(). A line that is not a position is damage of its game.
std::vector<SavedResult> readPositionList(std::string_view text, const std::string& variantId);

}  // namespace kotai
