// A player that never worsens the outcome, and leads a player of a certain level to its mistakes.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/analysis/moves.h"
#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// Wins as fast as possible. In a draw or a loss, it makes the move after which a player of the level gives away the most
/// points (a win counts as 1, a draw as 1/2), on average over the next moves. The level's chances are exact
/// (core/players/level_choice.h). How many moves ahead it looks follows from a limit on the number of positions, never from
/// the time. Of moves equally good in this sense, it takes the longest loss, and then one as the perfect player does.
class TrapPlayer : public Player {
 public:
  TrapPlayer(SolutionPtr solution, int level, std::uint64_t seed)
      : m_solution(std::move(solution)), m_level(level), m_random(seed) {}
  AnyMove choose(const AnyPosition& position) override;

 private:
  struct Reply {
    AnyPosition after;
    double points = 0;  ///< what the position after it is worth to this player
    double chance = 0;  ///< probability that a player of the level makes this reply
  };
  struct TooMany {};

  std::vector<MoveValue> candidates(const AnyPosition& position) const;
  const std::vector<Reply>& repliesIn(const AnyPosition& position);
  double pointsBeforeReply(const AnyPosition& position, int turns);
  double pointsBeforeMove(const AnyPosition& position, int turns);
  std::vector<double> pointsOf(const std::vector<MoveValue>& moves, int turns);

  SolutionPtr m_solution;
  int m_level;
  RandomSource m_random;
  // Memory of one choice; the next one clears it.
  std::unordered_map<AnyPosition, std::vector<Reply>> m_replies;
  std::unordered_map<AnyPosition, std::vector<AnyPosition>> m_moves;
  std::unordered_map<AnyPosition, std::vector<double>> m_points;  ///< before the reply, by number of turns
};

}  // namespace kotai
