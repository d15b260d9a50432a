// Games from positions, one a line: each is reached from the one before by one move, or begins another game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/record/saved_game.h"

namespace kotai {

/// Whether the first line that is not empty is a position of this variant.
bool beginsWithPosition(std::string_view text, const std::string& variantId);
/// Precondition: beginsWithPosition(). A line that is no position is damage of the game it stands in.
std::vector<SavedResult> readPositionList(std::string_view text, const std::string& variantId);

}  // namespace kotai
