// Difficulty of a puzzle as an Elo rating.
#pragma once

#include <array>
#include <vector>

#include "core/analysis/moves.h"
#include "core/game/variant.h"
#include "core/players/level_player.h"
#include "core/puzzles/puzzle.h"

namespace kotai {

/// Rates a puzzle by the solver's turns.
///
/// Level 1 counts as a player rated 800, and each further level adds 200. The probability that a level finds all correct moves is
/// exact (core/players/level_choice.h). The puzzle's rating is that of an opponent against whom these players would have the same
/// total score: sum of chances = sum of 1 / (1 + 10^((rating - level) / 400)). At each turn, every doubling of the number of
/// moves adds 15 points, because levels, unlike people, see near ends without effort.
class PuzzleRating {
 public:
  using Chances = std::array<double, LevelPlayer::highestLevel>;  ///< probability for each level, level 1 first

  PuzzleRating() { m_chances.fill(1); }

  /// Adds a turn of the solver. \p moves contains all legal moves.
  void addTurn(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves, PuzzleGoal goal);
  void addTurn(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves,
               const std::vector<bool>& right);  ///< \p right: whether each move is correct
  /// Adds a turn. \p chances: for each level, the probability of finding a correct move among \p moves moves.
  void addTurn(const Chances& chances, std::size_t moves);
  int rating() const;
  /// Returns for each level the probability of finding the moves of all turns.
  const Chances& chances() const { return m_chances; }

 private:
  Chances m_chances{};
  double m_doublings = 0;
};

}  // namespace kotai
