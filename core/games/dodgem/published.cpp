#include "core/games/dodgem/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/games/dodgem/variant.h"
#include "core/games/dodgem/work_counts.h"
#include "core/works/solved_here.h"

namespace kotai::dodgem {

inline constexpr std::array<std::uint32_t, 108> printedSteps3{
    // clang-format off
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    7, 12, 22, 21, 16, 4,
    21, 37, 64, 58, 34, 4,
    28, 49, 82, 88, 21, 0,
    29, 50, 110, 28, 14, 2,
    15, 38, 7, 4, 0, 0,
    8, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 1,
    0, 0, 4, 5, 13, 12,
    0, 0, 9, 28, 42, 21,
    0, 2, 29, 63, 54, 21,
    0, 3, 45, 45, 37, 12,
    0, 15, 29, 28, 21, 7,
    // clang-format on
};
inline constexpr std::array<std::uint32_t, 432> printedSteps4{
    // clang-format off
    0, 0, 0, 0, 0, 0, 0, 1, 0, 4, 8, 4,
    0, 0, 1, 7, 13, 42, 75, 112, 156, 135, 168, 32,
    0, 0, 6, 33, 63, 159, 315, 523, 659, 900, 351, 24,
    0, 4, 23, 100, 213, 476, 979, 1455, 2553, 1289, 425, 24,
    0, 1, 4, 7, 28, 192, 558, 1701, 1891, 1214, 347, 1,
    0, 2, 7, 32, 173, 604, 1491, 1035, 1785, 874, 217, 1,
    0, 3, 13, 64, 302, 744, 678, 738, 1174, 422, 117, 1,
    0, 0, 0, 25, 149, 279, 596, 306, 530, 184, 39, 0,
    0, 0, 4, 14, 35, 177, 168, 72, 218, 85, 21, 0,
    0, 0, 0, 4, 4, 35, 34, 19, 53, 18, 3, 0,
    0, 0, 0, 0, 0, 7, 6, 4, 10, 2, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    13, 28, 62, 118, 180, 247, 273, 245, 190, 92, 40, 3,
    78, 171, 375, 707, 1073, 1431, 1549, 1353, 968, 443, 108, 3,
    156, 342, 746, 1395, 2109, 2787, 2928, 2369, 1531, 750, 55, 1,
    299, 655, 1422, 2641, 3959, 5158, 5184, 3831, 2878, 418, 46, 0,
    385, 849, 1864, 3547, 5382, 7092, 6999, 7512, 1855, 265, 24, 1,
    420, 929, 2044, 3879, 5760, 6917, 9665, 2823, 640, 50, 5, 0,
    376, 833, 1833, 3462, 4856, 8335, 2833, 811, 66, 0, 1, 0,
    268, 600, 1336, 2491, 5381, 1659, 466, 57, 0, 0, 0, 0,
    170, 384, 847, 2351, 532, 139, 18, 6, 15, 3, 0, 0,
    84, 192, 603, 111, 24, 0, 0, 0, 0, 0, 0, 0,
    36, 121, 11, 3, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 3, 6, 8, 17, 13,
    0, 0, 0, 0, 0, 0, 7, 44, 70, 108, 180, 71,
    0, 0, 0, 4, 0, 0, 51, 332, 831, 553, 659, 166,
    0, 0, 0, 1, 0, 36, 520, 2710, 1872, 1457, 1097, 244,
    0, 0, 0, 3, 33, 562, 3838, 4219, 3789, 2326, 1403, 272,
    0, 0, 0, 6, 234, 2960, 4572, 5771, 4394, 2524, 1355, 246,
    0, 0, 0, 58, 1392, 3454, 4904, 5047, 3642, 1988, 1047, 180,
    0, 0, 10, 448, 2007, 3216, 3728, 3477, 2512, 1340, 693, 118,
    0, 1, 57, 746, 1308, 1811, 2017, 1849, 1392, 734, 373, 62,
    0, 5, 182, 381, 600, 829, 925, 846, 649, 340, 171, 28,
    0, 36, 84, 170, 268, 376, 420, 385, 299, 156, 78, 13,
    // clang-format on
};
inline constexpr std::array<std::uint32_t, 12> printedPieces3{
    // clang-format off
    0, 0,
    0, 0,
    236, 482,
    45, 110,
    44, 306,
    27, 170,
    // clang-format on
};
inline constexpr std::array<std::uint32_t, 27> printedPieces4{
    // clang-format off
    156, 2760, 23648,
    0, 134, 3807,
    0, 0, 349,
    7109, 35684, 91624,
    1610, 6962, 17548,
    146, 546, 417,
    106, 9539, 57432,
    224, 4504, 26628,
    94, 1288, 6605,
    // clang-format on
};

/// Outcomes in the order in which the paper lists them.
constexpr std::array printedOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};
constexpr std::string_view exampleBoard = "3>/4/>^^1/2>1";
/// The parents of the example in section 4. The boards are transposed: right in the paper is up here. The unmove goes
/// back one row in the first parent, sideways in the second, and back onto the board in the others.
constexpr std::string_view exampleParents[] = {"3^/^>2/>3/1^2 >", "1>1^/^3/1>2/1^2 >", "3^/^>1>/1>2/1^2 >", "3^/^>2/1>1>/1^2 >",
                                               "3^/^>2/1>2/1^1> >"};

/// Returns three tables, one below another. Downwards, the second player's steps or pieces decrease. To the
/// right, the first player's increase.
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

/// Returns the places of all positions from which a move leads to \p position. These places are in the tier of
/// \p position and in the parents of that tier.
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

/// Fills in the numbers of unmoves. In the paper's name for an unmove, the pattern of the side that moved comes
/// last.
static void fillMovesBack(std::span<PublishedFigure> cells, std::string_view moverPattern,
                          const std::vector<std::string>& parents) {
  const auto pieces = [](std::string_view pattern) {
    int sum = 0;
    for (const char rowCount : pattern) sum += rowCount - '0';
    return sum;
  };
  std::array<std::map<std::string, int>, 3> kinds;  // numbers by pattern of the parent, one map for each cell
  for (const std::string& parent : parents) {
    const std::string before = parent.substr(0, parent.find(':'));
    const std::size_t kind = before == moverPattern ? 1 : pieces(before) > pieces(moverPattern) ? 2 : 0;
    ++kinds[kind][parent.substr(parent.find(':') + 1) + ':' + before];
  }
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    for (const auto& [pattern, count] : kinds[kind]) cells[kind].computed = fmt::format("{}, {}", count, pattern);
}

/// Computes the example. In the parents shown in the paper, the first player has just moved (RULES.md), so the
/// second player is to move.
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
