// Grades of draws: how soon a player can lose one by a mistake, and which player.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Mistakes farther away are not looked for: the work grows exponentially with the plies.
inline constexpr int mostDrawGradePlies = 5;

/// Grade of a drawn position for the side to move, in plies up to and including a possible mistake: one side heads for it, the
/// other avoids it, and both keep the draw until then. -1: the side to move can lose with its next move. 2: it cannot, but has a
/// move after which the opponent can. -3: it has only moves after which the opponent has the grade 2. 4 and -5 in the same way.
/// 0: no mistake can be forced within mostDrawGradePlies. Nothing if the position is not a draw. The sign tells who presses.
/// Without the limit, it would be the remoteness of draws of level 0 in Gamesman's pure draw analysis (Robert Shi, University of
/// California, Berkeley, 2022), with positions in which the side to move can lose as ends. Throws SolutionError.
std::optional<int> drawGrade(const Solution& solution, const AnyPosition& position);

/// The grades of several positions, which share one search. Fewer if stopped. Throws SolutionError.
std::vector<std::optional<int>> drawGrades(const Solution& solution, const std::vector<AnyPosition>& positions,
                                           const std::stop_token& stop = {});

/// Grade of a drawing move for its player, counting the move itself. \p after: grade of the position after the move.
constexpr int drawGradeForMover(int after) { return after < 0 ? 1 - after : after > 0 ? -1 - after : 0; }

}  // namespace kotai
