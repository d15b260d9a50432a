// The solver's strength at the puzzles of a game, as an Elo number: each puzzle is an opponent with a rating.
#pragma once

#include "core/library/puzzle_schedule.h"

namespace kotai {

struct SolverRating {
  static constexpr double first = 1200;  ///< before the first puzzle

  double value = first;
  int puzzles = 0;  ///< that counted
};

/// A solved puzzle is a win, with a hint half of one, and a failed one is a loss. The first twenty change the number by up to
/// 60, later ones by up to 24.
SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark);

}  // namespace kotai
