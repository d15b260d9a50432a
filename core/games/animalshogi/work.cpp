#include "core/games/animalshogi/work.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/analysis/moves.h"
#include "core/base/combinations.h"
#include "core/games/animalshogi/board.h"
#include "core/games/animalshogi/printed.h"
#include "core/games/animalshogi/published.h"
#include "core/games/animalshogi/variant.h"
#include "core/works/solved_here.h"

namespace kotai::animalshogi {

namespace {

constexpr const char* plainGame = "animalshogi";
constexpr const char* statsCommand = "kotai-cli stats animalshogi";
constexpr std::string_view replyPrefix = "reply-";

WorkFigure listOf(std::string id, const std::vector<std::string>& figures, std::vector<std::string> commands = {statsCommand}) {
  WorkFigure figure{.id = std::move(id), .place = {WorkPlace::Part::Slides}, .variants = {plainGame}, .tables = {{}}};
  for (const std::string& each : figures)
    figure.tables.front().cells.push_back({.id = each, .published = std::string(printedText(each))});
  figure.commands = std::move(commands);
  return figure;
}

/// Places the pieces on the board, one kind after the other, with nothing in hand.
WorkFigure estimate() {
  WorkFigure figure{.id = "estimate", .place = {WorkPlace::Part::Slides}};
  figure.tables = {{.cells = {{.id = "placements-lions", .published = "132"},
                              {.id = "placements-giraffes", .published = "180"},
                              {.id = "placements-elephants", .published = "112"},
                              {.id = "placements-chicks", .published = "240"},
                              {.id = "placements", .published = "638668800"}}}};
  return figure;
}

WorkFigure handsTable() {
  std::vector<std::string> ids;
  for (std::size_t held = 0; held <= mostInHand; ++held) ids.push_back(fmt::format("hands-{}", held));
  WorkFigure figure = listOf("table-1", ids, {"kotai-cli table animalshogi --by hands --as-published"});
  figure.place = {WorkPlace::Part::Table, 1};
  figure.tables.front().cells.push_back({.id = "sum", .published = "1567925964"});
  return figure;
}

WorkFigure matesTable() {
  std::vector<std::string> ids;
  for (int moves = 1; moves <= longestMate; moves += 2) ids.push_back(fmt::format("mate-{}", moves));
  WorkFigure figure = listOf("mates", ids, {"kotai-cli table animalshogi --by mate"});
  figure.tables.front().cells.push_back({.id = "sum", .published = "17213997"});
  return figure;
}

/// The replies that the slides give for the first moves.
WorkFigure startFigure() {
  WorkFigure figure =
      listOf("start-figures", {"start", "first-move-B3B2", "first-move-C4C3", "first-move-B4C3", "first-move-B4A3"},
             {statsCommand, "kotai-cli probe animalshogi 'gle/1c1/1C1/ELG b -' --moves"});
  auto& cells = figure.tables.front().cells;
  for (const auto& [move, reply] : {std::pair{"B3B2", "C1B2"}, {"C4C3", "A1A2"}, {"B4C3", "A1A2, B2B3"}, {"B4A3", "A1A2, B2B3"}})
    cells.push_back({.id = fmt::format("{}{}", replyPrefix, move), .published = reply});
  cells.push_back({.id = "proof-graph", .published = std::string(printedText("proof-graph")), .comparable = false});
  return figure;
}

std::vector<WorkFigure> printedWork() {
  std::vector<WorkFigure> figures{estimate(),
                                  handsTable(),
                                  listOf("enumeration", {"reachable", "positions"}),
                                  listOf("results", {"win", "draw", "loss", "longest"}),
                                  startFigure(),
                                  listOf("moves", {"moves-average", "moves-most"}),
                                  listOf("zugzwangs", {"zugzwang", "zugzwang-symmetric"}),
                                  listOf("far-drops", {"far-drop-only", "far-drop-matters"},
                                         {statsCommand, "kotai-cli find animalshogi --kind far-drop-matters --count"}),
                                  matesTable(),
                                  listOf("other-starts", {"chicks-before-giraffes", "chicks-before-elephants"})};
  for (WorkFigure& figure : figures)
    if (figure.id == "far-drops") figure.variants.emplace_back(withoutFarDrops);
  return figures;
}

void fillEstimate(WorkTable& table) {
  const std::uint64_t lions = std::uint64_t{squareCount} * (squareCount - 1);
  const auto pairOn = [](int squares, std::uint64_t ways) { return choose(squares, 2) * ways; };
  // Each of two pieces belongs to either player. A chick may also be a hen.
  const std::uint64_t counts[] = {lions, pairOn(squareCount - 2, 4), pairOn(squareCount - 4, 4), pairOn(squareCount - 6, 16)};
  std::uint64_t all = 1;
  for (std::size_t place = 0; place < std::size(counts); ++place) {
    table.cells[place].computed = std::to_string(counts[place]);
    all *= counts[place];
  }
  table.cells.back().computed = std::to_string(all);
}

/// The best replies to a first move.
std::string bestReplies(const Solution& solution, std::string_view move) {
  std::vector<std::string> best;
  for (const MoveValue& first : moveValues(solution, solution.variant()->start()))
    if (first.text == move)
      for (const MoveValue& reply : moveValues(solution, first.after))
        if (reply.perfect) best.push_back(reply.text);
  return fmt::format("{}", fmt::join(best, ", "));
}

void fillSum(std::vector<PublishedFigure>& cells) {
  std::uint64_t sum = 0;
  for (const PublishedFigure& cell : cells)
    if (cell.id != "sum") sum += std::stoull(cell.computed);
  cells.back().computed = std::to_string(sum);
}

void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) {
  if (figure.id == "estimate") return fillEstimate(figure.tables.front());
  const SolutionPtr solution = solvedHere(folder, plainGame);
  if (!solution) return;
  std::vector<PublishedFigure>& cells = figure.tables.front().cells;
  for (PublishedFigure& known : publishedFigures(*solution, figure.id == "far-drops", stop))
    for (PublishedFigure& cell : cells)
      if (cell.id == known.id) cell.computed = std::move(known.computed);
  for (PublishedFigure& cell : cells)
    if (cell.id.starts_with(replyPrefix)) cell.computed = bestReplies(*solution, cell.id.substr(replyPrefix.size()));
  if (cells.back().id == "sum") fillSum(cells);
}

}  // namespace

Work publishedWork() {
  return {.name = "Tanaka 2009",
          .authors = "田中哲朗 (Tetsuro Tanaka)",
          .title = "「どうぶつしょうぎ」の完全解析",
          .english = "An Analysis of a Board Game “Doubutsu Shogi”",
          .appeared = "IPSJ SIG Technical Report 2009-GI-22, 2009",
          .figures = printedWork,
          .compute = computeFigure};
}

}  // namespace kotai::animalshogi
