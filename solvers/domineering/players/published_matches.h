// Table 1 of Komori et al., "Alpha-Beta Search on Synchronized Game", and its thinking times.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace kotai::domineering {

/// 1,000 games, Monte Carlo with 10,000 playouts per decision as Vertical against alpha-beta as Horizontal.
struct PublishedMatch {
  const char* variant;
  int depthPlies;
  int firstWins;
  int secondWins;
  int draws;
  double firstSeconds;  ///< thinking time per game of Monte Carlo
  double secondSeconds;
};

const std::vector<PublishedMatch>& publishedMatches();

/// The set-up that these players repeat, by Side; null if there is none. Default options count as if they were not typed.
const PublishedMatch* publishedMatch(std::string_view variant, const std::array<std::string, 2>& players);

}  // namespace kotai::domineering
