// Results of matches with the set-ups of table 1 of Komori et al., played with this program. A file in the
// data folder stores the result of the longest match for each set-up.
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
  std::array<double, 2> secondsPerGame{};  ///< thinking time per game in seconds, indexed by Side
  std::uint64_t seed = 0;
  std::string day = {};  ///< day of the match, such as "2026-11-28"; empty in files of earlier versions
};

/// Returns the stored result. Returns nothing if the match was not played or the file cannot be read.
std::optional<PlayedMatch> playedMatch(const std::filesystem::path& folder, const PublishedMatch& match);

/// Saves a result unless the stored match has more games. Returns false and changes nothing if the file cannot
/// be read or written.
bool storePlayedMatch(const std::filesystem::path& folder, const PublishedMatch& match, const PlayedMatch& played);

}  // namespace kotai::domineering
