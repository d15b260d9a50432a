// A level's choice among its moves: which moves it overlooks, between which it cannot decide, and the probability of each.
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
  double wins = 1;     ///< a win in one ply
  double threats = 1;  ///< a move that lets the other side win at once
};
LevelAttention levelAttention(int level);

/// Returns the end of the game that is noticed after a move, counting the move. \p end: the end in sight for the other side.
std::optional<Value> noticedEnd(std::optional<Value> end, bool seesWins, bool seesThreats);

/// Returns the moves between which a player with this foresight cannot decide. Empty only if there are no moves. Calls \p
/// isAimless with the indices of moves without an end in sight.
std::vector<std::size_t> sensibleMoves(const std::vector<std::optional<Value>>& ends,
                                       const std::function<bool(std::size_t)>& isAimless);

/// Number of uniform random numbers between -1/2 and 1/2 in the sum that makes a misjudgement. The misjudgement is this sum,
/// times the noise of a level, divided by the spread of the sum.
inline constexpr int errorSummands = 4;
double errorSpread();

/// Returns the probability that a move looks best of several. \p ahead: true disadvantage of each other move, in units of the sum
/// of errors.
double chanceOfLookingBest(const std::vector<double>& ahead);

/// Probabilities of the moves of one position for levels with the solution. Exact up to numerical integration, without random
/// numbers.
class LevelChances {
 public:
  /// \p moves contains all legal moves.
  LevelChances(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves);
  /// Returns the probability that the level makes one of the flagged moves.
  double of(int level, const std::vector<bool>& wanted) const;
  std::vector<double> ofEach(int level) const;  ///< the probability of each move

 private:
  double withSight(std::uint32_t sightPlies, int level, double noise, const std::vector<bool>& wanted) const;
  double amongNoticed(const std::vector<std::optional<Value>>& ends, double noise, const std::vector<bool>& wanted) const;

  const Variant& m_variant;
  std::vector<Value> m_after;   ///< values for the other side
  std::vector<double> m_looks;  ///< values for the side to move, as they look to the player
  std::vector<bool> m_aimless;
};

/// Difficulty of a position: how many of 100 players of the level give away the outcome with their next move. \p moves: all
/// legal ones. 0 if there is nothing to give away.
int difficulty(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves, int level);

}  // namespace kotai
