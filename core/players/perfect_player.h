// A player that never worsens the value, and sets the other side problems.
#pragma once

#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// Wins as fast and holds out as long as can be. Of equally good moves, drawing ones too, it makes one after which the fewest
/// replies keep the value; of those one after which the fewest keep the outcome; of those any.
class PerfectPlayer : public Player {
 public:
  PerfectPlayer(SolutionPtr solution, std::uint64_t seed) : m_solution(std::move(solution)), m_random(seed) {}
  AnyMove choose(const AnyPosition& position) override;

 private:
  SolutionPtr m_solution;
  RandomSource m_random;
};

}  // namespace kotai
