// The search of Komori et al. over one turn: the own moves first, then the moves of the other side, both in the same position.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace kotai::domineering {

struct PairSearch {
  struct Move {
    int score = 0;                            ///< exact for the best move, otherwise an upper bound
    std::vector<std::optional<int>> replies;  ///< evaluations of the pairs; nothing for pairs that are cut off
  };
  std::vector<Move> moves;
  std::size_t best = 0;  ///< index of the first move with the highest score
};

/// Replies are cut off after one that makes the move no better than an earlier move. Precondition: both numbers are positive.
PairSearch searchPairs(std::size_t moveCount, std::size_t replyCount,
                       const std::function<int(std::size_t move, std::size_t reply)>& evaluate);

}  // namespace kotai::domineering
