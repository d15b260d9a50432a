// The name of a statistic (Solution::statistics()) that code outside its game uses.
#pragma once

#include <string_view>

namespace kotai {

/// Number of positions in the proof from the start position. Mirror images count once, and evident positions do not count.
inline constexpr std::string_view proofGraphFigure = "proof-graph";

}  // namespace kotai
