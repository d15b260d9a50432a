// A player that never worsens the value, and sets the other side problems.
#pragma once

#include <vector>

#include "core/analysis/moves.h"
#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// Returns the moves after which the fewest replies keep the value, and among these the fewest keep the outcome.
std::vector<MoveValue> hardestOf(const Solution& solution, std::vector<MoveValue> moves);
/// The moves the perfect player hesitates between, in the order of their texts. Precondition: the game is not over.
std::vector<MoveValue> hardestMoves(const Solution& solution, const AnyPosition& position);

/// Wins as fast and holds out as long as can be. Among equally good moves, drawing ones too, it makes one after which the fewest
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
