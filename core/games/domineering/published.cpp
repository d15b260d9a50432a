#include "core/games/domineering/published.h"

#include <fmt/format.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "core/base/share_interval.h"
#include "core/games/domineering/evaluation.h"
#include "core/games/domineering/played_matches.h"
#include "core/games/domineering/variant.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"

namespace kotai::domineering {

struct PairSearch {
  struct Move {
    int score = 0;                            ///< score of the move: exact for the best move, otherwise an upper bound
    std::vector<std::optional<int>> replies;  ///< evaluation of each pair of moves; missing for pairs that are cut off
  };
  std::vector<Move> moves;
  std::size_t best = 0;  ///< index of the first move with the highest score
};

/// Searches pairs of a move and a reply. Skips the remaining replies to a move that is no better than an
/// earlier move. Precondition: both counts are positive.
static PairSearch searchPairs(std::size_t moveCount, std::size_t replyCount,
                              const std::function<int(std::size_t move, std::size_t reply)>& evaluate) {
  PairSearch search;
  for (std::size_t number = 0; number < moveCount; ++number) {
    PairSearch::Move move;
    move.replies.resize(replyCount);
    for (std::size_t reply = 0; reply < replyCount; ++reply) {
      const int found = evaluate(number, reply);
      move.replies[reply] = found;
      if (reply == 0 || found < move.score) move.score = found;
      if (number > 0 && move.score <= search.moves[search.best].score) break;
    }
    search.moves.push_back(std::move(move));
    if (search.moves[number].score > search.moves[search.best].score) search.best = number;
  }
  return search;
}

/// Evaluations of figure 2: [V1H1, V1H2], ... The search cuts off the second pair of V2, so the figure prints
/// no evaluation for this pair.
constexpr int printedEvaluations[3][2] = {{3, 5}, {1, 0}, {6, 2}};

/// Position on the board of figure 3 with as many moves as in figure 2. The search cuts off the same pair and
/// chooses the same move as in figure 2.
constexpr int shownColumns = 3;
constexpr int shownRows = 4;
constexpr const char* shownPosition = "###/1##/2#/2#";

static std::string pairsCutOff(const PairSearch& search) {
  std::string text;
  for (std::size_t move = 0; move < search.moves.size(); ++move)
    for (std::size_t reply = 0; reply < search.moves[move].replies.size(); ++reply)
      if (!search.moves[move].replies[reply]) text += fmt::format("{}V{}H{}", text.empty() ? "" : " ", move + 1, reply + 1);
  return text;
}

static WorkTable printedValues() {
  WorkTable table;
  for (const auto& [id, printed] :
       {std::pair{"score-V1", "3"}, {"score-V2", "1"}, {"score-V3", "2"}, {"cut-off", "V2H2"}, {"best-move", "V1"}})
    table.cells.push_back({.id = id, .published = printed});
  return table;
}

/// Returns a tree of pictures: the position, Vertical's moves below it, and the positions after both moves at
/// the bottom, with their evaluations.
static std::vector<WorkPicture> treeOfBoards() {
  const DomineeringVariant variant(shownColumns, shownRows);
  const AnyPosition root = variant.parsePosition(shownPosition).value();
  const std::vector<AnyMove> moves = variant.moves(root, Side::First);
  const std::vector<AnyMove> replies = variant.moves(root, Side::Second);
  const auto after = [&](std::size_t move, std::size_t reply) { return variant.play(root, {moves[move], replies[reply]}); };
  const PairSearch search = searchPairs(moves.size(), replies.size(), [&](std::size_t move, std::size_t reply) {
    return evaluation(variant, after(move, reply), Side::First);
  });
  std::vector<WorkPicture> tree{{"tree-root", variant.id(), shownPosition}};
  for (std::size_t move = 0; move < moves.size(); ++move) {
    const std::string first = variant.formatMove(Side::First, moves[move]);
    const auto parent = static_cast<int>(tree.size());
    const AnyPosition half = DomineeringVariant::positionOf(DomineeringVariant::coveredBits(root) |
                                                            variant.board().verticalDomino(static_cast<int>(moves[move].code)));
    tree.push_back({fmt::format("tree-{} {} {}", move == search.best ? "best" : "move", first, search.moves[move].score),
                    variant.id(), variant.formatPosition(half), 0});
    for (std::size_t reply = 0; reply < replies.size(); ++reply) {
      const std::string second = variant.formatMove(Side::Second, replies[reply]);
      const auto& found = search.moves[move].replies[reply];
      tree.push_back(
          {found ? fmt::format("tree-pair {} {} {}", first, second, *found) : fmt::format("tree-cut {} {}", first, second),
           variant.id(), variant.formatPosition(after(move, reply)), parent});
    }
  }
  return tree;
}

/// Returns figure 2 with the printed values, and with a tree of boards.
static WorkFigure searchTreeFigure() {
  WorkFigure figure{.id = "figures-1-2", .place = {WorkPlace::Part::Figure, 2}};
  figure.tables.push_back(printedValues());
  figure.pictures = treeOfBoards();
  figure.commands = {fmt::format("kotai-cli probe syncdom:{}x{} '{}' --evaluation", shownColumns, shownRows, shownPosition)};
  return figure;
}

/// Fills in the values that searchPairs() computes from the printed evaluations.
static void computeSearchTree(WorkFigure& figure) {
  const PairSearch search =
      searchPairs(3, 2, [](std::size_t move, std::size_t reply) { return printedEvaluations[move][reply]; });
  std::vector<PublishedFigure>& cells = figure.tables.front().cells;
  for (std::size_t move = 0; move < search.moves.size(); ++move) cells[move].computed = std::to_string(search.moves[move].score);
  cells[3].computed = pairsCutOff(search);
  cells[4].computed = fmt::format("V{}", search.best + 1);
}

constexpr int publishedGames = 1000;

static std::string matchCommand(const PublishedMatch& match) {
  return fmt::format("kotai-cli match {} --first montecarlo:playouts=10000 --second alphabeta:depth={} --games {} --seed 1",
                     match.variant, match.depthPlies, publishedGames);
}

/// Returns a figure that cannot be compared, because the number depends on chance or on the machine.
static PublishedFigure byChance(std::string published) { return {.published = std::move(published), .comparable = false}; }

static WorkFigure tableOfMatches(std::string id, std::string tableId) {
  WorkFigure figure{.id = std::move(id), .place = {WorkPlace::Part::Table, 1}, .tables = {{.id = std::move(tableId)}}};
  figure.tables.front().columnsOf = "board-depth";
  for (const PublishedMatch& match : publishedMatches()) {
    const std::string_view variant = match.variant;
    figure.tables.front().columns.push_back(fmt::format("{}, {}", variant.substr(variant.find(':') + 1), match.depthPlies));
    figure.commands.push_back(matchCommand(match));
  }
  return figure;
}

struct ResultRow {
  const char* id;
  int PublishedMatch::*printed;
  std::uint64_t PlayedMatch::*played;
};
constexpr ResultRow resultRows[] = {{"vertical-wins", &PublishedMatch::firstWins, &PlayedMatch::firstWins},
                                    {"horizontal-wins", &PublishedMatch::secondWins, &PlayedMatch::secondWins},
                                    {"draws", &PublishedMatch::draws, &PlayedMatch::draws}};

/// Returns the results of the matches that this program has played, in per cent with 95% confidence intervals.
static WorkTable playedMatches(const WorkTable& printed) {
  WorkTable table{.id = "played", .columnsOf = printed.columnsOf, .rows = {"games"}, .columns = printed.columns};
  for (const ResultRow& row : resultRows) table.rows.push_back(fmt::format("{}-share", row.id));
  table.rows.insert(table.rows.end(), {"seed", "day"});
  table.cells.resize(table.rows.size() * table.columns.size());
  return table;
}

static WorkFigure results() {
  WorkFigure figure = tableOfMatches("table-1", "games");
  WorkTable& table = figure.tables.front();
  for (const ResultRow& row : resultRows) {
    table.rows.emplace_back(row.id);
    for (const PublishedMatch& match : publishedMatches()) table.cells.push_back(byChance(std::to_string(match.*row.printed)));
  }
  figure.tables.push_back(playedMatches(table));
  return figure;
}

static WorkFigure thinkingTimes() {
  WorkFigure figure = tableOfMatches("thinking-times", "seconds");
  figure.place = {WorkPlace::Part::Section, 4};
  WorkTable& table = figure.tables.front();
  table.rows = {"monte-carlo", "alpha-beta"};
  for (const auto seconds : {&PublishedMatch::firstSeconds, &PublishedMatch::secondSeconds})
    for (const PublishedMatch& match : publishedMatches()) table.cells.push_back(byChance(fmt::format("{}", match.*seconds)));
  return figure;
}

static WorkFigure predictedDraws() {
  WorkFigure figure{.id = "predicted", .place = {WorkPlace::Part::Section, 4}, .expected = true};
  figure.variants = {"syncdom:7x7", "syncdom:8x8"};
  figure.commands = {"kotai-cli solve syncdom:7x7", "kotai-cli stats syncdom:7x7"};
  WorkTable& table = figure.tables.emplace_back();
  for (const std::string& variant : figure.variants) table.cells.push_back({.id = variant, .published = "draw"});
  return figure;
}

/// Returns a figure with a position in place of an illegible picture. After one turn, eight positions have the
/// numbers that the paper prints below the picture (rm 4 and sm 1 for Vertical, rm 2 and sm 0 for Horizontal).
/// The position is one of them.
static WorkFigure examplePosition() {
  WorkFigure figure{.id = "figure-3", .place = {WorkPlace::Part::Figure, 3}};
  figure.pictures = {{"rm-4-sm-1", "syncdom:3x4", "3/3/1#1/##1"}};
  figure.commands = {"kotai-cli probe syncdom:3x4 '3/3/1#1/##1' --evaluation"};
  return figure;
}

static std::vector<WorkFigure> printedWork() {
  return {searchTreeFigure(), examplePosition(), results(), thinkingTimes(), predictedDraws()};
}

static std::string textOf(Payoff payoff) {
  return payoff == Payoff::Draw ? "draw" : payoff == Payoff::FirstWins ? "vertical" : "horizontal";
}

static std::string shareText(std::uint64_t hits, std::uint64_t games) {
  const ShareInterval interval = shareInterval(hits, games);
  return fmt::format("{:.1f} ({:.1f}–{:.1f})", 100 * static_cast<double>(hits) / static_cast<double>(games), 100 * interval.low,
                     100 * interval.high);
}

static void fillResults(WorkFigure& figure, std::size_t column, const PlayedMatch& played) {
  const auto cell = [&](std::size_t table, std::size_t row) -> std::string& {
    return figure.tables[table].cells[row * figure.tables[table].columns.size() + column].computed;
  };
  std::size_t number = 0;
  cell(1, 0) = std::to_string(played.games);
  for (const ResultRow& row : resultRows) {
    const std::uint64_t hits = played.*row.played;
    cell(0, number++) =
        played.games == gamesOfPublishedMatch ? std::to_string(hits) : fmt::format("{} of {}", hits, played.games);
    cell(1, number) = shareText(hits, played.games);
  }
  cell(1, number + 1) = std::to_string(played.seed);
  cell(1, number + 2) = played.day;
}

static void fillTimes(WorkTable& table, std::size_t column, const PlayedMatch& played) {
  for (std::size_t side = 0; side < played.secondsPerGame.size(); ++side)
    table.cells[side * table.columns.size() + column].computed = fmt::format("{:.4f}", played.secondsPerGame[side]);
}

static void fillMatches(WorkFigure& figure, const std::filesystem::path& folder) {
  for (std::size_t column = 0; column < publishedMatches().size(); ++column) {
    const auto played = playedMatch(folder, publishedMatches()[column]);
    if (!played) continue;
    if (figure.id == "table-1")
      fillResults(figure, column, *played);
    else
      fillTimes(figure.tables.front(), column, *played);
  }
}

static void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token&) {
  if (figure.id == "table-1" || figure.id == "thinking-times") return fillMatches(figure, folder);
  if (figure.id == "figures-1-2") return computeSearchTree(figure);
  if (!figure.expected) return;
  for (PublishedFigure& cell : figure.tables.front().cells) {
    const auto variant = parseSimultaneousVariant(cell.id);
    if (!variant) continue;
    if (const auto proved = readProvedOutcome(folder, **variant); proved && proved->outcome())
      cell.computed = textOf(*proved->outcome());
  }
}

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
