#include "core/games/domineering/pair_search.h"

namespace kotai::domineering {

PairSearch searchPairs(std::size_t moveCount, std::size_t replyCount,
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

}  // namespace kotai::domineering
