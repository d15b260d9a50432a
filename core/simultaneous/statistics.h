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

/// On boards whose symmetries exchange the sides: how many of the draws, of the mixed and of the finished positions are their own
/// image with the sides exchanged. Files of earlier versions have none of these.
inline constexpr const char* symmetricDraw = "symmetric-draw";
inline constexpr const char* symmetricMixed = "symmetric-mixed";
inline constexpr const char* symmetricFinished = "symmetric-finished";

/// In the order of PositionClass.
inline constexpr std::array classes{vertical, horizontal, draw, mixed};

}  // namespace kotai::simultaneous::statistic
