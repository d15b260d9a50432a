// Plays many games between two players.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

#include "solvers/domineering/players/player.h"

namespace kotai::domineering {

struct MatchGame {
  std::uint64_t number = 0;  ///< index of the game, starting at 0
  Payoff result = Payoff::Draw;
  int turns = 0;
  std::array<double, 2> seconds{};  ///< thinking time of the players, indexed by Side
};

struct MatchOptions {
  SimultaneousVariantPtr variant;
  PositionValuesPtr values;            ///< null while the variant is not solved
  std::array<std::string, 2> players;  ///< players in the notation of makePlayer(), indexed by Side
  std::uint64_t games = 100;
  std::uint64_t seed = 1;                          ///< seed of the match; game n depends only on this seed and n
  unsigned threads = 1;                            ///< number of games to play at the same time
  std::filesystem::path directory = {};            ///< data folder for the results of published matches; empty for none
  std::function<void(const MatchGame&)> finished;  ///< receives each game in turn, on any worker thread
};

struct MatchReport {
  std::uint64_t games = 0;  ///< number of finished games
  std::uint64_t firstWins = 0;
  std::uint64_t secondWins = 0;
  std::uint64_t draws = 0;
  std::uint64_t turns = 0;
  std::array<double, 2> seconds{};  ///< thinking time of all games, indexed by Side
  bool stopped = false;
};

/// Plays the match. Returns an error if a player is invalid.
tl::expected<MatchReport, TextError> playMatch(const MatchOptions& options, std::stop_token stop = {});

}  // namespace kotai::domineering
