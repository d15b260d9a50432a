// The notable positions of Gobblet Gobblers.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::gobblet {

/// Kinds of notable positions that only Gobblet Gobblers has.
namespace kind {
inline constexpr FindKind stalemate{"stalemate"};     ///< no piece can be placed, and every lift loses
inline constexpr FindKind losingLift{"losing-lift"};  ///< not won at once, and a losing lift would have completed a line
}  // namespace kind

std::vector<PositionKind> kinds();
FlagTest countedTest();

}  // namespace kotai::gobblet
