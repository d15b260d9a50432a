// Choice of a level among its moves: which moves it overlooks, between which it hesitates, and how likely each one is.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis/moves.h"
#include "core/game/variant.h"

namespace kotai {

/// How often what ends the game by the very next move is seen.
struct LevelAttention {
  double wins = 1;     ///< a win in one ply
  double threats = 1;  ///< that a move lets the other side win at once
};
LevelAttention levelAttention(int level);

/// The end of the game that is noticed after a move, counting the move: \p end is what is in sight for the other side.
std::optional<Value> noticedEnd(std::optional<Value> end, bool seesWins, bool seesThreats);

/// Returns the moves between which a player with this foresight cannot decide; empty only if there are no moves. \p isAimless is
/// called with the numbers of moves without an end in sight.
std::vector<std::size_t> sensibleMoves(const std::vector<std::optional<Value>>& ends,
                                       const std::function<bool(std::size_t)>& isAimless);

/// A misjudgement is the sum of so many numbers between -1/2 and 1/2, evenly spread, times the noise of a level, divided by the
/// spread of the sum.
inline constexpr int errorSummands = 4;
double errorSpread();

/// That a move looks best of several; \p ahead: by how much each of the others truly looks worse, in units of the errors' sum.
double chanceOfLookingBest(const std::vector<double>& ahead);

/// How likely levels that have the solution are to make the moves of one position. Exact but for the rounding of an
/// integral: nothing is drawn at random.
class LevelChances {
 public:
  /// \p moves: all legal ones.
  LevelChances(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves);
  /// That it makes one of the moves for which the flag is set.
  double of(int level, const std::vector<bool>& wanted) const;

 private:
  double withSight(std::uint32_t sightPlies, int level, double noise, const std::vector<bool>& wanted) const;
  double amongNoticed(const std::vector<std::optional<Value>>& ends, double noise, const std::vector<bool>& wanted) const;

  const Variant& m_variant;
  std::vector<Value> m_after;   ///< for the other side
  std::vector<double> m_looks;  ///< for the side to move
  std::vector<bool> m_aimless;
};

}  // namespace kotai
