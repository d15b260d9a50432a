#include "app/cli/domineering/domineering_benchmarks.h"

#include <fmt/format.h>

#include <chrono>

#include "app/cli/base/process_memory.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::cli {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// An empty folder with this name.
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

/// The matrices of a thousand positions without a pure solution, computed as for the window.
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
  return cases;
}

}  // namespace kotai::cli
