// The running score of a tournament: wins, draws, times, and their uncertainty.
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

struct ShareInterval {
  double low = 0;
  double high = 1;
};
/// 95% confidence interval of a share after Wilson, "Probable inference, the law of succession, and statistical inference"
/// (1927).
ShareInterval shareInterval(std::uint64_t hits, std::uint64_t games);

}  // namespace kotai::ui
