#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/marks.h"

namespace kotai::gobblet {

StatisticsWords statisticsWords() {
  StatisticsWords words;
  words.countedPositions = "reachable from the start and not over; turned and mirrored boards and exchanged players count once";
  words.statistics = {
      {std::string(statistic::reachable), "unfinished positions reachable from the start"},
      {std::string(statistic::finished), "positions with a finished line reachable from the start"},
      {std::string(statistic::wonInOne), "of the reachable, a move completes a line at once"},
      {std::string(statistic::stalemates), "of the reachable, nothing can be placed and every lift shows a line: lost in 1"},
      {std::string(statistic::losingLift),
       "of the reachable and not won in one ply, a lift that loses would have completed a line when put down"},
      {std::string(statistic::losingLiftMoves), "moves that begin with a losing lift, over the reachable"},
      {std::string(statistic::mostSafeMoves), "moves without a losing lift, where there are the most of them"},
      {std::string(statistic::unreachable), "unfinished arrangements that no game reaches"},
  };
  words.lists = {{"longest", "the longest wins and the longest losses together"}};
  words.movesLeftOut = {std::string(statistic::losingLiftMoves), "without losing lifts", "averageMovesWithoutLosingLifts"};
  return words;
}

}  // namespace kotai::gobblet
