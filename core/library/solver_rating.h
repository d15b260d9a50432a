// The solver's strength at the puzzles of a game as an Elo number: each puzzle is an opponent with a rating.
#pragma once

#include "core/library/puzzle_schedule.h"

namespace kotai {

struct SolverRating {
  static constexpr double first = 1200;  ///< rating before the first puzzle

  double value = first;
  int puzzles = 0;  ///< number of counting puzzles
};

/// Returns the rating after an attempt. A solved puzzle is a win, a puzzle solved with a hint half a win, and a failed puzzle a
/// loss. Each of the first twenty puzzles changes the number by up to 60, later ones by up to 24.
SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark);

}  // namespace kotai
