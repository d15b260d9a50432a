#include <fmt/format.h>

#include "core/games/quoridor/published.h"
#include "core/games/quoridor/variant.h"
#include "core/known/known_results.h"
#include "core/players/perfect_line.h"
#include "core/works/solved_here.h"

namespace kotai::quoridor {

constexpr std::size_t maxShownPlies = 100;
constexpr int maxExpectedFences = 10;  ///< maximum number of fences of each player, as in the usual game
const std::string smallBoard = "quoridor:5x5,fences=1";

static std::string boardName(int columns, int rows, int fences) {
  return fmt::format("quoridor:{}x{},fences={}", columns, rows, fences);
}

/// Returns the outcome of the start position according to the paper. The second player wins on boards with an
/// odd number of rows, the first player on boards with an even number.
static std::string printedWinner(int rows) { return std::string(toText(rows % 2 != 0 ? Outcome::Loss : Outcome::Win)); }

/// Returns the winner on a board as a figure. The id of the variant is the id of the figure.
static PublishedFigure winnerOf(int columns, int rows, int fences) {
  return {.id = boardName(columns, rows, fences), .published = printedWinner(rows)};
}

static WorkFigure figure11() {
  WorkFigure figure{.id = "figure-11", .place = {WorkPlace::Part::Figure, 11}};
  for (const int fences : {0, 1}) {
    WorkTable& table = figure.tables.emplace_back();
    table.id = fmt::format("fences-{}", fences);
    table.rowsOf = "rows";
    table.columnsOf = "columns";
    table.columns = {"5", "7", "9"};
    for (int rows = 5; rows <= 9; ++rows) {
      table.rows.push_back(std::to_string(rows));
      for (const int columns : {5, 7, 9}) table.cells.push_back(winnerOf(columns, rows, fences));
    }
  }
  figure.variants = boardsOfFigure11();
  figure.commands = {
      "for f in 0 1; do for c in 5 7 9; do for r in 5 6 7 8 9; do kotai-cli solve quoridor:${c}x$r,fences=$f; done; done; done",
      "kotai-cli paper quoridor --figure figure-11"};
  return figure;
}

/// Returns the figures for the boards on which the paper shows perfect play.
static WorkFigure shownLines() {
  WorkFigure figure{.id = "figures-7-10", .place = {WorkPlace::Part::Section, 5}};
  WorkTable& table = figure.tables.emplace_back();
  figure.commands.emplace_back("kotai-cli graph quoridor:5x5,fences=1 --all --plies 2");
  for (const auto& [columns, rows] : {std::pair{5, 5}, {5, 6}, {9, 9}}) {
    table.cells.push_back(winnerOf(columns, rows, 1));
    figure.variants.push_back(table.cells.back().id);
    figure.commands.push_back("kotai-cli line " + table.cells.back().id);
    const VariantPtr board = makeVariant(figure.variants.back().substr(figure.variants.back().find(':')), 1).value();
    figure.pictures.push_back({board->id(), board->id(), board->formatPosition(board->start())});
  }
  return figure;
}

static WorkFigure positions() {
  WorkFigure figure{.id = "section-4", .place = {WorkPlace::Part::Section, 4}, .variants = {smallBoard}};
  figure.commands = {"kotai-cli stats " + smallBoard};
  WorkTable& table = figure.tables.emplace_back();
  for (std::size_t placed = 0; placed < publishedCounts().size(); ++placed) {
    PublishedFigure& cell = table.cells.emplace_back();
    cell.id = fmt::format("legal-{}", placed);
    cell.published = publishedCounts()[placed];
    cell.slip = placed == misprintedCount;
    cell.comparable = !cell.slip;
  }
  table.cells.push_back({.id = "whole-game", .published = "3.9905e42"});
  return figure;
}

static WorkFigure expectation() {
  WorkFigure figure{.id = "expectation", .place = {WorkPlace::Part::Section, 6}, .expected = true};
  WorkTable& table = figure.tables.emplace_back();
  for (int fences = 2; fences <= maxExpectedFences; ++fences) {
    table.cells.push_back(winnerOf(5, 5, fences));
    figure.variants.push_back(table.cells.back().id);
  }
  figure.commands = {"for f in 2 3 4 5 6 7 8 9 10; do kotai-cli solve quoridor:5x5,fences=$f; done",
                     "kotai-cli paper quoridor --figure expectation"};
  return figure;
}

static std::vector<WorkFigure> printedWork() { return {figure11(), positions(), shownLines(), expectation()}; }

/// Returns the upper bound as the cited work (Respall, Brown and Aslam, 2018) computes it: pawns on any two
/// squares, and up to 20 fences. Each fence removes four of the 128 places.
static std::string boundOfWholeGame() {
  double arrangements = 0;
  double placements = 1;
  for (int placed = 0; placed <= 20; ++placed) {
    arrangements += placements;
    placements *= 128 - 4 * placed;
  }
  std::string text = fmt::format("{:.4e}", 81 * 80 * arrangements);
  std::erase(text, '+');
  return text;
}

static void fillPositions(WorkTable& table, const SolutionPtr& solution) {
  table.cells.back().computed = boundOfWholeGame();
  if (!solution) return;
  for (PublishedFigure& known : publishedFigures(*solution, false, {}))
    for (PublishedFigure& cell : table.cells)
      if (cell.id == known.id) cell.computed = std::move(known.computed);
}

/// Fills in known results that ship with the program, for boards that take too long to solve.
static void fillKnown(WorkTable& table) {
  for (PublishedFigure& cell : table.cells)
    if (const KnownResult* const known = knownResult(cell.id); known && cell.computed.empty() && known->isByThisProgram()) {
      cell.computed = toText(known->start);
      cell.known = true;
    }
}

/// Adds the positions of this program's perfect line after the start position. Figures 8 to 10 of the paper
/// show one perfect game each.
static void addLines(WorkFigure& figure, const std::filesystem::path& folder) {
  std::vector<WorkPicture> all;
  for (const WorkPicture& start : figure.pictures) {
    all.push_back(start);
    const SolutionPtr solution = solvedHere(folder, start.variant);
    if (!solution) continue;
    const Variant& variant = *solution->variant();
    int number = 0;
    for (const MoveValue& move :
         perfectLine(*solution, variant.start(), maxShownPlies, tieRule(*solution, LineTies::Hardest)).moves)
      all.push_back({fmt::format("ply-{}-{}", ++number, move.text), start.variant, variant.formatPosition(move.after)});
  }
  figure.pictures = std::move(all);
}

static void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) {
  if (figure.id == "section-4") return fillPositions(figure.tables.front(), solvedHere(folder, smallBoard));
  for (WorkTable& table : figure.tables)
    for (PublishedFigure& cell : table.cells) {
      if (stop.stop_requested()) return;
      if (const SolutionPtr solution = solvedHere(folder, cell.id))
        cell.computed = toText(solution->value(solution->variant()->start()).outcome);
    }
  if (figure.expected) fillKnown(figure.tables.front());
  if (!figure.pictures.empty()) addLines(figure, folder);
}

Work publishedWork() {
  return {.name = "Iwanaga et al. 2022",
          .authors = "岩永拓朗, 坂本真人, 伊藤孝夫, 池田諭 (Takuro Iwanaga, Makoto Sakamoto, Takeo Ito, Satoshi Ikeda)",
          .title = "コリドールの解析",
          .english = "Analysis of Quoridor",
          .appeared = "2022",
          .figures = printedWork,
          .compute = computeFigure};
}

}  // namespace kotai::quoridor
