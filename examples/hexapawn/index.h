// Index of positions of Hexapawn, without gaps. Each pair of numbers of pawns has a tier.
#pragma once

#include "core/game/plain_board.h"
#include "core/game/tiers_by_piece_count.h"

namespace kotai::hexapawn {

/// Covers positions with the first side to move in which no pawn has reached the far row. Positions are grouped by the number of
/// the mover's pawns on their first row. The index combines three sets: these pawns, the mover's other pawns, and the opponent's
/// pawns on the remaining squares.
class Index {
 public:
  Index(int columns, int rows);

  const TiersByPieceCount& tiers() const { return m_tiers; }
  PositionIndex rank(const PlainBoard& position) const;
  PlainBoard unrank(TierId tier, PositionIndex index) const;

 private:
  struct Block {
    std::uint64_t home = 0;      ///< number of sets of the mover's pawns on their first row
    std::uint64_t advanced = 0;  ///< number of sets of the mover's other pawns
    std::uint64_t enemy = 0;     ///< number of sets of the opponent's pawns
    std::uint64_t positions() const { return home * advanced * enemy; }
  };
  Block blockOf(int mover, int opponent, int atHome) const;
  std::uint64_t count(int mover, int opponent) const;

  int m_columns;
  int m_middle;  // number of squares between the first and the last row
  TiersByPieceCount m_tiers;
};

}  // namespace kotai::hexapawn
