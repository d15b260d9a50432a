// A player that knows the values and slips now and then, the more the lower its level.
#pragma once

#include <vector>

#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// How bad a move is, 0 for the best; in "wasted plies", to which lost outcomes are converted.
///
/// People overlook what is far away: throwing away a win in 30 plies is a natural slip, overlooking a mate in 2 or
/// walking into one is not. So a lost outcome counts the more the nearer the end it misses or allows.
double regret(const MoveValue& best, const MoveValue& move);

/// What ends the game at once is not a matter of slips: level 1 takes a win in one ply at least nine times of ten, and does
/// not allow one that can be avoided two times of three, in lost positions too; from level 4 on both always.
class LevelPlayer : public Player {
 public:
  static constexpr int lowestLevel = 1;
  static constexpr int highestLevel = 9;

  LevelPlayer(int level, SolutionPtr solution, std::uint64_t seed);
  AnyMove choose(const AnyPosition& position) override;

 private:
  void leaveOutOversights(std::vector<MoveValue>& moves);

  SolutionPtr m_solution;
  double m_temperature;  ///< a move's weight is exp(-regret / temperature)
  double m_seenWins;
  double m_seenThreats;
  RandomSource m_random;
};

}  // namespace kotai
