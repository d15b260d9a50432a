#include "core/games/domineering/published.h"

#include <fmt/format.h>

#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::domineering {

namespace {

constexpr int publishedGames = 1000;

std::string matchCommand(const PublishedMatch& match) {
  return fmt::format("kotai-cli match {} --first montecarlo:playouts=10000 --second alphabeta:depth={} --games {} --seed 1",
                     match.variant, match.depthPlies, publishedGames);
}

/// Games depend on chance, and thinking times on the machine, so two runs never agree.
PublishedFigure byChance(std::string published) { return {.published = std::move(published), .comparable = false}; }

WorkFigure tableOfMatches(std::string id, std::string tableId) {
  WorkFigure figure{.id = std::move(id), .place = {WorkPlace::Part::Table, 1}, .tables = {{.id = std::move(tableId)}}};
  figure.tables.front().columnsOf = "board-depth";
  for (const PublishedMatch& match : publishedMatches()) {
    const std::string_view variant = match.variant;
    figure.tables.front().columns.push_back(fmt::format("{}, {}", variant.substr(variant.find(':') + 1), match.depthPlies));
    figure.commands.push_back(matchCommand(match));
  }
  return figure;
}

WorkFigure results() {
  WorkFigure figure = tableOfMatches("table-1", "games");
  WorkTable& table = figure.tables.front();
  table.rows = {"vertical-wins", "horizontal-wins", "draws"};
  for (const auto count : {&PublishedMatch::firstWins, &PublishedMatch::secondWins, &PublishedMatch::draws})
    for (const PublishedMatch& match : publishedMatches()) table.cells.push_back(byChance(std::to_string(match.*count)));
  return figure;
}

WorkFigure thinkingTimes() {
  WorkFigure figure = tableOfMatches("thinking-times", "seconds");
  figure.place = {WorkPlace::Part::Section, 4};
  WorkTable& table = figure.tables.front();
  table.rows = {"monte-carlo", "alpha-beta"};
  for (const auto seconds : {&PublishedMatch::firstSeconds, &PublishedMatch::secondSeconds})
    for (const PublishedMatch& match : publishedMatches()) table.cells.push_back(byChance(fmt::format("{}", match.*seconds)));
  return figure;
}

WorkFigure predictedDraws() {
  WorkFigure figure{.id = "predicted", .place = {WorkPlace::Part::Section, 4}, .expected = true};
  figure.variants = {"syncdom:7x7", "syncdom:8x8"};
  figure.commands = {"kotai-cli solve syncdom:7x7", "kotai-cli stats syncdom:7x7"};
  WorkTable& table = figure.tables.emplace_back();
  for (const std::string& variant : figure.variants) table.cells.push_back({.id = variant, .published = "draw"});
  return figure;
}

/// One of eight positions after a turn on the empty board that have the numbers printed below the picture, which is not
/// legible: rm 4 and sm 1 for Vertical, rm 2 and sm 0 for Horizontal.
WorkFigure examplePosition() {
  WorkFigure figure{.id = "figure-3", .place = {WorkPlace::Part::Figure, 3}};
  figure.pictures = {{"rm-4-sm-1", "syncdom:3x4", "3/3/1#1/##1"}};
  figure.commands = {"kotai-cli probe syncdom:3x4 '3/3/1#1/##1' --evaluation"};
  return figure;
}

std::vector<WorkFigure> printedWork() { return {results(), thinkingTimes(), predictedDraws(), examplePosition()}; }

std::string textOf(Payoff payoff) {
  return payoff == Payoff::Draw ? "draw" : payoff == Payoff::FirstWins ? "vertical" : "horizontal";
}

void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token&) {
  if (!figure.expected) return;  // played games are not stored
  for (PublishedFigure& cell : figure.tables.front().cells) {
    const auto variant = parseSimultaneousVariant(cell.id);
    if (!variant) continue;
    if (const auto proved = readProvedOutcome(folder, **variant); proved && proved->outcome())
      cell.computed = textOf(*proved->outcome());
  }
}

}  // namespace

const std::vector<PublishedMatch>& publishedMatches() {
  static const std::vector<PublishedMatch> matches{{"syncdom:7x7", 4, 87, 139, 774, 4.5904, 0.185},
                                                   {"syncdom:7x7", 6, 40, 90, 870, 4.5904, 7.3141},
                                                   {"syncdom:8x8", 4, 3, 77, 920, 8.0502, 0.4641},
                                                   {"syncdom:8x8", 6, 28, 81, 891, 8.0502, 23.5061}};
  return matches;
}

Work publishedWork() {
  return {.name = "Komori et al.",
          .authors =
              "小森成貴, Alessandro Cincotti, 橋本剛, 飯田弘之 (Shigetaka Komori, Alessandro Cincotti, Tsuyoshi Hashimoto, "
              "Hiroyuki Iida)",
          .title = "同時着手ゲームにおける Alpha-Beta 探索",
          .english = "Alpha-Beta Search on Synchronized Game",
          .appeared = "Japan Advanced Institute of Science and Technology",
          .figures = printedWork,
          .compute = computeFigure};
}

}  // namespace kotai::domineering
