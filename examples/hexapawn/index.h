// Index of a position of Hexapawn: a tier for each pair of numbers of pawns, numbered without gaps.
#pragma once

#include "core/game/plain_board.h"
#include "core/game/tiers_by_piece_count.h"

namespace kotai::hexapawn {

/// Covers positions with the first side to move in which no pawn has reached its last row. The index combines, by the number of
/// the mover's pawns still on the first row: the set of these pawns, the set of the mover's others, and the set of the opponent's
/// on the squares left above.
class Index {
 public:
  Index(int columns, int rows);

  const TiersByPieceCount& tiers() const { return m_tiers; }
  PositionIndex rank(const PlainBoard& position) const;
  PlainBoard unrank(TierId tier, PositionIndex index) const;

 private:
  struct Block {
    std::uint64_t home = 0;      ///< sets on the first row
    std::uint64_t advanced = 0;  ///< sets of the mover's other pawns
    std::uint64_t enemy = 0;     ///< sets of the opponent's pawns
    std::uint64_t positions() const { return home * advanced * enemy; }
  };
  Block blockOf(int mover, int opponent, int atHome) const;
  std::uint64_t count(int mover, int opponent) const;

  int m_columns;
  int m_middle;  // squares between first and last row
  TiersByPieceCount m_tiers;
};

}  // namespace kotai::hexapawn
