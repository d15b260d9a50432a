// The positions of a block as sets of squares, row by row.
#pragma once

#include "solvers/retrograde/animalshogi/moves.h"

namespace kotai::animalshogi::engine {

/// Giraffes and elephants of a row, and the squares they and the lions leave free.
struct Row {
  Groups groups;
  unsigned free = 0;
};

template <class Bits>
class BlockWalker {
 public:
  explicit BlockWalker(BlockId block) : m_layout(Layouts::get()[block.materialClass]), m_lions(Index::get().pair(block.pair)) {}

  const ClassLayout& layout() const { return m_layout; }
  const LionPair& lions() const { return m_lions; }

  Row row(std::uint32_t number) const {
    Row result;
    result.free = allSquares & ~(1U << m_lions.own | 1U << m_lions.enemy);
    std::uint32_t rest = number * m_layout.rowLength;
    for (std::size_t group = 0; group < 4; ++group) {
      const unsigned pieces = m_layout.material.onBoard[group];
      if (pieces == 0) continue;
      const std::uint32_t rank = rest / m_layout.weights[group];
      rest -= rank * m_layout.weights[group];
      const unsigned set = Bits::scatter(pieces == 1 ? 1U << rank : pairs().sets[rank], result.free);
      result.groups.sets[group] = set;
      result.free &= ~set;
    }
    return result;
  }

  Groups at(const Row& row, std::uint32_t place) const {
    Groups groups = row.groups;
    const ChickPlaces& chicks = m_layout.chicks[place];
    groups.sets[m_layout.chickGroups[0]] |= Bits::scatter(chicks.first, row.free);
    groups.sets[m_layout.chickGroups[1]] |= Bits::scatter(chicks.second, row.free);
    return groups;
  }

  Groups at(std::uint32_t rankInBlock) const {
    return at(row(rankInBlock / m_layout.rowLength), rankInBlock % m_layout.rowLength);
  }

 private:
  /// Sets of two among ten squares by rank.
  struct Pairs {
    std::array<std::uint16_t, 45> sets{};
    Pairs() {
      for (std::uint32_t rank = 0; rank < sets.size(); ++rank) sets[rank] = static_cast<std::uint16_t>(bitsOfRank(rank, 2));
    }
  };
  static const Pairs& pairs() {
    static const Pairs table;
    return table;
  }

  const ClassLayout& m_layout;
  const LionPair& m_lions;
};

}  // namespace kotai::animalshogi::engine
