// Maps the rows of a block to the rows of another block by turning or mirroring the board.
#pragma once

#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/chick_rows.h"

namespace kotai::animalshogi::engine {

/// Maps rows to rows, which is possible because giraffes and elephants are the same in all places of a row.
template <class Bits>
class RowMap {
  static_assert(ChickRow::none == std::tuple_size_v<SquareNumbers> - 1);

 public:
  /// `turns`: whether the board is turned to the other side. `freeOfLions`: squares without lions in the other block.
  RowMap(const ClassLayout& from, const SetTable& squares, bool turns, unsigned freeOfLions)
      : m_squares(squares),
        m_numbers(m_geometry.numbers[m_geometry.number(squares)]),
        m_turns(turns),
        m_freeOfLions(freeOfLions),
        m_to(turns ? Layouts::get()[Index::get(Tries::Win).swappedClass(from.number)] : from),
        m_fromRow(ChickRows::get()[from.number]),
        m_toRow(ChickRows::get()[m_to.number]),
        m_swapped(turns && groupsSwap(from)) {}

  const ClassLayout& layout() const { return m_to; }

  /// Target of a row: the offset of the target row, and the new numbers of the squares.
  struct Target {
    std::uint32_t offset = 0;  ///< offset of the target row in its block
    const SquareNumbers* square = nullptr;
  };
  Target target(const Row& row) const {
    const auto& from = row.groups.sets;
    const auto at = [&](std::size_t group) { return unsigned{m_squares[from[group]]}; };
    const std::size_t other = m_turns ? 1 : 0;
    Groups groups;
    for (std::size_t group = 0; group < 4; ++group) groups.sets[group] = at(group ^ other);
    return {rowNumber<Bits>(m_to, groups, m_freeOfLions, m_geometry) * m_to.rowLength, &m_numbers[row.free]};
  }

  template <class Places>
  Places moved(const Target& target, Places bits) const {
    Places result;
    forEachPlace(bits, [&](std::uint32_t each) { result = result | bitAt<Places>(place(target, each)); });
    return result;
  }

  std::uint32_t place(const Target& target, std::uint32_t place) const {
    const ChickRow::Numbers numbers = m_fromRow.numbers[place];
    const std::uint8_t first = (*target.square)[numbers.first];
    const std::uint8_t second = (*target.square)[numbers.second];
    return m_swapped ? m_toRow.place[second][first] : m_toRow.place[first][second];
  }

 private:
  /// Returns whether the two chicks belong to different groups that have the opposite order in the other block.
  static bool groupsSwap(const ClassLayout& layout) {
    constexpr std::array<std::size_t, groupCount> turned{1, 0, 3, 2, 6, 7, 4, 5};
    const std::size_t first = layout.chickGroups[0];
    const std::size_t second = layout.chickGroups[1];
    return first != second && layout.material.onBoard[second] > 0 && turned[first] > turned[second];
  }

  const Geometry& m_geometry = Geometry::get();
  const SetTable& m_squares;
  const NumberTable& m_numbers;
  bool m_turns;
  unsigned m_freeOfLions;
  const ClassLayout& m_to;
  const ChickRow& m_fromRow;
  const ChickRow& m_toRow;
  bool m_swapped;
};

}  // namespace kotai::animalshogi::engine
