// Models the choice of a move by a level: the ends of games that the level overlooks, the moves that look
// equally good, and their probabilities.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis/moves.h"
#include "core/game/variant.h"

namespace kotai {

/// Probabilities of seeing that the next move ends the game.
struct LevelAttention {
  double wins = 1;     ///< probability of noticing that a move wins at once
  double threats = 1;  ///< probability of noticing that a move lets the other side win at once
};
LevelAttention levelAttention(int level);

/// Returns the end of the game that a player notices after a move, counting the move. \p end: value for the
/// other side.
std::optional<Value> noticedEnd(std::optional<Value> end, bool seesWins, bool seesThreats);

/// Returns the indices of the moves between which a player with this foresight cannot decide. The result is
/// empty only if there are no moves. Calls \p isAimless with indices of moves without an end in sight.
std::vector<std::size_t> sensibleMoves(const std::vector<std::optional<Value>>& ends,
                                       const std::function<bool(std::size_t)>& isAimless);

/// Number of uniform random numbers between -1/2 and 1/2 whose sum is an evaluation error. The error is scaled to a standard
/// deviation of LevelStrength::noise.
inline constexpr int errorSummands = 4;
double errorSpread();

/// Returns the probability that a move looks best. \p ahead: the true disadvantage of each other move, in units of the unscaled
/// error.
double chanceOfLookingBest(const std::vector<double>& ahead);

/// Probabilities of the moves of one position, for levels that use the solution. The probabilities are exact up
/// to numerical integration.
class LevelChances {
 public:
  /// \p moves contains all legal moves.
  LevelChances(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves);
  /// Returns the probability that the level makes one of the moves flagged in \p wanted.
  double of(int level, const std::vector<bool>& wanted) const;
  std::vector<double> moveChances(int level) const;  ///< the probability of each move

 private:
  double withSight(std::uint32_t sightPlies, int level, double noise, const std::vector<bool>& wanted) const;
  double amongNoticed(const std::vector<std::optional<Value>>& ends, double noise, const std::vector<bool>& wanted) const;

  const Variant& m_variant;
  std::vector<Value> m_after;         ///< values for the other side
  std::vector<double> m_evaluations;  ///< evaluations for the side to move
  std::vector<bool> m_aimless;
};

/// Returns the difficulty of a position: the percentage of the level's players whose next move worsens the outcome. \p moves: all
/// legal moves.
int difficulty(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves, int level);

}  // namespace kotai
