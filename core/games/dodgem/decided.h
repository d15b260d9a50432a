// Recognises won games of Dodgem whose rules still require moves.
#pragma once

#include <optional>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Returns the side whose last car has just left while the other side still has a car. A side alone on the board can always
/// move its foremost car forward or off the board. The side without cars is then to move and wins, or loses in the misère game.
std::optional<Side> decided(const Variant& variant, const AnyPosition& position);

/// Returns the value of a position as players count it: plies until the game is decided. With best play that is one ply earlier,
/// because the winner moves off the last car (RULES.md). If the loser has five or more cars, or the variant has another ending,
/// \p value does not change.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::dodgem
