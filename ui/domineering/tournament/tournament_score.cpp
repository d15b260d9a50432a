#include "ui/domineering/tournament/tournament_score.h"

#include <algorithm>
#include <cmath>

namespace kotai::ui {

void TournamentScore::add(const domineering::MatchGame& game) {
  ++games;
  switch (game.result) {
    case Payoff::FirstWins: ++firstWins; break;
    case Payoff::SecondWins: ++secondWins; break;
    case Payoff::Draw: ++draws; break;
  }
  turns += static_cast<std::uint64_t>(game.turns);
  for (std::size_t side = 0; side < seconds.size(); ++side) seconds[side] += game.seconds[side];
}

double TournamentScore::secondsPerGame(Side side) const {
  return games > 0 ? seconds[static_cast<std::size_t>(side)] / static_cast<double>(games) : 0;
}

double TournamentScore::secondsPerMove(Side side) const {
  return turns > 0 ? seconds[static_cast<std::size_t>(side)] / static_cast<double>(turns) : 0;
}

ShareInterval shareInterval(std::uint64_t hits, std::uint64_t games) {
  if (games == 0) return {};
  constexpr double z = 1.959963984540054;  // 97.5% of the normal distribution lie below
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(hits) / n;
  const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(centre - half, 0.0), std::min(centre + half, 1.0)};
}

}  // namespace kotai::ui
