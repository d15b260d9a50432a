// The moves that prove a position's value.
#pragma once

#include <vector>

#include "core/analysis/moves.h"

namespace kotai {

/// Returns every move of a lost position. For a won position, returns only one of the fastest wins: the move to
/// the position stored first in the solution, so that transpositions continue in the same way. Returns nothing
/// for a drawn position or if the game is over. The moves are ordered like moveValues(). Throws SolutionError.
std::vector<MoveValue> proofMoves(const Solution& solution, const AnyPosition& position);

}  // namespace kotai
