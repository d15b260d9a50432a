// Domineering with alternating moves, written for tests as plainly as possible. The board consists of
// characters, and values come from trying all games.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/game/value.h"

namespace slow_domineering {

/// A board as rows from the bottom, with a dot for a free square.
struct Drawing {
  std::vector<std::string> rows;
  char toMove = 'v';
  friend auto operator<=>(const Drawing&, const Drawing&) = default;
};

Drawing emptyBoard(int columns, int rows, char toMove);
std::string toText(const Drawing& drawing);
Drawing fromText(const std::string& text);
/// Returns the moves, such as "a1a2", with the board after each move.
std::map<std::string, Drawing> moves(const Drawing& drawing);
/// Returns the boards from which the last mover (the side that is not to move) can have reached this board.
std::vector<Drawing> before(const Drawing& drawing);

/// Solves positions and caches their values.
class Solver {
 public:
  kotai::Value value(const Drawing& drawing);

 private:
  std::map<Drawing, kotai::Value> m_known;
};

}  // namespace slow_domineering
