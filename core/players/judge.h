// Judges positions and moves as a simple player does, by the game's evaluation or a general one.
#pragma once

#include "core/game/variant.h"

namespace kotai {

/// Returns the advantage of the side to move, in moves (core/game/judgement.h). Games without an evaluation use the
/// difference of the numbers of legal moves.
double evaluation(const Variant& variant, const AnyPosition& position);

/// Returns whether the game defines the move as aimless.
bool isAimless(const Variant& variant, const AnyPosition& position, AnyMove move);

}  // namespace kotai
