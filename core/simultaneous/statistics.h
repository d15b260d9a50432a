// Names of the counts in the tier summaries of simultaneous games.
#pragma once

#include <array>

namespace kotai::simultaneous::statistic {

/// Numbers of positions by class (mixed: no pure strategy decides them), and of finished positions.
inline constexpr const char* vertical = "class-vertical";
inline constexpr const char* horizontal = "class-horizontal";
inline constexpr const char* draw = "class-draw";
inline constexpr const char* mixed = "class-mixed";
inline constexpr const char* finished = "finished";

/// On boards whose symmetries swap the sides: numbers of drawn, mixed and finished positions that are their own swapped image.
/// Missing in files from earlier versions.
inline constexpr const char* symmetricDraw = "symmetric-draw";
inline constexpr const char* symmetricMixed = "symmetric-mixed";
inline constexpr const char* symmetricFinished = "symmetric-finished";

/// In the order of PositionClass.
inline constexpr std::array classes{vertical, horizontal, draw, mixed};

}  // namespace kotai::simultaneous::statistic
