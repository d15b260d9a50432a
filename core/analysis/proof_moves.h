// The moves that prove a position's value, which are those that the winner must know.
#pragma once

#include <vector>

#include "core/analysis/moves.h"

namespace kotai {

/// In a lost position every move. In a won one a single one of the fastest wins: the one that leads to the first place of the
/// solution, so that transpositions continue alike. Empty in a drawn position, which has nothing to prove, and when the game is
/// over. Ordered like moveValues(). Throws SolutionError.
std::vector<MoveValue> proofMoves(const Solution& solution, const AnyPosition& position);

}  // namespace kotai
