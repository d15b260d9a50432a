// The moves a person made against programs, position by position.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kotai {

/// Games and points of one move in one position; symmetric positions share them.
struct OwnMoves {
  int games = 0;      ///< games in which the person made the move
  double points = 0;  ///< points in the games that have ended: 1 for a win, 1/2 for a draw
  int ended = 0;
  std::optional<double> score() const { return ended > 0 ? std::optional(points / ended) : std::nullopt; }
};

/// Moves by positionKey() before and after the move. Two moves to symmetric positions are the same.
using OwnMovesByKeys = std::map<std::string, std::map<std::string, OwnMoves>>;

}  // namespace kotai
