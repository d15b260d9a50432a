#include "solvers/domineering/players/match.h"

#include <chrono>
#include <mutex>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/today.h"
#include "core/games/domineering/played_matches.h"
#include "solvers/domineering/players/published_matches.h"
#include "solvers/domineering/players/random_stream.h"

namespace kotai::domineering {

namespace {

using Clock = std::chrono::steady_clock;
using Players = std::array<std::unique_ptr<Player>, 2>;

tl::expected<Players, TextError> makePlayers(const MatchOptions& options, std::uint64_t game) {
  Players players;
  for (const Side side : {Side::First, Side::Second}) {
    const auto number = static_cast<std::size_t>(side);
    const std::uint64_t seed = derivedSeed(options.seed, 2 * game + number);
    auto made = makePlayer(options.players[number], {options.variant, side, seed, options.values});
    if (!made) return tl::unexpected(std::move(made.error()));
    players[number] = std::move(*made);
  }
  return players;
}

/// Plays a game. Returns false if stopped. A stopped game does not count.
bool playGame(const MatchOptions& options, Players& players, MatchGame& game, const std::stop_token& stop) {
  AnyPosition position = options.variant->start();
  std::optional<Payoff> result;
  for (; !(result = options.variant->finished(position)); ++game.turns) {
    std::array<AnyMove, 2> chosen;
    for (std::size_t side = 0; side < players.size(); ++side) {
      const auto started = Clock::now();
      chosen[side] = players[side]->choose(position, stop);
      game.seconds[side] += std::chrono::duration<double>(Clock::now() - started).count();
      if (stop.stop_requested()) return false;
    }
    position = options.variant->play(position, {chosen[0], chosen[1]});
  }
  game.result = *result;
  return true;
}

void add(MatchReport& report, const MatchGame& game) {
  ++report.games;
  report.turns += static_cast<std::uint64_t>(game.turns);
  for (std::size_t side = 0; side < report.seconds.size(); ++side) report.seconds[side] += game.seconds[side];
  (game.result == Payoff::FirstWins    ? report.firstWins
   : game.result == Payoff::SecondWins ? report.secondWins
                                       : report.draws) += 1;
}

void storeReport(const MatchOptions& options, const MatchReport& report) {
  const PublishedMatch* const match = publishedMatch(options.variant->id(), options.players);
  if (!match || options.directory.empty() || report.games == 0) return;
  PlayedMatch played{report.games, report.firstWins, report.secondWins, report.draws, report.seconds, options.seed, today()};
  for (double& seconds : played.secondsPerGame) seconds /= static_cast<double>(report.games);
  storePlayedMatch(options.directory, *match, played);
}

}  // namespace

tl::expected<MatchReport, TextError> playMatch(const MatchOptions& options, std::stop_token stop) {
  if (auto checked = makePlayers(options, 0); !checked) return tl::unexpected(std::move(checked.error()));
  MatchReport report;
  std::mutex mutex;
  runParallel(options.games, threadCount(options.threads), stop, [&](std::size_t number) {
    MatchGame game;
    game.number = number;
    Players players = makePlayers(options, number).value();
    if (!playGame(options, players, game, stop)) return;
    const std::scoped_lock lock(mutex);
    add(report, game);
    if (options.finished) options.finished(game);
  });
  report.stopped = stop.stop_requested() && report.games < options.games;
  if (!report.stopped) storeReport(options, report);
  return report;
}

}  // namespace kotai::domineering
