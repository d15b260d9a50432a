// Statistics of a person's moves against programs, by position.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kotai {

/// Games and points of a move in a position. Symmetric positions are counted together.
struct OwnMoves {
  int games = 0;      ///< games in which the person made the move
  double points = 0;  ///< points from finished games: 1 for a win, 1/2 for a draw
  int ended = 0;
  std::optional<double> score() const { return ended > 0 ? std::optional(points / ended) : std::nullopt; }
};

/// Moves by positionKey() before and after the move. Moves to symmetric positions are counted together.
using OwnMovesByKeys = std::map<std::string, std::map<std::string, OwnMoves>>;

}  // namespace kotai
