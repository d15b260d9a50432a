// Synchronized Domineering on 5x4, solved once for a test, with all its positions found by brute force.
#pragma once

#include <vector>

#include "core/simultaneous/position_list.h"

namespace kotai::test {

SimultaneousSolutionPtr solvedBoard();
std::vector<ListedGamePosition> everything(const SimultaneousSolution& solution, bool withFinished);

}  // namespace kotai::test
