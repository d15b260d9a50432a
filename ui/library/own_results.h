// Computes the user's results, accuracy and mistakes in games of the library.
#pragma once

#include <QString>
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/types.h"
#include "core/library/library_game.h"
#include "core/record/saved_game.h"
#include "core/tables/solution.h"

namespace kotai::ui {

/// Game with the side of the user.
struct OwnGame {
  SavedGame game;
  Side person = Side::First;
};

/// Mistake or slip that the user made at least once in a position or its mirror images. Texts are in the user's
/// language.
struct OwnMistake {
  AnyPosition position;     ///< position as in the latest game with this mistake
  Side side = Side::First;  ///< side that made the move
  QString text;
  int number = 0;     ///< number of the move or turn in the latest game, from 1
  QString made;       ///< move played in the latest game
  AnyMove move = {};  ///< the same move
  int times = 0;
  double points = 0;  ///< points lost in all games; win to loss costs 1, win to draw 1/2
  QString motif;
  std::vector<std::string> kinds = {};  ///< kinds of the latest mistake, the most important first (Sentence::topic)
  QString piece;
  QString phase;
  int phaseOrder = 0;  ///< sort key of the phase, lowest at the end of the game
  QString change;      ///< what the move did to the outcome, such as "won → lost in 5 moves"
  QString reasons;     ///< explanation of the latest move, one sentence per line
};

/// Function that finds the mistakes in games, given the latest game first. The mistakes that cost most points
/// come first. If a stop is requested, returns fewer mistakes. Throws SolutionError. Can be called on any
/// thread.
using FindMistakes = std::function<std::vector<OwnMistake>(const std::vector<OwnGame>& games, const std::stop_token& stop)>;
/// Function that returns the FindMistakes of a variant. Returns an empty function without a solution. GUI
/// thread.
using MistakeFinder = std::function<FindMistakes(const std::string& variantId)>;

FindMistakes mistakesBy(SolutionPtr solution);
/// Returns the name of the motif of a fact. Mistakes with the same motif form a group.
QString motifText(const Fact* fact);

/// Mistake or slip of the user. A slip, and a gift in a lost position, cost no points.
struct FoundMistake {
  std::string key;  ///< key that is equal for equal mistakes, or for equal slips
  AnyPosition position;
  AnyMove made;
  Side side = Side::First;
  double points = 0;
  int ply = 0;  ///< number of the move or turn in the latest game, from 1
  int times = 1;
  bool isSlip = false;  ///< whether the move only gave a piece away
};

/// Returns a function that finds mistakes in games of type \p Game. `judge(before, move, after, person)`
/// returns an optional FoundMistake. `describe(found)` returns an OwnMistake.
template <class Game, class Judge, class Describe>
FindMistakes mistakesIn(Judge judge, Describe describe) {
  return
      [judge = std::move(judge), describe = std::move(describe)](const std::vector<OwnGame>& games, const std::stop_token& stop) {
        std::map<std::string, FoundMistake> all;
        for (const OwnGame& own : games) {
          if (stop.stop_requested()) break;
          const auto* const game = std::get_if<Game>(&own.game.game);
          if (!game) continue;
          AnyPosition position = game->start;
          int ply = 0;
          for (const std::size_t number : mainMovesOf(own.game)) {
            const auto move = game->moves[number].move;
            const AnyPosition before = std::exchange(position, game->variant->play(position, move));
            if (hadHelp(own.game.header(), ++ply)) continue;
            std::optional<FoundMistake> found = judge(before, move, position, own.person);
            if (!found) continue;
            found->ply = ply;
            const auto [known, isNew] = all.try_emplace(found->key, *found);
            if (isNew) continue;
            ++known->second.times;
            known->second.points += found->points;
          }
        }
        std::vector<OwnMistake> mistakes;
        for (const auto& [key, found] : all)
          if (!stop.stop_requested()) mistakes.push_back(describe(found));
        std::ranges::stable_sort(mistakes, std::ranges::greater{}, &OwnMistake::points);
        return mistakes;
      };
}

enum class MistakeSort { Motif, Phase, Piece };

struct MistakeGroup {
  QString name;
  double points = 0;
  std::vector<std::size_t> members;  ///< indices of the mistakes, ascending
};

/// Groups mistakes. The groups that cost most points come first, but groups by phase are in the order of the
/// phases.
std::vector<MistakeGroup> groupsOf(const std::vector<OwnMistake>& mistakes, MistakeSort sort);

/// Results of finished games that the user played without seeing values.
struct OwnResults {
  struct Opponent {
    std::string gameId;              ///< id such as "dodgem"
    std::string name;                ///< player such as "level=3"
    std::array<int, 3> byOutcome{};  ///< number of games by the user's Outcome
    double accuracySum = 0;          ///< sum of the known accuracies, from 0 to 1
    int accuracyGames = 0;
    std::vector<Outcome> latest = {};  ///< outcomes of the last games, latest first
    static constexpr std::size_t maxLatest = 10;
    int latestWins() const { return static_cast<int>(std::ranges::count(latest, Outcome::Win)); }
    int games() const { return byOutcome[0] + byOutcome[1] + byOutcome[2]; }
    double score() const { return (byOutcome[2] + 0.5 * byOutcome[1]) / games(); }  ///< mean score, from 0 to 1
    std::optional<double> accuracy() const {
      return accuracyGames > 0 ? std::optional(accuracySum / accuracyGames) : std::nullopt;
    }
  };
  std::vector<Opponent> opponents;  ///< opponents, sorted by game and name
  std::vector<double> scores;       ///< score of each game: 0, 1/2 or 1, oldest first
  int withValues = 0;               ///< number of games that do not count, because the user saw values

  /// Returns the most frequent opponent for each kind of game.
  std::vector<Opponent> frequentOpponents() const;
  /// Returns the opponent to beat next: the one after the strongest opponent that the user has beaten, or the most frequent
  /// opponent before the first win. Returns nothing if there is no stronger one.
  std::optional<std::string> nextOpponent(std::string_view gameId) const;
  /// Returns the level against which the user would score half of the points, estimated from the latest games
  /// against levels. One level counts as 200 rating points. The result is at most one level above the strongest
  /// opponent. Returns nothing after too few games.
  std::optional<int> estimatedLevel(std::string_view gameId) const;
  /// Returns the moving average of the scores over at most \p window games.
  std::vector<double> runningScores(std::size_t window) const;
};

/// Computes the results from games. The latest game comes first.
OwnResults ownResults(const std::vector<LibraryGame>& games);

/// Returns a function that computes the accuracy of both sides in a saved game of the solution's variant. The
/// accuracy is the mean over the moves of the main line, from 0 to 1. A side without moves has no accuracy. The
/// function throws SolutionError.
std::function<std::array<std::optional<double>, 2>(const SavedGame&)> accuracyJudge(SolutionPtr solution);

}  // namespace kotai::ui
