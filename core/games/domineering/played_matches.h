// Results of matches with the set-ups of table 1 of Komori et al., played by this program. A file in the data folder stores the
// latest result of each set-up.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "core/games/domineering/published.h"

namespace kotai::domineering {

struct PlayedMatch {
  std::uint64_t games = 0;
  std::uint64_t firstWins = 0;
  std::uint64_t secondWins = 0;
  std::uint64_t draws = 0;
  std::array<double, 2> secondsPerGame{};  ///< thinking time, indexed by Side
  std::uint64_t seed = 0;
};

/// Returns the latest result, or nothing if the match was not played or the file cannot be read.
std::optional<PlayedMatch> playedMatch(const std::filesystem::path& folder, const PublishedMatch& match);

/// Saves a result and replaces the previous result of the set-up. Returns false without changes if the file cannot be read or
/// written.
bool keepPlayedMatch(const std::filesystem::path& folder, const PublishedMatch& match, const PlayedMatch& played);

}  // namespace kotai::domineering
