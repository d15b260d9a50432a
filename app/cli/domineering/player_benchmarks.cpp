#include "app/cli/domineering/player_benchmarks.h"

#include <fmt/format.h>

#include <chrono>

#include "app/cli/base/process_memory.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/players/match.h"
#include "solvers/domineering/players/published_matches.h"

namespace kotai::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// Creates a new player each time, so that none profits from earlier results.
BenchmarkResult decideRepeatedly(const std::string& variantId, const std::string& text) {
  constexpr int decisions = 20;
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(variantId).value();
  resetPeakMemory();
  BenchmarkResult result;
  for (int number = 0; number < decisions; ++number) {
    const auto player =
        domineering::makePlayer(text, {variant, Side::First, static_cast<std::uint64_t>(number), nullptr}).value();
    const auto started = Clock::now();
    player->choose(variant->start());
    result.seconds += std::chrono::duration<double>(Clock::now() - started).count();
  }
  result.items = decisions;
  result.peakBytes = peakMemoryBytes();
  return result;
}

/// Games of one of the paper's set-ups, one after the other.
BenchmarkResult playGames(const domineering::PublishedMatch& published, const std::array<std::string, 2>& players) {
  domineering::MatchOptions options;
  options.variant = parseSimultaneousVariant(published.variant).value();
  options.players = players;
  options.games = 20;
  resetPeakMemory();
  const auto started = Clock::now();
  const auto report = domineering::playMatch(options).value();
  BenchmarkResult result;
  result.seconds = std::chrono::duration<double>(Clock::now() - started).count();
  result.items = static_cast<double>(report.games);
  result.peakBytes = peakMemoryBytes();
  return result;
}

}  // namespace

std::vector<BenchmarkCase> playerBenchmarks() {
  std::vector<BenchmarkCase> cases;
  for (const std::string variant : {"syncdom:7x7", "syncdom:8x8", "syncdom:10x10"})
    for (const std::string player :
         {"alphabeta:depth=4", "alphabeta:depth=6", "montecarlo:playouts=10000", "mcts:playouts=10000"})
      cases.push_back(
          {fmt::format("decide/{}/{}", variant, player), [variant, player] { return decideRepeatedly(variant, player); }});
  for (const domineering::PublishedMatch& published : domineering::publishedMatches()) {
    const std::array<std::string, 2> players{"montecarlo:playouts=10000",
                                             "alphabeta:depth=" + std::to_string(published.depthPlies)};
    cases.push_back({std::string("match/") + published.variant + "/" + players[0] + "/" + players[1],
                     [published, players] { return playGames(published, players); }});
  }
  return cases;
}

}  // namespace kotai::cli
