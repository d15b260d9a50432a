#include "core/games/dodgem/work_counts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "core/analysis/aggregate.h"
#include "core/analysis/proof_size.h"
#include "core/base/combinations.h"
#include "core/games/dodgem/marking.h"
#include "core/games/dodgem/pattern_set.h"
#include "core/games/dodgem/variant.h"
#include "core/works/solved_here.h"

namespace kotai::dodgem {

constexpr std::array<Outcome, 3> outcomeColumns{Outcome::Win, Outcome::Draw, Outcome::Loss};

constexpr std::array<int, 2> solvedSizes{3, 4};

/// Returns the counts of the marking on a board of this size. The first call takes up to about a second.
const std::vector<MarkingCounts>& markingOf(int size) {
  static const std::array<std::vector<MarkingCounts>, 2> counts = [] {
    std::array<std::vector<MarkingCounts>, 2> both;
    for (std::size_t number = 0; number < both.size(); ++number)
      both[number] = countMarking(*makeVariant(fmt::format(":{0}x{0}", solvedSizes[number]), 1).value());
    return both;
  }();
  return counts[static_cast<std::size_t>(size - solvedSizes.front())];
}

static std::string sizeOf(std::string_view variantId) { return std::string(variantId.substr(variantId.find(':') + 1)); }

/// Returns the numbers of patterns. The paper gives formulas for two of them: C(2k+1, k) patterns for a side
/// with k pieces, and the square of that number for both sides.
static WorkFigure patternCounts() {
  WorkFigure figure{.id = "patterns", .place = {WorkPlace::Part::Section, 3}, .graph = boardName(3)};
  WorkTable& table = figure.tables.emplace_back();
  for (const int size : {3, 4, 5}) {
    const std::uint64_t ofOneSide = choose(2 * size - 1, size - 1);
    table.cells.push_back({.id = fmt::format("patterns-{0}x{0}", size), .published = std::to_string(ofOneSide)});
    table.cells.push_back({.id = fmt::format("subspaces-{0}x{0}", size), .published = std::to_string(ofOneSide * ofOneSide)});
    table.cells.push_back({.id = fmt::format("pairs-{0}x{0}", size)});
    table.cells.push_back({.id = fmt::format("parent-subspaces-{0}x{0}", size)});
  }
  return figure;
}

/// Returns the maximum number of subspaces from which moves lead to the same subspace. Section 4 gives the
/// upper bound k + 2.
static int maxParents(int size) {
  const PatternSet patterns(size);
  std::vector<std::set<int>> before(static_cast<std::size_t>(patterns.count()));
  for (int pattern = 0; pattern < patterns.count(); ++pattern) {
    if (patterns.pieces(pattern) > 0) before[static_cast<std::size_t>(pattern)].insert(pattern);  // sideways moves
    for (int row = 0; row < size; ++row)
      if (const int after = patterns.forward(pattern, row); after >= 0) before[static_cast<std::size_t>(after)].insert(pattern);
  }
  return static_cast<int>(std::ranges::max(before, {}, &std::set<int>::size).size());
}

static void fillPatterns(WorkTable& table) {
  auto cell = table.cells.begin();
  for (const int size : {3, 4, 5}) {
    const VariantPtr variant = makeVariant(fmt::format(":{0}x{0}", size), 1).value();
    const TierGraph& tiers = variant->tierGraph();
    std::set<std::string> subspaces;
    std::set<std::string> ofMover;
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
      for (int part = 0; part < tiers.partCount(tier); ++part) {
        const std::string name = tiers.partName(tier, part);
        subspaces.insert(name);
        ofMover.insert(name.substr(0, name.find(':')));
      }
    (cell++)->computed = std::to_string(ofMover.size());
    (cell++)->computed = std::to_string(subspaces.size());
    (cell++)->computed = std::to_string(tiers.tierCount());
    (cell++)->computed = std::to_string(maxParents(size));
  }
}

/// Returns the number of passes of each step of the algorithm in section 6. The paper does not print these
/// numbers.
static WorkFigure passesOfAlgorithm() {
  WorkFigure figure{.id = "algorithm", .place = {WorkPlace::Part::Section, 6}};
  for (const int size : solvedSizes) {
    WorkTable& table = figure.tables.emplace_back();
    table.id = fmt::format("board-{0}x{0}", size);
    table.rowsOf = "remaining-steps";
    table.columnsOf = "numbers-of-marking";
    for (int steps = 0; steps <= 2 * size * (size - 1); ++steps) table.rows.push_back(std::to_string(steps));
    table.rows.emplace_back("sum");
    table.columns = {"subspace-pairs", "positions", "marked-before", "without-move", "win",
                     "loss",           "draw",      "passes",        "most-passes"};
    table.cells.resize(table.rows.size() * table.columns.size());
  }
  return figure;
}

static void fillPasses(WorkTable& table, const std::vector<MarkingCounts>& counts) {
  auto cell = table.cells.begin();
  const auto addRow = [&cell](const MarkingCounts& row) {
    for (const std::uint64_t count :
         {row.pairs, row.positions, row.markedBefore, row.withoutMove, row.won, row.lost, row.drawn(), row.passes, row.maxPasses})
      (cell++)->computed = std::to_string(count);
  };
  std::ranges::for_each(counts, addRow);
  addRow(sumOf(counts));
}

/// Returns counts that test the statement "The side with fewer steps left mostly wins" (section 8).
static WorkFigure fewerSteps() {
  WorkFigure figure{.id = "steps-and-winner", .place = {WorkPlace::Part::Section, 8}, .variants = {boardName(3), boardName(4)}};
  for (const std::string& variant : figure.variants) {
    WorkTable& table = figure.tables.emplace_back();
    table.id = "board-" + sizeOf(variant);
    table.rowsOf = "steps-of-mover";
    table.columnsOf = "outcome-of-mover";
    table.rows = {"fewer-steps", "equal-steps", "more-steps"};
    for (const Outcome outcome : outcomeColumns) table.columns.emplace_back(toText(outcome));
    table.columns.emplace_back("won-share");
    table.cells.resize(table.rows.size() * table.columns.size());
    figure.commands.push_back(fmt::format("kotai-cli table {} --by steps --as-published", variant));
  }
  return figure;
}

static void fillFewerSteps(WorkTable& table, const Solution& solution) {
  const auto& keys = solution.variant()->tierGraph().aggregateKeys();
  const AggregateTable counts = aggregate(solution, *std::ranges::find(keys, "steps", &AggregateKey::id), Counting::AsPublished);
  std::array<std::array<std::uint64_t, 3>, 3> sums{};
  for (int mover = 1; mover <= counts.key.maxMover; ++mover)
    for (int opponent = 1; opponent <= counts.key.maxOpponent; ++opponent)
      for (std::size_t column = 0; column < outcomeColumns.size(); ++column)
        sums[mover < opponent ? 0 : mover == opponent ? 1 : 2][column] += counts.at(outcomeColumns[column], opponent, mover);
  auto cell = table.cells.begin();
  for (const auto& row : sums) {
    for (const std::uint64_t count : row) (cell++)->computed = std::to_string(count);
    const auto all = static_cast<double>(row[0] + row[1] + row[2]);
    (cell++)->computed = fmt::format("{:.1f} %", 100 * static_cast<double>(row[0]) / all);
  }
}

/// Returns counts for section 9 (future work): reachable positions, and the positions that determine the value
/// of the start position.
static WorkFigure partComputed() {
  WorkFigure figure{.id = "from-the-start", .place = {WorkPlace::Part::Section, 9}, .variants = {boardName(3), boardName(4)}};
  WorkTable& table = figure.tables.emplace_back();
  for (const std::string& variant : figure.variants) {
    for (const char* const what : {"proof-positions", "all-positions", "proof-pairs", "all-pairs"})
      table.cells.push_back({.id = fmt::format("{}-{}", what, sizeOf(variant))});
    figure.commands.push_back(fmt::format("kotai-cli graph {} --proof --count", variant));
  }
  return figure;
}

static void fillPart(WorkTable& table, std::size_t first, const Solution& solution, const std::stop_token& stop) {
  const Variant& variant = *solution.variant();
  const ProofSize proof = proofSize(solution, variant.start(), ProofTies::First, stop);
  if (stop.stop_requested()) return;
  const std::uint64_t numbers[] = {proof.undecided + proof.decided, solution.positions(), proof.tiers,
                                   variant.tierGraph().tierCount()};
  for (const std::uint64_t number : numbers) table.cells[first++].computed = std::to_string(number);
}

std::string boardName(int size) { return fmt::format("dodgem:{0}x{0}", size); }

std::vector<WorkFigure> countedFigures() { return {patternCounts(), passesOfAlgorithm(), fewerSteps(), partComputed()}; }

bool computeCounts(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) {
  if (figure.id == "patterns") {
    fillPatterns(figure.tables.front());
    return true;
  }
  if (figure.id == "algorithm") {
    for (std::size_t number = 0; number < solvedSizes.size(); ++number)
      fillPasses(figure.tables[number], markingOf(solvedSizes[number]));
    return true;
  }
  if (figure.id != "steps-and-winner" && figure.id != "from-the-start") return false;
  for (std::size_t number = 0; number < figure.variants.size(); ++number) {
    const SolutionPtr solution = solvedHere(folder, figure.variants[number]);
    if (!solution) continue;
    if (figure.id == "steps-and-winner")
      fillFewerSteps(figure.tables[number], *solution);
    else
      fillPart(figure.tables.front(), 4 * number, *solution, stop);
  }
  return true;
}

}  // namespace kotai::dodgem
