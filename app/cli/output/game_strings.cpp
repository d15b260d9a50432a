#include "app/cli/output/game_strings.h"

#include <algorithm>
#include <map>

#include "core/games/animalshogi/marks.h"
#include "core/games/gobblet/marks.h"

namespace kotai::cli {
namespace {

GameStrings dodgemTexts() {
  GameStrings texts;
  texts.notables = true;
  texts.aggregatedPositions = "both sides have a piece";
  texts.aggregatedKey = "bothSidesHaveAPiece";
  texts.publishedTables = {"steps", "pieces"};
  return texts;
}

GameStrings animalShogiTexts() {
  namespace figure = animalshogi::figure;
  GameStrings texts;
  texts.countedPositions = "reachable from the start, not over, the lion cannot be taken now; of two mirror images one";
  texts.publishedTables = {"hands", "mate"};
  texts.figureTables = {{"hands", "in_hand", "hands-"}, {"mate", "n", "mate-"}};
  texts.lengthTables = {
      {"mate", std::string(figure::mate),
       "won by checks alone: each threatens to take the lion, and no answer helps; by the round in which it is found"},
      {"mate-or-try", std::string(figure::mateOrTry), "the same, where threatening a safe try is a check too"}};
  texts.figures = {
      {std::string(figure::reachable), "positions reachable from the start, those included where the game is decided"},
      {std::string(figure::lionTakable), "of these, the side to move can take the lion"},
      {std::string(figure::lost), "of these, the side to move has lost by a try"},
      {std::string(figure::zugzwang),
       "lost, and the same board with the other side to move is reachable, not decided, and lost too"},
      {std::string(figure::symmetricZugzwang), "of these, passing gives the same position again"},
      {std::string(figure::farDropOnly),
       "not lost, and a chick dropped on the far row is worth more (win, draw, loss) than every other move"},
      {std::string(figure::proof),
       "undecided positions in a proof of the start's value: all moves of the loser, one shortest win of the winner, "
       "of "
       "several the first in the table"},
  };
  texts.lists = {
      {"longest", "won or lost in as many plies as there are anywhere"},
      {"only-move", "of several legal moves exactly one keeps the win or the draw"},
      {"most-moves", "as many legal moves as there are anywhere"},
      {"win-behind", "won with fewer pieces than the opponent, hands included"},
      {"far-drop-matters", "another outcome if chicks may not be dropped on the far row (animalshogi:far-drop=no)"},
  };
  return texts;
}

GameStrings quoridorTexts() {
  GameStrings texts;
  texts.countsSlowly = true;
  texts.notables = true;
  texts.figures = {
      {"won-by-fence-only", "won, and every winning move is a fence"},
      {"won-by-jump-only", "won, and every winning move is a jump over the other pawn, straight on or to its side"},
  };
  texts.lists = {{"longest", "won or lost in as many plies as there are anywhere"}};
  return texts;
}

GameStrings gobbletTexts() {
  namespace figure = gobblet::figure;
  GameStrings texts;
  texts.countedPositions = "reachable from the start and not over; turned and mirrored boards, and the players, as one";
  texts.figures = {
      {std::string(figure::reachable), "unfinished positions reachable from the start"},
      {std::string(figure::finished), "positions with a finished line reachable from the start"},
      {std::string(figure::wonInOne), "of the reachable, a move completes a line at once"},
      {std::string(figure::stalemates), "of the reachable, nothing can be placed and every lift shows a line: lost in 1"},
      {std::string(figure::losingLift),
       "of the reachable and not won in one ply, a lift that loses would have completed a line when put down"},
      {std::string(figure::losingLiftMoves), "moves that begin with a losing lift, over the reachable"},
      {std::string(figure::mostSafeMoves), "moves without a losing lift, where there are the most of them"},
      {std::string(figure::unreachable), "unfinished arrangements that no game reaches"},
  };
  texts.notables = true;
  texts.lists = {{"longest", "won or lost in as many plies as there are anywhere"}};
  return texts;
}

}  // namespace

const GameStrings& gameTexts(const Variant& variant) {
  static const std::map<std::string, GameStrings, std::less<>> known{
      {"dodgem", dodgemTexts()}, {"animalshogi", animalShogiTexts()}, {"quoridor", quoridorTexts()}, {"gobblet", gobbletTexts()}};
  static const GameStrings none;
  const auto found = known.find(variant.gameId());
  return found == known.end() ? none : found->second;
}

bool isPublished(const Variant& variant, std::string_view key) {
  // Papers gave the tables of the standard rules only.
  const bool ownRules = variant.id().find('=') != std::string::npos;
  const std::vector<std::string>& tables = gameTexts(variant).publishedTables;
  return !ownRules && std::find(tables.begin(), tables.end(), key) != tables.end();
}

void addStored(Summary& summary, const Variant& variant, std::uint64_t counted) {
  const std::string& which = gameTexts(variant).countedPositions;
  if (which.empty()) return;
  const std::uint64_t stored = variant.tierGraph().totalPositions();
  if (stored == counted) return;
  summary.add("counted", which, "counted", which);
  summary.add("stored", grouped(stored) + ", reachable or not", "stored", stored);
}

}  // namespace kotai::cli
