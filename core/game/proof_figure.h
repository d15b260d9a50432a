// The one figure of games (Solution::statistics()) whose name more than its game knows.
#pragma once

#include <string_view>

namespace kotai {

/// Counts the positions of the proof from the start, mirror images once and those left out that are decided at once.
inline constexpr std::string_view proofGraphFigure = "proof-graph";

}  // namespace kotai
