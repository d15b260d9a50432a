// When a game of Dodgem is won although its rules still ask for a move.
#pragma once

#include <optional>

#include "core/game/variant.h"

namespace kotai::dodgem {

/// Whose last car has just left while the other side has one: a side alone on the board can always move, its foremost car forward
/// or off the board, and after that whoever has no car is to move: that wins, or loses in the misère game.
std::optional<Side> decided(const Variant& variant, const AnyPosition& position);

}  // namespace kotai::dodgem
