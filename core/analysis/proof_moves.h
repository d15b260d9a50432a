// The moves that prove what a position is worth: what the winner has to know by heart.
#pragma once

#include <vector>

#include "core/analysis/moves.h"

namespace kotai {

/// In a lost position every move. In a won one a single one of those that win fastest: of several the one that leads to the
/// first place of the solution, so that ways that meet go on alike. In a drawn one, where there is nothing to prove, and when
/// the game is over: none. In the order of moveValues(). Throws SolutionError.
std::vector<MoveValue> proofMoves(const Solution& solution, const AnyPosition& position);

}  // namespace kotai
