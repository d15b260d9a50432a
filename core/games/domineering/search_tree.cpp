#include "core/games/domineering/search_tree.h"

#include <fmt/format.h>

#include <utility>

#include "core/games/domineering/evaluation.h"
#include "core/games/domineering/pair_search.h"
#include "core/games/domineering/variant.h"

namespace kotai::domineering {

namespace {

/// The evaluations of figure 2, [V1H1, V1H2], ...; the second pair of V2 is not printed, since it is cut off.
constexpr int printedEvaluations[3][2] = {{3, 5}, {1, 0}, {6, 2}};

/// A position of the board of figure 3 with as many moves as in figure 2. Its search cuts off the same pair and chooses the
/// same move.
constexpr int shownColumns = 3;
constexpr int shownRows = 4;
constexpr const char* shownPosition = "###/1##/2#/2#";

std::string pairsCutOff(const PairSearch& search) {
  std::string text;
  for (std::size_t move = 0; move < search.moves.size(); ++move)
    for (std::size_t reply = 0; reply < search.moves[move].replies.size(); ++reply)
      if (!search.moves[move].replies[reply]) text += fmt::format("{}V{}H{}", text.empty() ? "" : " ", move + 1, reply + 1);
  return text;
}

WorkTable printedValues() {
  WorkTable table;
  for (const auto& [id, printed] :
       {std::pair{"score-V1", "3"}, {"score-V2", "1"}, {"score-V3", "2"}, {"cut-off", "V2H2"}, {"best-move", "V1"}})
    table.cells.push_back({.id = id, .published = printed});
  return table;
}

/// The moves of Vertical below the position, and below each the positions after both moves with their evaluations.
std::vector<WorkPicture> treeOfBoards() {
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

}  // namespace

WorkFigure searchTreeFigure() {
  WorkFigure figure{.id = "figures-1-2", .place = {WorkPlace::Part::Figure, 2}};
  figure.tables.push_back(printedValues());
  figure.pictures = treeOfBoards();
  figure.commands = {fmt::format("kotai-cli probe syncdom:{}x{} '{}' --evaluation", shownColumns, shownRows, shownPosition)};
  return figure;
}

void computeSearchTree(WorkFigure& figure) {
  const PairSearch search =
      searchPairs(3, 2, [](std::size_t move, std::size_t reply) { return printedEvaluations[move][reply]; });
  std::vector<PublishedFigure>& cells = figure.tables.front().cells;
  for (std::size_t move = 0; move < search.moves.size(); ++move) cells[move].computed = std::to_string(search.moves[move].score);
  cells[3].computed = pairsCutOff(search);
  cells[4].computed = fmt::format("V{}", search.best + 1);
}

}  // namespace kotai::domineering
