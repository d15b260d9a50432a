// Finds the set-up in table 1 of Komori et al., "Alpha-Beta Search on Synchronized Game", that corresponds to
// two players.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/games/domineering/published.h"

namespace kotai::domineering {

/// Returns the set-up with these players, indexed by Side, or null if there is none. Options with default
/// values may be given or omitted.
const PublishedMatch* publishedMatch(std::string_view variant, const std::array<std::string, 2>& players);

}  // namespace kotai::domineering
