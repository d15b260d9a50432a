#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

StatisticsWords statisticsWords() {
  StatisticsWords words;
  words.notables = false;  // the game has its own counts
  words.countedPositions =
      "reachable from the start, not over, and the lion cannot be captured at once; mirror images count once";
  words.publishedTables = {"hands", "mate"};
  words.publishedHelp = "Animal Shogi's mates and pieces in hand with the published numbers beside";
  words.figureTables = {{"hands", "in_hand", "hands-"}, {"mate", "n", "mate-"}};
  words.lengthTables = {
      {"mate", std::string(statistic::mate),
       "won by checks alone: each threatens to take the lion, and no answer helps; by the round in which it is found"},
      {"mate-or-try", std::string(statistic::mateOrTry), "the same, where threatening a safe try is a check too", hasTries}};
  words.statistics = {
      {std::string(statistic::reachable),
       "positions reachable from the start, those included where the game is decided (W0, L0 and U0 of Tanaka 2009)"},
      {std::string(statistic::lionCapturable), "of these, the side to move can take the lion (W0 of Tanaka 2009)"},
      {std::string(statistic::lost), "of these, the side to move has lost by a try (L0 of Tanaka 2009)"},
      {std::string(statistic::zugzwang),
       "lost, and the same board with the other side to move is reachable, not decided, and lost too"},
      {std::string(statistic::symmetricZugzwang), "of these, passing gives the same position again"},
      {std::string(statistic::farDropOnly),
       "not lost, and a chick dropped on the far row is worth more (win, draw, loss) than every other move"},
      {std::string(statistic::proof),
       "undecided positions in a proof of the start's value: all moves of the loser, one shortest win of the winner, of "
       "several the first in the table"},
  };
  words.lists = {
      {"longest", "the longest wins and the longest losses together"},
      {"only-move", "of several legal moves exactly one keeps the win or the draw"},
      {"most-moves", "as many legal moves as there are anywhere"},
      {"win-behind", "won with fewer pieces than the opponent, hands included"},
      {"far-drop-matters", "another outcome if chicks may not be dropped on the far row (animalshogi:far-drop=no)"},
  };
  return words;
}

}  // namespace kotai::animalshogi
