// Grades of draws: how soon a mistake can lose the draw, and for which player.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Maximum depth of the search in plies. The work grows exponentially with the depth.
inline constexpr int maxDrawGradePlies = 5;

/// Returns the grade of a drawn position for the side to move, or nothing if the position is not a draw. The
/// grade is the number of plies up to and including a possible mistake that loses the draw. One side tries to
/// bring about the mistake, and the other side tries to avoid it. Both sides keep the draw until then. The sign
/// says which side makes the mistake.
///   -1: the side to move can lose with its next move.
///   2: the side to move cannot lose with its next move, but has a drawing move after which the opponent can.
///   -3: after every drawing move, the opponent has the grade 2.
///   4 and -5: analogous.
///   0: no mistake can be forced within maxDrawGradePlies.
/// Without the limit, the grade would match the remoteness of level-0 draws in Gamesman's pure draw analysis
/// (Robert Shi, University of California, Berkeley, 2022). For this match, positions in which the side to move
/// can lose must count as ends. Throws SolutionError.
std::optional<int> drawGrade(const Solution& solution, const AnyPosition& position);

/// Returns the grades of several positions, which share one search. Returns fewer if stopped. Throws SolutionError.
std::vector<std::optional<int>> drawGrades(const Solution& solution, const std::vector<AnyPosition>& positions,
                                           const std::stop_token& stop = {});

/// Returns the grade of a drawing move for its player, counting the move itself. \p after: grade of the position after the
/// move.
constexpr int drawGradeForMover(int after) { return after < 0 ? 1 - after : after > 0 ? -1 - after : 0; }

}  // namespace kotai
