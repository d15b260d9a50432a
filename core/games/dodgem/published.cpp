#include "core/games/dodgem/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/games/dodgem/printed_tables.h"
#include "core/games/dodgem/variant.h"
#include "core/games/dodgem/work_counts.h"
#include "core/works/solved_here.h"

namespace kotai::dodgem {

/// Outcomes from top to bottom, as in the paper.
constexpr std::array printedOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};
constexpr std::string_view exampleBoard = "3>/4/>^^1/2>1";
/// The parents of the example in section 4. The boards are transposed: right in the paper is up here. The unmove goes
/// back one row in the first parent, sideways in the second, and back onto the board in the others.
constexpr std::string_view exampleParents[] = {"3^/^>2/>3/1^2 >", "1>1^/^3/1>2/1^2 >", "3^/^>1>/1>2/1^2 >", "3^/^>2/1>1>/1^2 >",
                                               "3^/^>2/1>2/1^1> >"};

/// Returns three tables, one below the other. The second player's steps or pieces decrease downwards, and the first
/// player's increase to the right.
static WorkFigure tablesOf(std::string id, int number, int size, std::string key, std::span<const std::uint32_t> printed) {
  WorkFigure figure{.id = std::move(id), .place = {WorkPlace::Part::Figure, number}, .variants = {boardName(size)}, .key = key};
  figure.commands = {fmt::format("kotai-cli table {} --by {} --as-published", boardName(size), key)};
  const int largest = key == "steps" ? size * (size - 1) : size - 1;
  auto next = printed.begin();
  for (const Outcome outcome : printedOrder) {
    WorkTable& table = figure.tables.emplace_back();
    table.id = toText(outcome);
    table.rowsOf = "opponent";
    table.columnsOf = "mover";
    for (int other = largest; other >= 1; --other) table.rows.push_back(std::to_string(other));
    for (int own = 1; own <= largest; ++own) table.columns.push_back(std::to_string(own));
    for (int cell = 0; cell < largest * largest; ++cell)
      table.cells.push_back({.published = std::to_string(*next++),
                             .query = fmt::format("outcome = {} and {} = {}/{}", table.id, key,
                                                  table.columns[static_cast<std::size_t>(cell % largest)],
                                                  table.rows[static_cast<std::size_t>(cell / largest)])});
  }
  return figure;
}

static WorkFigure exampleOfPatterns() {
  WorkFigure figure{.id = "figure-2", .place = {WorkPlace::Part::Figure, 2}, .graph = boardName(4)};
  figure.tables = {{.cells = {{.id = "pattern", .published = "0200:1011"},
                              {.id = "parents", .published = "5"},
                              {.id = "parent-pairs", .published = "0200*1011, 0201*1011, 1011*1100"},
                              {.id = "moved-back", .published = "1, 1011:1100"},
                              {.id = "moved-sideways", .published = "1, 1011:0200"},
                              {.id = "back-onto-board", .published = "3, 1011:0201"}}}};
  figure.pictures = {{"example", boardName(4), fmt::format("{} ^", exampleBoard)}};
  for (const std::string_view parent : exampleParents) figure.pictures.push_back({"parent", boardName(4), std::string(parent)});
  return figure;
}

static WorkFigure results() {
  WorkFigure figure{.id = "section-8", .place = {WorkPlace::Part::Section, 8}, .variants = {boardName(3), boardName(4)}};
  figure.commands = {"kotai-cli probe dodgem:3x3 '>2/>2/1^^ ^' --moves", "kotai-cli probe dodgem:4x4 '>3/>3/>3/1^^^ ^'"};
  figure.tables = {{.cells = {{.id = "start-3x3", .published = "win"},
                              {.id = "first-move-c1c2", .published = "win"},
                              {.id = "first-move-b1b2", .published = "loss"},
                              {.id = "first-move-b1a1", .published = "loss"},
                              {.id = "start-4x4", .published = "draw"}}}};
  figure.pictures = {{"first-move-c1c2", boardName(3), ">2/>1^/1^1 >"},
                     {"first-move-b1b2", boardName(3), ">2/>^1/2^ >"},
                     {"first-move-b1a1", boardName(3), ">2/>2/^1^ >"},
                     {"pictured-start", boardName(4), ">3/>3/>3/1^^^ ^"}};
  return figure;
}

static std::vector<WorkFigure> printedFigures() {
  std::vector<WorkFigure> figures{exampleOfPatterns(),
                                  tablesOf("figure-3", 3, 3, "steps", printedSteps3),
                                  tablesOf("figure-4", 4, 4, "steps", printedSteps4),
                                  tablesOf("figure-5-3x3", 5, 3, "pieces", printedPieces3),
                                  tablesOf("figure-5-4x4", 5, 4, "pieces", printedPieces4),
                                  results()};
  std::ranges::move(countedFigures(), std::back_inserter(figures));
  return figures;
}

static void fillTables(WorkFigure& figure, const Solution& solution) {
  for (const AggregateKey& key : solution.variant()->tierGraph().aggregateKeys()) {
    if (key.id != figure.key) continue;
    const AggregateTable counts = aggregate(solution, key, Counting::AsPublished);
    for (WorkTable& table : figure.tables) {
      auto cell = table.cells.begin();
      for (const std::string& other : table.rows)
        for (const std::string& own : table.columns)
          (cell++)->computed = std::to_string(counts.at(*outcomeFromText(table.id), std::stoi(other), std::stoi(own)));
    }
  }
}

/// Returns the places of all positions with a move to \p position, in its own tier and in the parents of this tier.
static std::vector<Location> parentsOf(const Variant& variant, const AnyPosition& position) {
  const TierGraph& tiers = variant.tierGraph();
  const AnyPosition wanted = variant.canonical(position);
  const TierId own = variant.locate(wanted).tier;
  std::vector<Location> parents;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    bool leadsHere = tier == own;
    tiers.forEachChild(tier, [&](TierId child) { leadsHere = leadsHere || child == own; });
    if (!leadsHere) continue;
    for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index)
      for (const AnyPosition& after : variant.successors(variant.positionAt({tier, {index}})))
        if (variant.canonical(after) == wanted) parents.push_back({tier, {index}});
  }
  return parents;
}

/// Fills in the unmoves (moves taken back). In the paper's name of an unmove, the pattern of the side that moved comes
/// last.
static void fillMovesBack(std::span<PublishedFigure> cells, std::string_view moverPattern,
                          const std::vector<std::string>& parents) {
  const auto pieces = [](std::string_view pattern) {
    int sum = 0;
    for (const char rowCount : pattern) sum += rowCount - '0';
    return sum;
  };
  std::array<std::map<std::string, int>, 3> kinds;  // number by pattern of the parent, in the order of the cells
  for (const std::string& parent : parents) {
    const std::string before = parent.substr(0, parent.find(':'));
    const std::size_t kind = before == moverPattern ? 1 : pieces(before) > pieces(moverPattern) ? 2 : 0;
    ++kinds[kind][parent.substr(parent.find(':') + 1) + ':' + before];
  }
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    for (const auto& [pattern, count] : kinds[kind]) cells[kind].computed = fmt::format("{}, {}", count, pattern);
}

/// Computes the example. In the paper's parents the first player has just moved (RULES.md), so the second player is to move.
static void fillExample(WorkTable& table) {
  const VariantPtr variant = makeVariant(":4x4", 1).value();
  const TierGraph& tiers = variant->tierGraph();
  const auto read = [&](char side) { return variant->parsePosition(fmt::format("{} {}", exampleBoard, side)).value(); };
  const Location place = variant->locate(variant->canonical(read('^')));
  const std::vector<Location> parents = parentsOf(*variant, read('>'));
  std::set<std::string> pairs;
  std::vector<std::string> patterns;
  for (const Location& parent : parents) {
    patterns.push_back(tiers.partName(parent.tier, tiers.partAt(parent)));
    std::string name = tiers.partName(parent.tier, 0);
    std::ranges::replace(name, ':', '*');
    pairs.insert(std::move(name));
  }
  table.cells[0].computed = tiers.partName(place.tier, tiers.partAt(place));
  table.cells[1].computed = std::to_string(parents.size());
  table.cells[2].computed = fmt::format("{}", fmt::join(pairs, ", "));
  const std::string& own = table.cells[0].computed;
  fillMovesBack(std::span(table.cells).subspan(3), std::string_view(own).substr(0, own.find(':')), patterns);
}

static void fillResults(WorkTable& table, const SolutionPtr& small, const SolutionPtr& large) {
  const auto outcome = [](const SolutionPtr& solution) {
    return std::string(toText(solution->value(solution->variant()->start()).outcome));
  };
  if (small) {
    table.cells.front().computed = outcome(small);
    for (const MoveValue& move : moveValues(*small, small->variant()->start()))
      for (PublishedFigure& cell : table.cells)
        if (cell.id == "first-move-" + move.text) cell.computed = toText(move.value.outcome);
  }
  if (large) table.cells.back().computed = outcome(large);
}

static void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) {
  if (computeCounts(figure, folder, stop)) return;
  if (figure.id == "figure-2") return fillExample(figure.tables.front());
  if (figure.id == "section-8")
    return fillResults(figure.tables.front(), solvedHere(folder, figure.variants[0]), solvedHere(folder, figure.variants[1]));
  if (const SolutionPtr solution = solvedHere(folder, figure.variants.front())) fillTables(figure, *solution);
}

Work publishedWork() {
  return {.name = "Kotani",
          .authors = "小谷善行 (Yoshiyuki Kotani)",
          .title = "Dodgem ゲームのレトログレード解析による解明",
          .english = "Retrograde Analysis of Dodgem Game",
          .appeared = "Tokyo University of Agriculture and Technology",
          .figures = printedFigures,
          .compute = computeFigure};
}

}  // namespace kotai::dodgem
