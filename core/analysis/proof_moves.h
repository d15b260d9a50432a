// The moves that prove a position's value. A winner has to find them.
#pragma once

#include <vector>

#include "core/analysis/moves.h"

namespace kotai {

/// Returns every move of a lost position. For a won position, returns only one of the fastest wins: the one that leads to the
/// first place of the solution, so that transpositions continue in the same way. Returns nothing for a drawn position, which
/// has nothing to prove, and if the game is over. Ordered like moveValues(). Throws SolutionError.
std::vector<MoveValue> proofMoves(const Solution& solution, const AnyPosition& position);

}  // namespace kotai
