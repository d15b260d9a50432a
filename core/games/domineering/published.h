// Figures that Komori and others published about Synchronized Domineering.
#pragma once

#include <vector>

#include "core/game/work.h"

namespace kotai::domineering {

/// Number of games in each match of table 1.
inline constexpr int gamesOfPublishedMatch = 1000;

/// Column of table 1: the result of 1,000 games. Vertical used Monte Carlo with 10,000 playouts per decision,
/// and Horizontal used alpha-beta.
struct PublishedMatch {
  const char* variant;
  int depthPlies;
  int firstWins;
  int secondWins;
  int draws;
  double firstSeconds;  ///< thinking time per game with Monte Carlo, in seconds
  double secondSeconds;
};

const std::vector<PublishedMatch>& publishedMatches();

/// Returns table 1 with thinking times, and the draws that section 4 predicts.
Work publishedWork();

}  // namespace kotai::domineering
