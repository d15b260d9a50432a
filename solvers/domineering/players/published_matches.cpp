#include "solvers/domineering/players/published_matches.h"

#include "solvers/domineering/players/player_text.h"

namespace kotai::domineering {

constexpr int publishedPlayouts = 10000;

/// Returns the value of the main option of a player, provided that the player has no other option.
static int mainNumber(const std::string& player, std::string_view name, std::string_view option, int defaultNumber) {
  PlayerText text(player);
  int number = defaultNumber;
  text.number(option, number, 1, 1'000'000'000);
  return text.name() == name && !text.fault() ? number : 0;
}

const PublishedMatch* publishedMatch(std::string_view variant, const std::array<std::string, 2>& players) {
  if (mainNumber(players[0], "montecarlo", "playouts", publishedPlayouts) != publishedPlayouts) return nullptr;
  const int depthPlies = mainNumber(players[1], "alphabeta", "depth", 4);
  for (const PublishedMatch& match : publishedMatches())
    if (match.variant == variant && match.depthPlies == depthPlies) return &match;
  return nullptr;
}

}  // namespace kotai::domineering
