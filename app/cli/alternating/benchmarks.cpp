// Benchmarks of alternating games: solving, and reading solutions.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/process_memory.h"
#include "app/cli/bench/benchmark_case.h"
#include "core/analysis/moves.h"
#include "core/data/solution_files.h"
#include "core/game/registry.h"
#include "core/players/random_source.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "core/query/vocabulary.h"
#include "core/tables/solution.h"
#include "solvers/retrograde/solve.h"

namespace kotai::cli {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::uint64_t pagePositions = 64;

/// Returns queries of different cost. Some need only summaries, some need values and boards, and some need the
/// values of moves.
std::vector<std::pair<std::string, std::string>> queriesOf(const Variant& variant) {
  const std::string_view move = query::Vocabulary(variant).moves()[1];
  return {{"value", "outcome = win and distance = 9"},
          {"board", "own-pieces <= other-pieces and on(b2) = own and moves > 5"},
          {"only-move", fmt::format("outcome = win and distance = 9 and good-moves = 1 and good-move is {}", move)},
          {"long-only-move", fmt::format("outcome = win and distance >= 25 and good-move is {}", move)}};
}

/// Measures the time of answer(prepared), which returns the number of matches of a prepared query.
template <class Answer>
BenchmarkResult answered(const SolutionPtr& solution, const std::string& text, Answer&& answer) {
  const query::Query condition = query::parseQuery(solution->variant(), text).value();
  resetPeakMemory();
  const auto started = Clock::now();
  const query::Prepared prepared(solution, condition, {});
  BenchmarkResult result;
  result.items = static_cast<double>(answer(prepared));
  result.seconds = std::chrono::duration<double>(Clock::now() - started).count();
  result.peakBytes = peakMemoryBytes();
  result.bytesPerPosition = static_cast<double>(solution->fileBytes()) / static_cast<double>(solution->positions());
  return result;
}

std::uint64_t countOf(const query::Prepared& prepared) { return query::search(prepared, {}, {}); }

template <query::Order order>
std::uint64_t firstPage(const query::Prepared& prepared) {
  return query::visitFirst(prepared, order, pagePositions, {}, [](const query::Hit&) {}).count;
}

/// Returns three benchmark cases for each of several queries: the first page of matches as stored, the first
/// page with the longest distances first, and the count of all matches. Calls \p solution to open the solution.
std::vector<BenchmarkCase> queryBenchmarks(const std::string& variantId, const std::function<SolutionPtr()>& solution) {
  std::vector<BenchmarkCase> cases;
  const auto variant = parseVariant(variantId);
  if (!variant) return cases;
  for (const auto& [name, text] : queriesOf(**variant)) {
    const std::string prefix = fmt::format("query/{}/{}/", variantId, name);
    cases.push_back({prefix + "first-page", [=] { return answered(solution(), text, firstPage<query::Order::AsStored>); }});
    cases.push_back({prefix + "longest", [=] { return answered(solution(), text, firstPage<query::Order::LongestFirst>); }});
    cases.push_back({prefix + "count", [=] { return answered(solution(), text, countOf); }});
  }
  return cases;
}

using Clock = std::chrono::steady_clock;
constexpr std::size_t probedPositions = 4096;
constexpr std::size_t probeRounds = 100;
constexpr std::size_t moveValueRounds = 10;
constexpr std::size_t scatteredRounds = 10;
constexpr std::size_t coldProbes = 20;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

VariantPtr variantOf(const std::string& id) { return parseVariant(id).value(); }

double bytesPerPosition(const Solution& solution) {
  return static_cast<double>(solution.fileBytes()) / static_cast<double>(solution.positions());
}

struct SolveCase {
  std::string variant;
  unsigned threads;
  std::uint64_t memoryMebibytes;  ///< memory limit; 0 for no limit

  std::string name() const {
    const std::string memory = memoryMebibytes == 0 ? "unlimited" : fmt::format("{}M", memoryMebibytes);
    return fmt::format("solve/{}/threads:{}/memory:{}", variant, threads, memory);
  }
};

BenchmarkResult solveOnce(const std::filesystem::path& scratch, const SolveCase& measured) {
  const VariantPtr variant = variantOf(measured.variant);
  retrograde::SolveOptions options;
  options.directory = scratch / "solve";
  options.threads = measured.threads;
  options.memoryBytes = measured.memoryMebibytes << 20;
  std::filesystem::remove_all(options.directory);
  resetPeakMemory();
  const auto started = Clock::now();
  const retrograde::SolveReport report = retrograde::solve(variant, options);
  BenchmarkResult result;
  result.seconds = secondsSince(started);
  result.peakBytes = peakMemoryBytes();
  result.items = static_cast<double>(report.positionsSolved);
  if (report.unmoves > 0) result.unmovesPerSecond = static_cast<double>(report.unmoves) / report.valueSeconds;
  result.reloads = report.cache.reloads;
  result.bytesPerPosition = bytesPerPosition(*Solution::open(options.directory, variant));
  std::filesystem::remove_all(options.directory);
  return result;
}

/// Measures the time of solving the variants one after another in a single process.
BenchmarkResult solveAll(const std::filesystem::path& scratch, const std::vector<std::string>& variants, unsigned threads) {
  BenchmarkResult all;
  double bytes = 0;
  for (const std::string& variant : variants) {
    const BenchmarkResult one = solveOnce(scratch, {variant, threads, 0});
    all.seconds += one.seconds;
    all.items += one.items;
    all.reloads += one.reloads;
    all.peakBytes = std::max(all.peakBytes, one.peakBytes);
    bytes += one.bytesPerPosition * one.items;
  }
  all.bytesPerPosition = bytes / std::max(all.items, 1.0);
  return all;
}

SolutionPtr probedSolution(const BenchmarkFolders& folders, const std::string& variantId) {
  const VariantPtr variant = variantOf(variantId);
  if (!folders.solutions.empty() && Solution::exists(folders.solutions, *variant))
    return Solution::open(folders.solutions, variant);
  retrograde::SolveOptions options;
  options.directory = folders.scratch / "probe";
  if (!Solution::exists(options.directory, *variant)) retrograde::solve(variant, options);
  return Solution::open(options.directory, variant);
}

/// Returns positions from a random walk through the game, because users mostly probe neighbouring positions.
std::vector<AnyPosition> randomPositions(const Variant& variant, std::size_t count) {
  RandomSource random(1);
  std::vector<AnyPosition> positions;
  AnyPosition position = variant.start();
  while (positions.size() < count) {
    positions.push_back(position);
    const std::vector<AnyMove> moves = variant.legalMoves(position);
    position = moves.empty() ? variant.start() : variant.play(position, moves[random.below(moves.size())]);
  }
  return positions;
}

/// Returns positions scattered over the whole table. Almost all of them are in different blocks of the file.
std::vector<AnyPosition> scatteredPositions(const Variant& variant, std::size_t count) {
  RandomSource random(1);
  const TierGraph& space = variant.tierGraph();
  const std::uint64_t all = space.totalPositions();
  std::vector<std::uint64_t> places;
  while (places.size() < count) places.push_back(random.below(all));
  std::sort(places.begin(), places.end());
  std::vector<AnyPosition> positions;
  std::uint64_t first = 0;
  for (TierId tier; tier.value < space.tierCount() && positions.size() < count; ++tier.value) {
    const std::uint64_t end = first + space.positionCount(tier);
    for (; positions.size() < count && places[positions.size()] < end;)
      positions.push_back(variant.positionAt({tier, {places[positions.size()] - first}}));
    first = end;
  }
  for (std::size_t place = positions.size(); place > 1; --place) std::swap(positions[place - 1], positions[random.below(place)]);
  return positions;
}

/// Measures the time of visit(position) in \p rounds passes over the same positions, after one pass to warm up.
template <class Visit>
BenchmarkResult probeRepeatedly(const Solution& solution, const std::vector<AnyPosition>& positions, std::size_t rounds,
                                Visit&& visit) {
  std::uint64_t checksum = 0;
  for (const AnyPosition& position : positions) checksum += visit(position);
  resetPeakMemory();
  const auto started = Clock::now();
  for (std::size_t round = 0; round < rounds; ++round)
    for (const AnyPosition& position : positions) checksum += visit(position);
  BenchmarkResult result;
  result.seconds = secondsSince(started);
  result.peakBytes = peakMemoryBytes();
  result.items = static_cast<double>(rounds * positions.size());
  result.bytesPerPosition = bytesPerPosition(solution);
  // The checksum is used here so that the compiler cannot remove the loop.
  if (checksum == 0) throw std::logic_error("no values");
  return result;
}

BenchmarkResult warmProbe(const Solution& solution) {
  return probeRepeatedly(
      solution, randomPositions(*solution.variant(), probedPositions), probeRounds,
      [&solution](const AnyPosition& position) { return std::uint64_t{solution.value(position).distancePlies} + 1; });
}

/// Measures probes in an order in which almost every probe decodes a different block.
BenchmarkResult scatteredProbe(const Solution& solution) {
  return probeRepeatedly(
      solution, scatteredPositions(*solution.variant(), probedPositions), scatteredRounds,
      [&solution](const AnyPosition& position) { return std::uint64_t{solution.value(position).distancePlies} + 1; });
}

BenchmarkResult valuesOfMoves(const Solution& solution) {
  return probeRepeatedly(solution, randomPositions(*solution.variant(), probedPositions), moveValueRounds,
                         [&solution](const AnyPosition& position) { return moveValues(solution, position).size(); });
}

/// Asks the system to remove the file from the page cache, so that the next reader has to read the disk.
void dropFromPageCache(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
  ::close(descriptor);
}

/// Measures the time of opening the file and reading one value with a cold cache.
BenchmarkResult coldProbe(const VariantPtr& variant, const std::filesystem::path& file) {
  BenchmarkResult result;
  resetPeakMemory();
  for (const AnyPosition& position : randomPositions(*variant, coldProbes)) {
    dropFromPageCache(file);
    const auto started = Clock::now();
    const SolutionPtr solution = Solution::open(file.parent_path(), variant);
    solution->value(position);
    result.seconds += secondsSince(started);
    result.bytesPerPosition = bytesPerPosition(*solution);
    ++result.items;
  }
  result.peakBytes = peakMemoryBytes();
  return result;
}

void addSolved(std::vector<BenchmarkCase>& cases, const std::filesystem::path& scratch, const Benchmarks::Solved& solved) {
  for (const unsigned threads : {1U, 2U})
    for (const std::string& variant : solved.variants)
      for (const std::uint64_t memory : solved.memoryMebibytes) {
        const SolveCase solve{variant, threads, memory};
        cases.push_back({solve.name(), [scratch, solve] { return solveOnce(scratch, solve); }});
      }
}

void addProbes(std::vector<BenchmarkCase>& cases, const BenchmarkFolders& folders, const std::string& variant) {
  const auto solution = [folders, variant] { return probedSolution(folders, variant); };
  cases.push_back({"probe/" + variant + "/warm", [solution] { return warmProbe(*solution()); }});
  cases.push_back({"probe/" + variant + "/scattered", [solution] { return scatteredProbe(*solution()); }});
  cases.push_back({"probe/" + variant + "/values-of-all-moves", [solution] { return valuesOfMoves(*solution()); }});
  cases.push_back({"probe/" + variant + "/cold", [solution, variant] {
                     // Only the path is needed here, because coldProbe() must open the solution itself.
                     const std::filesystem::path file = solution()->file();
                     return coldProbe(variantOf(variant), file);
                   }});
}

/// Returns the largest variant of a game that has a solution in the folder. Returns nothing if no variant has a
/// solution.
std::optional<std::string> largestSolved(const std::filesystem::path& folder, const Game& game) {
  VariantPtr largest;
  for (const VariantPtr& each : variantsInFolder(folder)) {
    const bool larger = !largest || each->tierGraph().totalPositions() > largest->tierGraph().totalPositions();
    if (each->game().id == game.id && larger && Solution::exists(folder, *each)) largest = each;
  }
  return largest ? std::optional(largest->id()) : std::nullopt;
}

/// Adds query benchmarks on three solutions: the solution that the benchmark reads anyway, the largest solution
/// that the benchmark creates, and the largest existing solution.
void addQueries(std::vector<BenchmarkCase>& cases, const BenchmarkFolders& folders, const Game& game) {
  const Benchmarks& benchmarks = game.benchmarks;
  std::vector<std::string> variants{benchmarks.probed};
  const auto addOnce = [&variants](const std::string& id) {
    if (std::ranges::find(variants, id) == variants.end()) variants.push_back(id);
  };
  if (!benchmarks.solved.empty()) addOnce(benchmarks.solved.back().variants.back());
  if (!folders.solutions.empty())
    if (const auto largest = largestSolved(folders.solutions, game)) addOnce(*largest);
  for (const std::string& variant : variants)
    for (BenchmarkCase& each : queryBenchmarks(variant, [folders, variant] { return probedSolution(folders, variant); }))
      cases.push_back(std::move(each));
}

}  // namespace

std::vector<BenchmarkCase> alternatingBenchmarks(const BenchmarkFolders& folders) {
  std::vector<BenchmarkCase> cases;
  for (const Game& game : games())
    for (const Benchmarks::Solved& solved : game.benchmarks.solved) addSolved(cases, folders.scratch, solved);
  for (const Game& game : games())
    if (const Figures& figures = game.figures; !figures.boards.empty())
      for (const unsigned threads : {1U, 2U})
        cases.push_back({fmt::format("solve/{}-{}/threads:{}/memory:unlimited", game.id, figures.boardsId, threads),
                         [folders, threads, &figures] { return solveAll(folders.scratch, figures.boards, threads); }});
  for (const Game& game : games())
    if (!game.benchmarks.probed.empty()) addProbes(cases, folders, game.benchmarks.probed);
  for (const Game& game : games())
    if (!game.benchmarks.probed.empty()) addQueries(cases, folders, game);
  return cases;
}

}  // namespace kotai::cli
