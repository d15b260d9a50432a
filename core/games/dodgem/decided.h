// When a game of Dodgem is won although its rules still ask for a move.
#pragma once

#include <optional>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Whose last car has just left while the other side has one: a side alone on the board can always move, its foremost car forward
/// or off the board, and after that whoever has no car is to move: that wins, or loses in the misère game.
std::optional<Side> decided(const Variant& variant, const AnyPosition& position);

/// The value of a position as persons count: plies until the game is decided. With best play that is one ply earlier, because the
/// winner drives off the last car (RULES.md). Where the loser has five cars or more, and with other
/// rules about the end, \p value is left as it is.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::dodgem
