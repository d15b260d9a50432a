// Recognises decided positions of Dodgem with moves left.
#pragma once

#include <optional>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Returns the side whose last car has just left while the other side still has cars. Returns nothing if there
/// is no such side. A side alone on the board can always move. The side without cars therefore wins, or loses
/// in the misère game.
std::optional<Side> decided(const Variant& variant, const AnyPosition& position);

/// Returns the value with the distance to the ply in which the game is decided, which is one ply less with best
/// play (RULES.md). Returns \p value unchanged if the loser has five or more cars, or if the variant has
/// another ending.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::dodgem
