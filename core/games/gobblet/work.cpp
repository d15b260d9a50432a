#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "core/base/bits.h"
#include "core/base/combinations.h"
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/layers.h"
#include "core/games/gobblet/marks.h"
#include "core/works/solved_here.h"

namespace kotai::gobblet {

struct ImpossibleCounts {
  std::uint64_t arrangements = 0;  ///< number of arrangements, reachable or not
  std::uint64_t ownLine = 0;       ///< number of arrangements in which the side to move has a line
  std::uint64_t onlyOwn = 0;       ///< nonempty arrangements with only pieces of the side to move
  std::uint64_t onlyOther = 0;     ///< number of arrangements with only pieces of the other side, at least two
  std::uint64_t any = 0;           ///< arrangements that meet at least one of these conditions

  friend bool operator==(const ImpossibleCounts&, const ImpossibleCounts&) = default;
};

using LayerList = std::vector<Layer>;

static std::uint64_t cubeOf(std::size_t number) { return std::uint64_t{number} * number * number; }

/// Counts the arrangements in which the side to move has a visible line and all three layers are in the list.
static std::uint64_t linesOver(const LayerList& layers) {
  // For medium and large pieces, only two sets matter: the squares that they cover, and the squares on which a
  // piece of the side to move is visible.
  std::vector<std::uint64_t> counts(std::size_t{setCount} * setCount);
  for (const Layer& large : layers) {
    const unsigned top = large.own | large.other;
    for (const Layer& medium : layers)
      ++counts[std::size_t{large.own | (medium.own & ~top)} * setCount + (top | medium.own | medium.other)];
  }
  std::uint64_t lines = 0;
  for (std::size_t place = 0; place < counts.size(); ++place) {
    if (counts[place] == 0) continue;
    const auto shown = static_cast<unsigned>(place / setCount);
    const auto covered = static_cast<unsigned>(place % setCount);
    const auto withLine =
        std::ranges::count_if(layers, [&](const Layer& small) { return hasLine(shown | (small.own & ~covered)); });
    lines += counts[place] * static_cast<std::uint64_t>(withLine);
  }
  return lines;
}

/// Counts the arrangements that a symmetry maps to themselves.
static ImpossibleCounts countInvariant(int symmetry) {
  const Layers& all = Layers::get();
  LayerList kept;
  for (int number = 0; number < layerCount; ++number)
    if (all.image(symmetry, number) == number) kept.push_back(all.layer(number));
  LayerList ownAlone;
  std::ranges::copy_if(kept, std::back_inserter(ownAlone), [](const Layer& each) { return each.other == 0; });
  const auto others = std::ranges::count_if(kept, [](const Layer& each) { return each.own == 0; });
  const auto single = std::ranges::count_if(kept, [](const Layer& each) { return each.own == 0 && countOf(each.other) == 1; });

  ImpossibleCounts counts{.arrangements = cubeOf(kept.size()), .ownLine = linesOver(kept)};
  counts.onlyOwn = cubeOf(ownAlone.size()) - 1;  // the empty board is possible
  counts.onlyOther = cubeOf(static_cast<std::size_t>(others)) - 1 - 3 * static_cast<std::uint64_t>(single);
  counts.any = counts.ownLine + counts.onlyOwn + counts.onlyOther - linesOver(ownAlone);
  return counts;
}

/// Returns counts of impossible arrangements. \p imagesOnce: whether symmetric arrangements count as one. Takes
/// a tenth of a second.
static ImpossibleCounts countImpossible(bool imagesOnce) {
  if (!imagesOnce) return countInvariant(0);
  ImpossibleCounts sum;  // Burnside's lemma: the average number of arrangements that a symmetry fixes
  for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
    const ImpossibleCounts kept = countInvariant(symmetry);
    sum.arrangements += kept.arrangements;
    sum.ownLine += kept.ownLine;
    sum.onlyOwn += kept.onlyOwn;
    sum.onlyOther += kept.onlyOther;
    sum.any += kept.any;
  }
  for (std::uint64_t* const each : {&sum.arrangements, &sum.ownLine, &sum.onlyOwn, &sum.onlyOther, &sum.any})
    *each /= symmetryCount;
  return sum;
}

constexpr const char* plainGame = "gobblet";
constexpr int boardSquares = 9;
constexpr int maxPerSize = 2;

/// Returns the list of the article as printed, with a formula for each number of orange and blue pieces.
static WorkTable formulas() {
  WorkTable table{.id = "formulas", .rowsOf = "orange-blue-formula", .columns = {"by-formula"}};
  table.rows = {"0, 0: ₉C₀",     "0, 1: ₉C₀ ₉C₁", "0, 2: ₉C₀ ₉C₂", "1, 0: ₉C₁ ₈C₀", "1, 1: ₉C₁ ₈C₁",
                "1, 2: ₉C₁ ₈C₂", "2, 0: ₉C₂ ₇C₀", "2, 1: ₉C₂ ₇C₁", "2, 2: ₉C₂ ₇C₂"};
  table.cells.resize(table.rows.size());
  return table;
}

/// Returns the numbers of arrangements of the pieces of one size, by number of orange and blue pieces.
static WorkFigure sizesTable() {
  constexpr std::string_view printed[] = {"1", "9", "36", "9", "72", "252", "36", "252", "756"};
  WorkFigure figure{.id = "one-size", .place = {WorkPlace::Part::Article}};
  WorkTable& table = figure.tables.emplace_back();
  table.rowsOf = "orange";
  table.columnsOf = "blue";
  for (int count = 0; count <= maxPerSize; ++count) {
    table.rows.push_back(std::to_string(count));
    table.columns.push_back(std::to_string(count));
  }
  for (const std::string_view each : printed) table.cells.push_back({.published = std::string(each)});
  figure.tables.push_back(formulas());
  return figure;
}

/// Returns the article's list of symmetries. Each row counts the arrangements that a symmetry fixes.
static WorkFigure imagesOfPositions() {
  WorkFigure figure{.id = "images", .place = {WorkPlace::Part::Article}};
  WorkTable list{.id = "images-list", .columns = {"own-images"}};
  list.rows = {"turned-90",          "turned-180",          "turned-270",         "mirrored",
               "mirrored-turned-90", "mirrored-turned-180", "mirrored-turned-270"};
  list.cells.resize(list.rows.size());
  figure.tables = {std::move(list), {.id = "images-sum", .cells = {{.id = "up-to-images"}}}};
  return figure;
}

static WorkFigure countsOfPositions() {
  WorkFigure figure{.id = "numbering", .place = {WorkPlace::Part::Article}};
  figure.tables = {{.cells = {{.id = "any-pieces", .published = "7625597484987"},
                              {.id = "any-pieces-both-sides", .published = "15251194969974"},
                              {.id = "arrangements-of-one-size", .published = "1423"},
                              {.id = "arrangements", .published = "2881473967"},
                              {.id = "arrangements-both-sides", .published = "5762947934"},
                              {.id = "last-numbers-cut", .published = "1573371256"}}}};
  return figure;
}

static WorkFigure winner() {
  WorkFigure figure{.id = "winner", .place = {WorkPlace::Part::Article}, .variants = {plainGame}};
  figure.commands = {"kotai-cli stats gobblet"};
  figure.tables = {{.cells = {{.id = "start-outcome", .published = "win"}}}};
  return figure;
}

/// Returns the number of stalemates. The article shows one stalemate, and a solution lists all.
static WorkFigure stalemates() {
  WorkFigure figure{.id = "stalemates", .place = {WorkPlace::Part::Article}, .variants = {plainGame}};
  figure.commands = {"kotai-cli find gobblet --kind stalemate"};
  figure.tables = {{.cells = {{.id = std::string(statistic::stalemates), .query = "kind(stalemate)"}}}};
  return figure;
}

/// Returns the numbers of unreachable positions of each kind. The article names the kinds without numbers.
static WorkFigure impossiblePositions() {
  WorkFigure figure{.id = "impossible", .place = {WorkPlace::Part::Article}};
  WorkTable& table = figure.tables.emplace_back();
  table.rows = {"own-line", "only-own", "only-other", "any-reason", "left-over"};
  table.columnsOf = "ways-to-count";
  table.columns = {"each-arrangement", "images-once"};
  table.cells.resize(table.rows.size() * table.columns.size());
  return figure;
}

static std::vector<WorkFigure> printedWork() {
  return {sizesTable(), countsOfPositions(), imagesOfPositions(), impossiblePositions(), winner(), stalemates()};
}

/// Returns the number of layers with the given numbers of pieces, by enumeration.
static std::uint64_t layersWith(int ownPieces, int otherPieces) {
  const Layers& layers = Layers::get();
  std::uint64_t count = 0;
  for (int own = 0; own < smallSetCount; ++own)
    for (int other = 0; other < smallSetCount; ++other)
      if (countBits(layers.set(own)) == ownPieces && countBits(layers.set(other)) == otherPieces &&
          layers.numberOf(own, other) >= 0)
        ++count;
  return count;
}

static void fillSizes(WorkTable& table) {
  auto cell = table.cells.begin();
  for (int orange = 0; orange <= maxPerSize; ++orange)
    for (int blue = 0; blue <= maxPerSize; ++blue) (cell++)->computed = std::to_string(layersWith(orange, blue));
}

static void fillFormulas(WorkTable& table) {
  auto cell = table.cells.begin();
  for (int orange = 0; orange <= maxPerSize; ++orange)
    for (int blue = 0; blue <= maxPerSize; ++blue)
      (cell++)->computed = std::to_string(choose(boardSquares, orange) * choose(boardSquares - orange, blue));
}

static std::uint64_t invariantUnder(int symmetry) {
  std::size_t kept = 0;
  for (int number = 0; number < layerCount; ++number)
    if (Layers::get().image(symmetry, number) == number) ++kept;
  return cubeOf(kept);
}

/// Fills in the number of classes of positions. By Burnside's lemma, this is the average number of positions
/// that a symmetry fixes.
static void fillImages(std::vector<WorkTable>& tables) {
  constexpr int inOrder[] = {5, 3, 6, 1, 7, 2, 4};  // the symmetries of board.h in the order of the article
  std::uint64_t sum = invariantUnder(0);
  for (std::size_t row = 0; row < std::size(inOrder); ++row) {
    const std::uint64_t kept = invariantUnder(inOrder[row]);
    sum += kept;
    tables[0].cells[row].computed = std::to_string(kept);
  }
  tables[1].cells.front().computed = std::to_string(sum / symmetryCount);
}

static void fillCounts(WorkTable& table) {
  std::uint64_t ofOneSize = 0;
  for (int own = 0; own <= maxPerSize; ++own)
    for (int other = 0; other <= maxPerSize; ++other) ofOneSize += layersWith(own, other);
  // On each square, a piece of each size is orange, blue or absent.
  std::uint64_t anything = 1;
  for (int place = 0; place < 3 * boardSquares; ++place) anything *= 3;
  const std::uint64_t arrangements = ofOneSize * ofOneSize * ofOneSize;
  // Numbers are ordered by small layer, then by medium layer, then by large layer. The last number belongs to
  // the last canonical small layer. The article counts one more row of large layers, as if the last medium layer
  // had the number 1,423 instead of 1,422.
  const auto last = static_cast<std::uint64_t>(Layers::get().smallestOf(layerClassCount - 1));
  const std::uint64_t uncut = (last + 1) * ofOneSize * ofOneSize + ofOneSize;
  const std::uint64_t counts[] = {anything, 2 * anything, ofOneSize, arrangements, 2 * arrangements, uncut};
  for (std::size_t place = 0; place < std::size(counts); ++place) table.cells[place].computed = std::to_string(counts[place]);
}

static void fillImpossible(WorkTable& table) {
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    const ImpossibleCounts counts = countImpossible(column == 1);
    auto cell = table.cells.begin() + static_cast<std::ptrdiff_t>(column);
    for (const std::uint64_t count :
         {counts.ownLine, counts.onlyOwn, counts.onlyOther, counts.any, counts.arrangements - counts.any}) {
      cell->computed = std::to_string(count);
      cell += static_cast<std::ptrdiff_t>(table.columns.size());
    }
  }
}

static void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token&) {
  WorkTable& table = figure.tables.front();
  if (figure.id == "one-size") {
    fillFormulas(figure.tables[1]);
    return fillSizes(table);
  }
  if (figure.id == "images") return fillImages(figure.tables);
  if (figure.id == "numbering") return fillCounts(table);
  if (figure.id == "impossible") return fillImpossible(table);
  const SolutionPtr solution = solvedHere(folder, plainGame);
  if (!solution) return;
  PublishedFigure& cell = table.cells.front();
  cell.computed = figure.id == "winner" ? std::string(toText(solution->value(solution->variant()->start()).outcome))
                                        : std::to_string(solution->statistics().at(cell.id));
}

Work publishedWork() {
  return {.name = "gobb_analyzer 2022",
          .authors = "gobb_analyzer",
          .title = "ゴブレットゴブラーズの必勝法解析を C++ でやってみた",
          .english = "A complete analysis of Gobblet Gobblers in C++",
          .appeared = "Qiita, 2 May 2022",
          .figures = printedWork,
          .compute = computeFigure};
}

}  // namespace kotai::gobblet
