// The only figure of a game (Solution::statistics()) whose name other code uses.
#pragma once

#include <string_view>

namespace kotai {

/// Number of positions in the proof from the start position. Mirror images count once, and positions that are decided at once
/// do not count.
inline constexpr std::string_view proofGraphFigure = "proof-graph";

}  // namespace kotai
