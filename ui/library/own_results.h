// Results of a person against each opponent and over time.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/library/library_game.h"
#include "core/record/saved_game.h"
#include "core/tables/solution.h"

namespace kotai::ui {

/// Finished games between the person and one program, played without seeing values.
struct OwnResults {
  struct Opponent {
    std::string gameId;              ///< id such as "dodgem"
    std::string name;                ///< player such as "level=3"
    std::array<int, 3> byOutcome{};  ///< results by Outcome of the person
    double accuracySum = 0;          ///< mean of the games whose accuracy is known
    int accuracyGames = 0;
    std::vector<Outcome> latest = {};  ///< of the last games, latest first
    static constexpr std::size_t mostLatest = 10;
    int latestWins() const { return static_cast<int>(std::ranges::count(latest, Outcome::Win)); }
    int games() const { return byOutcome[0] + byOutcome[1] + byOutcome[2]; }
    double score() const { return (byOutcome[2] + 0.5 * byOutcome[1]) / games(); }  ///< 0 to 1
    std::optional<double> accuracy() const {
      return accuracyGames > 0 ? std::optional(accuracySum / accuracyGames) : std::nullopt;
    }
  };
  std::vector<Opponent> opponents;  ///< sorted by game and name
  std::vector<double> scores;       ///< score of each game: 0, 1/2 or 1, oldest first
  int withValues = 0;               ///< games that do not count because the person saw values

  /// The most frequent opponent in each game.
  std::vector<Opponent> usualOpponents() const;
  /// The level against which the person would share the points, estimated from the latest games against levels. A step of a
  /// level counts as 200 points of a rating. At most one level above the strongest opponent. None: too few games.
  std::optional<int> estimatedLevel(std::string_view gameId) const;
  /// Moving average over at most \p window games.
  std::vector<double> runningScores(std::size_t window) const;
};

/// How many of the last ten games a person should win before the next level.
inline constexpr int winsForNextLevel = 6;

/// \p games: latest first.
OwnResults ownResults(const std::vector<LibraryGame>& games);

/// Returns how well both sides chose their moves in a saved game of the solution's variant: by Side, a number from 0 to 1, the
/// mean over the moves of the main line. Empty for a side without moves. The function throws SolutionError.
std::function<std::array<std::optional<double>, 2>(const SavedGame&)> accuracyJudge(SolutionPtr solution);

}  // namespace kotai::ui
