// Enumerates how the pieces of turns, in any order, can produce the covered cells of half a board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Tiling of a half of the board, as far as it affects the other half. Bits are columns.
struct Tiling {
  std::uint32_t claimed = 0;   ///< columns where a piece reaches into the next row; columns not yet passed: this row
  std::uint32_t dead = 0;      ///< dead cells (free cells without a free neighbour); only the last cell of each column
  bool corner = false;         ///< the last piece reaches into the row below the next cell
  std::uint64_t balances = 0;  ///< bit n + evenBalance: whether n more upright than lying dominoes can occur
};
inline constexpr int evenBalance = 32;

/// Set of tilings, without duplicates.
class TilingSet {
 public:
  TilingSet() { m_slots.resize(64); }
  void clear() {
    m_tilings.clear();
    ++m_round;
  }
  void add(const Tiling& tiling) {
    if (2 * m_tilings.size() >= m_slots.size()) grow();
    Slot& slot = slotOf(tiling);
    if (slot.round == m_round) {
      m_tilings[slot.place].balances |= tiling.balances;
      return;
    }
    slot = {m_round, static_cast<std::uint32_t>(m_tilings.size())};
    m_tilings.push_back(tiling);
  }
  const std::vector<Tiling>& tilings() const { return m_tilings; }

 private:
  struct Slot {
    std::uint32_t round = 0;
    std::uint32_t place = 0;
  };
  Slot& slotOf(const Tiling& tiling) {
    const std::uint64_t key = tiling.claimed | std::uint64_t{tiling.dead} << 16 | std::uint64_t{tiling.corner} << 32;
    std::size_t number = (key * 0x9e3779b97f4a7c15ULL) >> 40;
    for (;; ++number) {
      Slot& slot = m_slots[number & (m_slots.size() - 1)];
      if (slot.round != m_round) return slot;
      const Tiling& there = m_tilings[slot.place];
      if (there.claimed == tiling.claimed && there.dead == tiling.dead && there.corner == tiling.corner) return slot;
    }
  }
  void grow() {
    m_slots.assign(2 * m_slots.size(), {});
    m_round = 1;
    for (std::size_t place = 0; place < m_tilings.size(); ++place)
      slotOf(m_tilings[place]) = {m_round, static_cast<std::uint32_t>(place)};
  }

  std::vector<Tiling> m_tilings;
  std::vector<Slot> m_slots;
  std::uint32_t m_round = 1;
};

/// Enumerates all sets of covered cells of some rows, from the edge of the board to the beginning of the other
/// half, and all ways to build each set. A turn covers a vertical and a horizontal domino. If the dominoes
/// overlap, the turn covers three cells around a corner. All pieces fit on the board at once, so they can be
/// played in any order. A set can therefore arise if and only if it consists of dead cells and such pieces,
/// with equal numbers of vertical and horizontal dominoes.
class HalfTilings {
 public:
  /// Last row of the half: an edge of the board, or a row where pieces reach into the other half, or where pieces of the other
  /// half reach into this half.
  enum class End { Edge, Reaches, Reached };
  /// Half of a board after its last row. `claimed`: cells of the other half that pieces reach (End::Reaches), or
  /// cells of this half's last row that the other half's pieces must cover (End::Reached).
  struct Half {
    std::uint32_t cells;   ///< the covered cells; the first row is in the highest bits
    std::uint32_t lonely;  ///< free cells of the last row that still need a free neighbour
    std::uint32_t last;    ///< covered cells of the last row
  };

  HalfTilings(int columns, int rows, End end)
      : m_columns(columns), m_rows(rows), m_end(end), m_sets(static_cast<std::size_t>(columns * rows) + 1) {}

  /// Calls visit(half, tilings) in ascending order of the cells, until visit returns false. If rows > 0, visits only sets whose
  /// first row is \p firstRow.
  template <class Visit>
  void forEach(std::uint32_t firstRow, Visit&& visit) {
    m_firstRow = firstRow;
    m_sets[0].clear();
    m_sets[0].add({0, 0, false, std::uint64_t{1} << evenBalance});
    walk(0, {}, visit);
  }

 private:
  /// Free cells that have no free neighbour so far, in the passed columns of this row and the later columns of
  /// the row above.
  struct Passed {
    std::uint32_t cells = 0;
    std::uint32_t free = 0;
    std::uint32_t lonely = 0;
  };

  /// Tries all contents of the cells from a given cell on. Returns false if visit() returned false.
  template <class Visit>
  bool walk(int number, Passed passed, Visit&& visit) {
    if (number == m_columns * m_rows) {
      const std::uint32_t all = (std::uint32_t{1} << m_columns) - 1;
      return (m_end == End::Edge && passed.lonely != 0) ||
             visit(Half{passed.cells, passed.lonely, all & ~passed.free}, m_sets[static_cast<std::size_t>(number)].tilings());
    }
    const int column = m_columns - 1 - number % m_columns;
    const std::uint32_t here = std::uint32_t{1} << column;
    const std::uint32_t before = column + 1 < m_columns ? here << 1 : 0;
    const bool given = number < m_columns;
    if (!given || (m_firstRow & here) == 0) {
      const bool alone = (passed.free & (here | before)) == 0;
      const std::uint32_t lonely = (passed.lonely & ~(here | before)) | (alone ? here : 0);
      leaveFree(number, here, before);
      if (!visitNext(number, {passed.cells << 1, passed.free | here, lonely}, visit)) return false;
    }
    if ((given && (m_firstRow & here) == 0) || (passed.lonely & here) != 0) return true;
    cover(number, here, before, passed.free);
    return visitNext(number, {passed.cells << 1 | 1, passed.free & ~here, passed.lonely}, visit);
  }
  template <class Visit>
  bool visitNext(int number, const Passed& passed, Visit&& visit) {
    return setAfter(number).tilings().empty() || walk(number + 1, passed, visit);
  }

  TilingSet& setAfter(int number) { return m_sets[static_cast<std::size_t>(number) + 1]; }

  void leaveFree(int number, std::uint32_t here, std::uint32_t before) {
    TilingSet& after = setAfter(number);
    after.clear();
    for (const Tiling& each : m_sets[static_cast<std::size_t>(number)].tilings())
      if ((each.claimed & here) == 0 && (each.dead & (here | before)) == 0)
        after.add({each.claimed | (each.corner ? here : 0), each.dead, false, each.balances});
  }

  /// Tries all covers of the cell: an earlier piece reaches the cell, or a new piece begins there.
  void cover(int number, std::uint32_t here, std::uint32_t before, std::uint32_t free) {
    TilingSet& set = setAfter(number);
    set.clear();
    const bool lastRow = number >= m_columns * (m_rows - 1);
    const bool reaches = !lastRow || m_end == End::Reaches;
    const std::uint32_t next = here >> 1;
    for (const Tiling& each : m_sets[static_cast<std::size_t>(number)].tilings()) {
      const std::uint32_t claimed = (each.claimed & ~here) | (each.corner ? here : 0);
      const std::uint32_t dead = each.dead & ~here;
      if ((each.claimed & here) != 0) {
        set.add({claimed, dead, false, each.balances});
        continue;
      }
      if (((free | each.dead) & (here | before)) == 0) set.add({claimed, dead | here, false, each.balances});
      if (lastRow && m_end == End::Reached) set.add({claimed | here, dead, false, each.balances});
      const bool beside = next != 0 && (each.claimed & next) == 0;
      if (beside) set.add({claimed | next, dead, false, each.balances >> 1});
      if (beside && reaches) set.add({claimed | next, dead, true, each.balances});
      if (!reaches || each.corner) continue;
      set.add({claimed | here, dead, false, each.balances << 1});
      if (beside) set.add({claimed | here | next, dead, false, each.balances});
      if (next != 0) set.add({claimed | here, dead, true, each.balances});
      if (before != 0 && (each.claimed & before) == 0) set.add({claimed | here | before, dead, false, each.balances});
    }
  }

  int m_columns;
  int m_rows;
  End m_end;
  std::uint32_t m_firstRow = 0;
  std::vector<TilingSet> m_sets;  // tilings after each number of passed cells
};

}  // namespace kotai::domineering
