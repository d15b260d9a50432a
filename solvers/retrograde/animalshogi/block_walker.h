// Positions of a block as sets of squares, row by row.
#pragma once

#include "solvers/retrograde/animalshogi/moves.h"

namespace kotai::animalshogi::engine {

/// Giraffes and elephants of a row, and the squares that they and the lions leave free.
struct Row {
  Groups groups;
  unsigned free = 0;
  std::uint32_t number = 0;
};

/// Returns a row of a block. `freeOfLions`: squares without lions.
template <class Bits>
Row rowAt(const ClassLayout& layout, unsigned freeOfLions, std::uint32_t number) {
  Row result;
  result.free = freeOfLions;
  result.number = number;
  const RowPlaces& places = layout.rowPlaces[number];
#pragma GCC unroll 4
  for (std::size_t group = 0; group < 4; ++group) {
    const unsigned set = Bits::scatter(places[group], result.free);
    result.groups.sets[group] = set;
    result.free &= ~set;
  }
  return result;
}

/// Returns the number of the row with these giraffes and elephants. Inverse of rowAt(). The number does not depend on the chicks
/// of the class.
template <class Bits>
[[gnu::always_inline]] inline std::uint32_t rowNumber(const ClassLayout& layout, const Groups& groups, unsigned freeOfLions,
                                                      const Geometry& geometry) {
  std::uint32_t number = 0;
#pragma GCC unroll 4
  for (std::size_t group = 0; group < 4; ++group) {
    const unsigned set = groups.sets[group];
    number += geometry.rank[Bits::gather(set, freeOfLions)] * std::uint32_t{layout.partWeights[group]};
    freeOfLions &= ~set;
  }
  return number;
}

template <class Bits>
class BlockWalker {
 public:
  BlockWalker(const Space& space, BlockId block) : m_layout(Layouts::get()[block.materialClass]), m_lions(space.lions(block)) {}

  const ClassLayout& layout() const { return m_layout; }
  const LionPair& lions() const { return m_lions; }

  Row row(std::uint32_t number) const {
    return rowAt<Bits>(m_layout, allSquares & ~(1U << m_lions.own | 1U << m_lions.enemy), number);
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
  const ClassLayout& m_layout;
  const LionPair& m_lions;
};

}  // namespace kotai::animalshogi::engine
