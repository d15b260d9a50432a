// Difficulty of a puzzle as a rating like those of game players.
#pragma once

#include <array>
#include <vector>

#include "core/analysis/moves.h"
#include "core/game/variant.h"
#include "core/players/level_player.h"
#include "core/puzzles/puzzle.h"

namespace kotai {

/// Collects the solver's turns of a puzzle.
///
/// Level 1 counts as a player with a rating of 800, and each further level has 200 more. The probability that a level finds all
/// right moves is known exactly (core/players/level_choice.h). The rating is that of an opponent against whom players with
/// these ratings would together score what the levels do: sum of chances = sum of 1 / (1 + 10^((rating - level) / 400)). At
/// each turn, every doubling of the number of moves to consider adds 15 points, because the levels see near ends without
/// effort.
class PuzzleRating {
 public:
  using Chances = std::array<double, LevelPlayer::highestLevel>;  ///< probability for each level, level 1 first

  PuzzleRating() { m_chances.fill(1); }

  /// \p moves contains all legal moves.
  void addTurn(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves, PuzzleGoal goal);
  /// \p chances: probabilities of finding a correct move among \p moves moves.
  void addTurn(const Chances& chances, std::size_t moves);
  int rating() const;
  /// Returns for each level the probability of finding the moves of all turns.
  const Chances& chances() const { return m_chances; }

 private:
  Chances m_chances{};
  double m_doublings = 0;
};

}  // namespace kotai
