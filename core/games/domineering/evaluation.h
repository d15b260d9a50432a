// Evaluation of Komori et al. by two numbers of dominoes for each side: those that still fit, and those that
// the other side cannot prevent.
#pragma once

#include "core/game/board_size.h"
#include "core/games/domineering/field.h"
#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct DominoCounts {
  int remaining = 0;  ///< rm: maximum number of dominoes that the side can place if the other side does not move
  int safe = 0;       ///< sm: maximum number of dominoes on cells that the other side cannot cover
  friend constexpr bool operator==(const DominoCounts&, const DominoCounts&) = default;
};

/// Counts the dominoes of one side on many positions of a board.
class DominoCounter {
 public:
  DominoCounter(BoardSize size, Side side, int dominoCells = usualDominoCells)
      : m_field(size.columns, size.rows, side, dominoCells) {}
  DominoCounts of(Bits128 covered) const;

 private:
  Field<Bits128> m_field;
};

/// Returns the first cells of the dominoes of a side that the other side cannot prevent.
Bits128 safePlaces(const Board<Bits128>& board, Bits128 covered, Side side);

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side);

/// Returns (own rm - other rm) + (own sm - other sm), for \p side.
int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side);
/// Returns the evaluation for a board size and a set of covered cells. Dominoes have two cells.
int evaluation(BoardSize size, Bits128 covered, Side side);

}  // namespace kotai::domineering
