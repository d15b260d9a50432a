#include "core/puzzles/puzzle_rating.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/players/level_choice.h"
#include "core/puzzles/make_puzzle.h"

namespace kotai {

constexpr double lowestLevelRating = 800;
constexpr double levelStep = 200;
constexpr double pointsPerDoubling = 15;

/// Returns the total expected score of all levels against an opponent with this rating.
static double expectedSum(double rating) {
  double sum = 0;
  for (int level = 0; level < LevelPlayer::highestLevel; ++level)
    sum += 1 / (1 + std::pow(10, (rating - lowestLevelRating - levelStep * level) / 400));
  return sum;
}

void PuzzleRating::addTurn(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves,
                           PuzzleGoal goal) {
  std::vector<bool> right;
  for (const MoveValue& each : moves) right.push_back(isRight(goal, each));
  addTurn(variant, position, moves, right);
}

void PuzzleRating::addTurn(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves,
                           const std::vector<bool>& right) {
  if (moves.size() < 2) return;
  const LevelChances found(variant, position, moves);
  Chances chances{};
  for (int level = LevelPlayer::lowestLevel; level <= LevelPlayer::highestLevel; ++level)
    chances[static_cast<std::size_t>(level - LevelPlayer::lowestLevel)] = found.of(level, right);
  addTurn(chances, moves.size());
}

void PuzzleRating::addTurn(const Chances& chances, std::size_t moves) {
  m_doublings += std::log2(static_cast<double>(moves));
  for (std::size_t level = 0; level < chances.size(); ++level) m_chances[level] *= chances[level];
}

int PuzzleRating::rating() const {
  const double scored = std::accumulate(m_chances.begin(), m_chances.end(), 0.0);
  double low = Puzzle::lowestRating;
  double high = Puzzle::highestRating;
  constexpr int halvings = 20;
  for (int each = 0; each < halvings; ++each) {
    const double middle = (low + high) / 2;
    (expectedSum(middle) > scored ? low : high) = middle;
  }
  const double exact = (low + high) / 2 + pointsPerDoubling * m_doublings;
  const int rounded = static_cast<int>(std::lround(exact / 10)) * 10;
  return std::clamp(rounded, Puzzle::lowestRating, Puzzle::highestRating);
}

}  // namespace kotai
