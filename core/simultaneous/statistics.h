// Names of counts in the tier summaries of simultaneous games.
#pragma once

#include <array>

namespace kotai::simultaneous::statistic {

/// Names of the numbers of positions by class (mixed: pure strategies do not decide the position), and of the
/// number of finished positions.
inline constexpr const char* vertical = "class-vertical";
inline constexpr const char* horizontal = "class-horizontal";
inline constexpr const char* draw = "class-draw";
inline constexpr const char* mixed = "class-mixed";
inline constexpr const char* finished = "finished";

/// Names of the numbers of drawn, mixed and finished positions that equal their swapped image, on boards whose
/// symmetries swap the sides. Files from earlier versions lack these numbers.
inline constexpr const char* symmetricDraw = "symmetric-draw";
inline constexpr const char* symmetricMixed = "symmetric-mixed";
inline constexpr const char* symmetricFinished = "symmetric-finished";

/// Names of the numbers by class, in the order of PositionClass.
inline constexpr std::array classes{vertical, horizontal, draw, mixed};

}  // namespace kotai::simultaneous::statistic
