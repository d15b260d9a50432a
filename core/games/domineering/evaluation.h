// Evaluation of Komori et al., by the dominoes that still fit and the dominoes that the other side cannot prevent.
#pragma once

#include "core/game/board_size.h"
#include "core/games/domineering/field.h"
#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct DominoCounts {
  int remaining = 0;  ///< rm: maximum number of the side's dominoes that fit if the other side does not move
  int safe = 0;       ///< sm: maximum number that fit on cells that the other side cannot cover
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

/// Returns the first cells of the side's dominoes that no move of the other side can prevent.
Bits128 safePlaces(const Board<Bits128>& board, Bits128 covered, Side side);

DominoCounts dominoCounts(const DomineeringVariant& variant, const AnyPosition& position, Side side);

/// Returns (own rm - other rm) + (own sm - other sm), for \p side.
int evaluation(const DomineeringVariant& variant, const AnyPosition& position, Side side);
/// Returns the evaluation of a position given by the board size and the covered cells. Dominoes have two cells.
int evaluation(BoardSize size, Bits128 covered, Side side);

}  // namespace kotai::domineering
