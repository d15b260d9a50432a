// Elo rating of the solver in the puzzles of a game. Each puzzle is an opponent with a rating.
#pragma once

#include "core/library/puzzle_schedule.h"

namespace kotai {

struct SolverRating {
  static constexpr double first = 1200;  ///< rating before the first puzzle

  double value = first;
  int puzzles = 0;  ///< number of rated puzzles
};

/// Returns the rating after an attempt. A solved puzzle is a win, a puzzle solved with a hint half a win, and a failed puzzle a
/// loss. The first twenty puzzles change the rating by up to 60 each, later puzzles by up to 24.
SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark);

}  // namespace kotai
