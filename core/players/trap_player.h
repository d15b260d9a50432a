// A player that never worsens the outcome, and tries to provoke mistakes of a given level.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/analysis/moves.h"
#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// Wins as fast as possible. In a draw or a loss, maximises the expected points (win 1, draw 1/2) against a player of the level,
/// whose probabilities are exact (core/players/level_choice.h). The depth depends on a limit on the number of positions, never on
/// time. Breaks ties by the longest loss, then like the perfect player.
class TrapPlayer : public Player {
 public:
  TrapPlayer(SolutionPtr solution, int level, std::uint64_t seed)
      : m_solution(std::move(solution)), m_level(level), m_random(seed) {}
  AnyMove choose(const AnyPosition& position) override;

 private:
  struct Reply {
    AnyPosition after;
    double points = 0;  ///< expected points of this player after the reply
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
  // Cache for one choice. The next choice clears it.
  std::unordered_map<AnyPosition, std::vector<Reply>> m_replies;
  std::unordered_map<AnyPosition, std::vector<AnyPosition>> m_moves;
  std::unordered_map<AnyPosition, std::vector<double>> m_points;  ///< expected points before the reply, by number of turns
};

}  // namespace kotai
