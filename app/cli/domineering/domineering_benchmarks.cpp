// Benchmark cases for simultaneous games: solving completely, proving by search, probing, and players.
#include <fmt/format.h>

#include <chrono>

#include "app/cli/base/process_memory.h"
#include "app/cli/domineering/domineering_commands.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/players/match.h"
#include "solvers/domineering/players/published_matches.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::cli {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// Measures how long a player's decisions take. Creates a new player for each decision so that caches are empty.
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
    result.seconds += secondsSince(started);
  }
  result.items = decisions;
  result.peakBytes = peakMemoryBytes();
  return result;
}

/// Measures the time of games between the players of a published match. The games are played one after the
/// other.
BenchmarkResult playGames(const domineering::PublishedMatch& published, const std::array<std::string, 2>& players) {
  domineering::MatchOptions options;
  options.variant = parseSimultaneousVariant(published.variant).value();
  options.players = players;
  options.games = 20;
  resetPeakMemory();
  const auto started = Clock::now();
  const auto report = domineering::playMatch(options).value();
  BenchmarkResult result;
  result.seconds = secondsSince(started);
  result.items = static_cast<double>(report.games);
  result.peakBytes = peakMemoryBytes();
  return result;
}

std::filesystem::path freshFolder(const std::filesystem::path& scratch, const char* name) {
  std::filesystem::path folder = scratch / name;
  std::filesystem::remove_all(folder);
  return folder;
}

SimultaneousSolutionPtr solveInto(const std::filesystem::path& folder, const SimultaneousVariantPtr& variant, unsigned threads) {
  domineering::SolveOptions options;
  options.directory = folder;
  options.threads = threads;
  domineering::solve(variant, options);
  return SimultaneousSolution::open(folder, variant);
}

BenchmarkResult solveOnce(const std::filesystem::path& scratch, const std::string& variantId, unsigned threads) {
  const auto variant = parseSimultaneousVariant(variantId).value();
  const auto folder = freshFolder(scratch, "simultaneous");
  resetPeakMemory();
  BenchmarkResult result;
  const auto begin = Clock::now();
  const auto solution = solveInto(folder, variant, threads);
  result.seconds = secondsSince(begin);
  result.peakBytes = peakMemoryBytes();
  result.items = static_cast<double>(solution->positions());
  result.bytesPerPosition = static_cast<double>(solution->fileBytes()) / result.items;
  return result;
}

BenchmarkResult proveOnce(const std::filesystem::path& scratch, const std::string& variantId, unsigned threads) {
  domineering::ProofOptions options;
  options.directory = freshFolder(scratch, "proof");
  options.threads = threads;
  resetPeakMemory();
  BenchmarkResult result;
  const auto begin = Clock::now();
  result.items = static_cast<double>(domineering::prove(parseSimultaneousVariant(variantId).value(), options).outcome.nodes);
  result.seconds = secondsSince(begin);
  result.peakBytes = peakMemoryBytes();
  return result;
}

/// Measures the time to compute the matrices of a thousand positions without a pure solution, as the window
/// does.
BenchmarkResult readMatrices(const std::filesystem::path& scratch, const std::string& variantId) {
  const auto solution = solveInto(freshFolder(scratch, "matrices"), parseSimultaneousVariant(variantId).value(), 0);
  SimultaneousFilter filter;
  filter.positionClass = PositionClass::Mixed;
  const auto positions = SimultaneousPositionList(solution, filter).page(0, 1000);
  BenchmarkResult result;
  const auto begin = Clock::now();
  for (const ListedGamePosition& each : positions) result.items += domineering::positionGame(*solution, each.position) ? 1 : 0;
  result.seconds = secondsSince(begin);
  result.peakBytes = peakMemoryBytes();
  return result;
}

/// Returns the benchmark cases for players. An item is a decision or a game.
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

}  // namespace

std::vector<BenchmarkCase> domineeringBenchmarks(const BenchmarkFolders& folders) {
  std::vector<BenchmarkCase> cases;
  const auto scratch = folders.scratch;
  for (const unsigned threads : {1U, 2U}) {
    for (const std::string variant : {"syncdom:4x4", "syncdom:6x4", "syncdom:5x5", "syncdom:6x5"})
      cases.push_back({fmt::format("solve/{}/threads:{}/memory:unlimited", variant, threads),
                       [=] { return solveOnce(scratch, variant, threads); }});
    for (const std::string variant : {"syncdom:6x6", "syncdom:7x6"})
      cases.push_back(
          {fmt::format("prove/{}/threads:{}", variant, threads), [=] { return proveOnce(scratch, variant, threads); }});
  }
  cases.push_back({"probe/syncdom:5x5/matrices", [=] { return readMatrices(scratch, "syncdom:5x5"); }});
  for (BenchmarkCase& player : playerBenchmarks()) cases.push_back(std::move(player));
  return cases;
}

}  // namespace kotai::cli
