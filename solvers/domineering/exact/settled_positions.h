// Recognises decided positions, in which one player's safe moves outlast all moves of the other player.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/games/domineering/board.h"
#include "core/games/domineering/lines.h"

namespace kotai::domineering {

/// Covered cells in two orders: row by row, and column by column.
struct BothOrders {
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  friend BothOrders operator|(BothOrders one, BothOrders two) { return {one.rows | two.rows, one.columns | two.columns}; }
};

/// Counts bits on any processor.
struct AnyMachine {
  static int count(std::uint64_t bits) { return countBits(bits); }
};

/// Immutable and thread-safe.
class SettledPositions {
 public:
  explicit SettledPositions(const Board<std::uint64_t>& board);

  BothOrders both(std::uint64_t covered) const;
  const BothOrders& verticalDomino(int cell) const { return m_verticalDominoes[static_cast<std::size_t>(cell)]; }
  const BothOrders& horizontalDomino(int cell) const { return m_horizontalDominoes[static_cast<std::size_t>(cell)]; }

  /// Returns the payoff if the game is over or if safe moves decide it. A player wins with more safe moves than
  /// the other player has dominoes that fit. With equally many safe moves, the player does not lose.
  template <class Machine = AnyMachine>
  std::optional<int> payoff(const BothOrders& covered) const {
    const std::uint64_t openRows = m_horizontal.open(covered.rows);
    const std::uint64_t openColumns = m_vertical.open(covered.columns);
    const std::uint64_t lying = m_horizontal.places(openRows);
    const std::uint64_t upright = m_vertical.places(openColumns);
    if (lying == 0 || upright == 0) return (upright != 0 ? 1 : 0) - (lying != 0 ? 1 : 0);
    const int mostLying = m_horizontal.packed<Machine>(lying);
    const int mostUpright = m_vertical.packed<Machine>(upright);
    const int leastLying = m_horizontal.packed<Machine>(m_horizontal.safePlaces(openRows));
    const int leastUpright = m_vertical.packed<Machine>(m_vertical.safePlaces(openColumns));
    if (leastUpright > mostLying) return 1;
    if (leastLying > mostUpright) return -1;
    if (leastUpright == mostLying && leastLying == mostUpright) return 0;
    return std::nullopt;
  }

 private:
  Lines<std::uint64_t> m_horizontal;
  Lines<std::uint64_t> m_vertical;
  std::vector<BothOrders> m_verticalDominoes;
  std::vector<BothOrders> m_horizontalDominoes;
  std::vector<std::uint64_t> m_columns;  // cells in column order, by index and value of a byte
};

}  // namespace kotai::domineering
