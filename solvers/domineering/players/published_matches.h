// Finds the set-up of table 1 of Komori et al., "Alpha-Beta Search on Synchronized Game", that two players repeat.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/games/domineering/published.h"

namespace kotai::domineering {

/// The set-up that these players repeat, by Side; null if there is none. Default options count as if they were not typed.
const PublishedMatch* publishedMatch(std::string_view variant, const std::array<std::string, 2>& players);

}  // namespace kotai::domineering
