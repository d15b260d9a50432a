// A player that never worsens the value and makes the other side's task hard.
#pragma once

#include <vector>

#include "core/analysis/moves.h"
#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// Returns the moves after which the fewest replies keep the value. If there are several, returns only the moves after
/// which the fewest replies keep the outcome.
std::vector<MoveValue> hardestOf(const Solution& solution, std::vector<MoveValue> moves);
/// Returns the moves between which the perfect player cannot decide, ordered by their notation. Precondition: the game is not
/// over.
std::vector<MoveValue> hardestMoves(const Solution& solution, const AnyPosition& position);

/// Wins as fast and holds out as long as possible. Among equally good moves, even drawing moves, prefers moves with the fewest
/// replies that keep the value, then moves with the fewest replies that keep the outcome. Breaks ties at random.
class PerfectPlayer : public Player {
 public:
  PerfectPlayer(SolutionPtr solution, std::uint64_t seed) : m_solution(std::move(solution)), m_random(seed) {}
  AnyMove choose(const AnyPosition& position) override;

 private:
  SolutionPtr m_solution;
  RandomSource m_random;
};

}  // namespace kotai
