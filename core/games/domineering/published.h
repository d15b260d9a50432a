// Figures published by Komori and others about Synchronized Domineering.
#pragma once

#include <vector>

#include "core/game/work.h"

namespace kotai::domineering {

/// Number of games in each match of table 1.
inline constexpr int gamesOfPublishedMatch = 1000;

/// A column of table 1: 1,000 games, Monte Carlo with 10,000 playouts per decision as Vertical against alpha-beta as Horizontal.
struct PublishedMatch {
  const char* variant;
  int depthPlies;
  int firstWins;
  int secondWins;
  int draws;
  double firstSeconds;  ///< Monte Carlo's thinking time per game
  double secondSeconds;
};

const std::vector<PublishedMatch>& publishedMatches();

/// Returns table 1 with its thinking times, and the draws that section 4 predicts.
Work publishedWork();

}  // namespace kotai::domineering
