// Judgement of positions and moves by a simple player: by the game's evaluation, otherwise by one that holds for every game.
#pragma once

#include "core/game/variant.h"

namespace kotai {

/// How much better the position looks for the side to move, in moves (core/game/judgement.h). If the game has no evaluation:
/// by how many more legal moves there are for it than for the other side.
double evaluation(const Variant& variant, const AnyPosition& position);

/// No move is where the game does not say which are.
bool isAimless(const Variant& variant, const AnyPosition& position, AnyMove move);

}  // namespace kotai
