// The listing order of the variants of a game.
#pragma once

#include <string_view>
#include <vector>

#include "core/play/play.h"

namespace kotai::cli {

/// Returns whether \p left comes first. Compares numbers inside the names by value: "fences=2" comes before "fences=10".
bool isBefore(std::string_view left, std::string_view right);

/// Sorts the variants: smaller boards first, then by name.
void sortBySize(std::vector<PlayPtr>& variants);

/// Adds a variant of the game unless the variant is null or already in the list.
void addOther(std::vector<PlayPtr>& variants, std::string_view game, const PlayPtr& other);

}  // namespace kotai::cli
