// Values of moves and perfect lines, read from a solution.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

struct MoveValue {
  AnyMove move;
  std::string text;
  AnyPosition after;
  Value value;                    ///< value for the player who makes the move, counting the move itself
  bool keepsOutcome = false;      ///< whether the move keeps the best outcome that the position allows
  bool perfect = false;           ///< whether the move keeps the outcome and the distance
  std::uint32_t wastedPlies = 0;  ///< difference from the best distance (a longer win, a shorter loss); 0 unless keepsOutcome
};

/// Returns every legal move, best first. Shorter wins come before longer wins, and longer losses before shorter
/// losses. Equal moves are ordered by their notation.
std::vector<MoveValue> moveValues(const Solution& solution, const AnyPosition& position);

struct PerfectLine {
  std::vector<MoveValue> moves;
  bool repeats = false;  ///< whether the position is a draw and the line stops before a position would repeat
  bool cut = false;      ///< whether the line stopped at the limit of plies
  AnyPosition last;
};

/// Function that chooses among equally good moves, which are ordered by their notation.
using TieRule = std::function<MoveValue(std::vector<MoveValue> equal)>;

/// Returns a line in which every move keeps the value and the distance. In a draw, the line repeats no
/// position. Without a rule for equally good moves, plays the first move in alphabetical order.
/// core/players/perfect_line.h has other rules.
PerfectLine perfectLine(const Solution& solution, const AnyPosition& position, std::size_t maxPlies = 1000,
                        const TieRule& choose = {});

/// Returns the square on which a move captures a piece of the other side, if it captures one.
std::optional<Square> captureSquare(const Variant& variant, const AnyPosition& position, AnyMove move);

}  // namespace kotai
