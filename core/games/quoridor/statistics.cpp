#include "core/games/quoridor/counts.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

StatisticsWords statisticsWords() {
  StatisticsWords words;
  words.statistics = {
      {"won-by-fence-only", "won, and every winning move is a fence"},
      {"won-by-jump-only", "won, and every winning move is a jump over the other pawn, straight on or to its side"},
  };
  words.lists = {{"longest", "the longest wins and the longest losses together"}};
  words.arrangements = legalPositionsByFences;
  return words;
}

}  // namespace kotai::quoridor
