// Names of the counts in the tier summaries of games with simultaneous moves.
#pragma once

#include <array>

namespace kotai::simultaneous::statistic {

/// Positions by class, those no pure strategy settles, finished ones.
inline constexpr const char* vertical = "class-vertical";
inline constexpr const char* horizontal = "class-horizontal";
inline constexpr const char* draw = "class-draw";
inline constexpr const char* mixed = "class-mixed";
inline constexpr const char* finished = "finished";

/// In the order of PositionClass.
inline constexpr std::array classes{vertical, horizontal, draw, mixed};

}  // namespace kotai::simultaneous::statistic
