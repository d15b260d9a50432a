#include "ui/domineering/tournament/tournament_score.h"

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

}  // namespace kotai::ui
