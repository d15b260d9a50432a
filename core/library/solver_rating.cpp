#include "core/library/solver_rating.h"

#include <algorithm>
#include <cmath>

namespace kotai {

constexpr int unsettledPuzzles = 20;
constexpr double unsettledStep = 60;
constexpr double step = 24;
constexpr double least = 100;

static double scoreOf(PuzzleMark mark) {
  switch (mark) {
    case PuzzleMark::Solved: return 1;
    case PuzzleMark::WithHint: return 0.5;
    case PuzzleMark::Failed: break;
  }
  return 0;
}

SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark) {
  const double expected = 1 / (1 + std::pow(10, (puzzleRating - before.value) / 400));
  const double most = before.puzzles < unsettledPuzzles ? unsettledStep : step;
  double change = most * (scoreOf(mark) - expected);
  if (mark == PuzzleMark::WithHint) change = std::min(change, 0.0);  // a move after a hint proves no strength
  return {std::max(least, before.value + change), before.puzzles + 1};
}

}  // namespace kotai
