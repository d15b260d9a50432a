#include "app/cli/alternating/query_benchmarks.h"

#include <fmt/format.h>

#include <chrono>
#include <utility>

#include "app/cli/base/process_memory.h"
#include "core/game/registry.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "core/query/vocabulary.h"

namespace kotai::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::uint64_t pagePositions = 64;

/// Queries answered from summaries, from values and boards, and by looking up the values of moves.
std::vector<std::pair<std::string, std::string>> queriesOf(const Variant& variant) {
  const std::string_view move = query::Vocabulary(variant).moves()[1];
  return {{"value", "outcome = win and distance = 9"},
          {"board", "own-pieces <= other-pieces and on(b2) = own and moves > 5"},
          {"only-move", fmt::format("outcome = win and distance = 9 and good-moves = 1 and good-move is {}", move)},
          {"long-only-move", fmt::format("outcome = win and distance >= 25 and good-move is {}", move)}};
}

/// Times answer(prepared), which returns the number of hits.
template <class Answer>
BenchmarkResult answered(const SolutionPtr& solution, const std::string& text, Answer&& answer) {
  const query::Query asked = query::parseQuery(solution->variant(), text).value();
  resetPeakMemory();
  const auto started = Clock::now();
  const query::Prepared prepared(solution, asked, {});
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

}  // namespace

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

}  // namespace kotai::cli
