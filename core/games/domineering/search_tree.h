// Figures 1 and 2 of Komori et al.: the tree of pairs of moves, as printed and for a position of a board.
#pragma once

#include "core/game/work.h"

namespace kotai::domineering {

/// The printed values, and a tree of boards.
WorkFigure searchTreeFigure();
/// Fills in the values that searchPairs() finds with the printed evaluations.
void computeSearchTree(WorkFigure& figure);

}  // namespace kotai::domineering
