// Alternative defences in a puzzle that are equally good, each with the correct replies.
#pragma once

#include <cstddef>
#include <vector>

#include "core/analysis/moves.h"
#include "core/puzzles/puzzle.h"
#include "core/tables/solution.h"

namespace kotai {

struct OtherDefence {
  std::size_t ply = 0;             ///< index of the replaced move in the solution, counted from 0
  MoveValue reply;                 ///< the alternative defence
  std::vector<MoveValue> answers;  ///< the solver's correct moves; empty if the game is over
};

/// Returns the other defences in the order of the solution. Throws SolutionError.
std::vector<OtherDefence> otherDefences(const Solution& solution, const Puzzle& puzzle);

}  // namespace kotai
