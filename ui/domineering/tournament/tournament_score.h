// The running score of a tournament: wins, draws and times.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/domineering/players/match.h"

namespace kotai::ui {

struct TournamentScore {
  std::uint64_t games = 0;
  std::uint64_t firstWins = 0;
  std::uint64_t secondWins = 0;
  std::uint64_t draws = 0;
  std::uint64_t turns = 0;
  std::array<double, 2> seconds{};  ///< thinking time of all games, by Side

  void add(const domineering::MatchGame& game);
  double secondsPerGame(Side side) const;
  double secondsPerMove(Side side) const;
};

}  // namespace kotai::ui
