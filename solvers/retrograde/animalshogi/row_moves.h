// Moves of a whole row of positions at once (chick_rows.h explains why this works).
#pragma once

#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/chick_rows.h"

namespace kotai::animalshogi::engine {

/// A move that is possible in the positions `from` of a row. The move leads to the positions `to` of another row, in
/// the same order, as the side that moved sees them.
template <class Places>
struct RowMove {
  std::size_t change = 0;  ///< change of the material, as an index into ClassLayout::after
  Groups pieces;           ///< giraffes and elephants of the row after the move
  std::uint32_t row = 0;   ///< number of the row after the move
  Places from;
  Places to;
  bool farDrop = false;  ///< whether the move drops a chick on the far row

  [[gnu::always_inline]] Row rowAfter(unsigned freeOfLions) const {
    const auto& sets = pieces.sets;
    return {pieces, freeOfLions & ~(sets[0] | sets[1] | sets[2] | sets[3]), row};
  }
};

/// Returns the number of a square among the free squares. The functions are static, so that each file compiled
/// for a kind of processor has its own copies.
static inline std::size_t numberAmong(unsigned free, unsigned square) {
  return static_cast<std::size_t>(std::popcount(free & (square - 1)));
}
/// Returns the places in which a chick of the group is on one of the squares. \p group counts from OwnChicks.
static inline RowBits standingOn(const ChickRow& chicks, std::size_t group, unsigned squares, unsigned free) {
  RowBits places;
  for (unsigned rest = squares & free; rest != 0; rest &= rest - 1)
    places = places | chicks.has[group][numberAmong(free, lowestBit(rest))];
  return places;
}
/// The next two functions return the places in which the side moving up, or the side moving down, attacks a square.
static inline RowBits attackedByOwn(const Row& row, const ChickRow& chicks, int square) {
  const auto to = static_cast<std::size_t>(square);
  if (((downwardMoves[0][to] & row.groups.sets[0]) | (downwardMoves[1][to] & row.groups.sets[2])) != 0) return chicks.all;
  return standingOn(chicks, 0, downwardMoves[2][to], row.free) | standingOn(chicks, 1, downwardMoves[3][to], row.free);
}
static inline RowBits attackedByEnemy(const Row& row, const ChickRow& chicks, int square) {
  const auto to = static_cast<std::size_t>(square);
  if (((upwardMoves[0][to] & row.groups.sets[1]) | (upwardMoves[1][to] & row.groups.sets[3])) != 0) return chicks.all;
  return standingOn(chicks, 2, upwardMoves[2][to], row.free) | standingOn(chicks, 3, upwardMoves[3][to], row.free);
}

/// Generates the moves of rows. The resulting rows are in `layout(change)`, with the lions after the move, as
/// the side that moved sees them.
template <class Bits, class Places>
class RowMoves {
 public:
  RowMoves(BlockId block, const BlockRules& rules)
      : m_chicks(ChickRows::get()[block.materialClass]),
        m_own(1U << rules.space.lions(block).own),
        m_enemy(1U << rules.space.lions(block).enemy) {
    const ClassLayout& layout = Layouts::get()[block.materialClass];
    for (std::size_t change = 0; change < changeCount; ++change) {
      m_chicksAfter[change] = &ChickRows::get().nothing();
      if (layout.after[change] < 0) continue;
      m_after[change] = &Layouts::get()[rules.space.index().swappedClass(layout.after[change])];
      m_chicksAfter[change] = &ChickRows::get()[m_after[change]->number];
    }
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      if (layout.material.ownHand[kind] > 0) m_drops[kind] = dropSquares(rules.drops, Side::First, static_cast<Kind>(kind));
  }

  /// Returns the layout after a change of material. Null if the change is impossible.
  const ClassLayout* layout(std::size_t change) const { return m_after[change]; }
  const ChickRow& chicks() const { return m_chicks; }
  const ChickRow& chicksAfter(std::size_t change) const { return *m_chicksAfter[change]; }
  unsigned freeOfLions() const { return allSquares & ~(m_own | m_enemy); }
  unsigned freeOfLions(int lionTo) const { return allSquares & ~(1U << lionTo | m_enemy); }

  std::uint32_t offset(const RowMove<Places>& move) const { return move.row * m_after[move.change]->rowLength; }

  /// Returns the positions in which the mover can capture the lion.
  Places capturesLion(const Row& row) const { return attackedByOwn(row, m_chicks, std::countr_zero(m_enemy)); }

  /// Visits all moves, except lion moves, of the positions in `interest`. Precondition: in these positions the lion cannot be
  /// captured.
  template <class Visit>
  void forEach(const Row& row, Places interest, Visit&& visit) const {
    const Asked asked{row, interest};
    pieces<0>(asked, visit);
    pieces<1>(asked, visit);
    chicks<2>(asked, visit);
    chicks<3>(asked, visit);
    drop<0>(asked, visit);
    drop<1>(asked, visit);
    dropChick(asked, visit);
  }

  template <class Visit>
  void lionTo(int square, const Row& row, Places interest, Visit&& visit) const {
    const unsigned to = 1U << square;
    if ((to & ownPieces(row)) == 0) step({row, interest}, row.groups, m_own, to, freeOfLions(square), visit);
  }

 private:
  struct Asked {
    const Row& row;
    Places interest;
  };

  static unsigned ownPieces(const Row& row) { return row.groups.sets[0] | row.groups.sets[2]; }

  template <class Visit>
  void visitIfAsked(const Asked& asked, const RowMove<Places>& move, Visit&& visit) const {
    if (any(move.from & asked.interest)) visit(move);
  }

  /// Returns the number of the row with these giraffes and elephants after a change of material.
  std::uint32_t numberAfter(std::size_t change, const Groups& pieces, unsigned freeOfLionsAfter) const {
    return rowNumber<Bits>(*m_after[change], pieces, freeOfLionsAfter, m_geometry);
  }

  /// Moves a giraffe, an elephant or the lion from one square to another. `after`: the position with the piece on its target.
  template <class Visit>
  void step(const Asked& asked, Groups after, unsigned from, unsigned to, unsigned freeOfLionsAfter, Visit&& visit) const {
    const Row& row = asked.row;
    if ((to & row.free) == 0) {
      const std::size_t change = (row.groups.sets[1] & to) != 0 ? 1 : 2;
      after.sets[change == 1 ? 1 : 3] ^= to;
      const std::size_t left = numberAmong(row.free | from, from);
      const std::uint32_t number = numberAfter(change, after, freeOfLionsAfter);
      return visitIfAsked(asked, {change, after, number, m_chicks.all, m_chicksAfter[change]->free[left]}, visit);
    }
    const std::size_t target = numberAmong(row.free, to);
    const std::size_t left = numberAmong((row.free ^ to) | from, from);
    const std::uint32_t number = numberAfter(0, after, freeOfLionsAfter);
    visitIfAsked(asked, {0, after, number, m_chicks.free[target], m_chicksAfter[0]->free[left]}, visit);
    visitIfAsked(asked, {3, after, number, m_chicks.has[2][target], m_chicksAfter[3]->free[left]}, visit);
    visitIfAsked(asked, {4, after, number, m_chicks.has[3][target], m_chicksAfter[4]->free[left]}, visit);
  }

  template <std::size_t Kind, class Visit>
  void pieces(const Asked& asked, Visit&& visit) const {
    constexpr std::size_t group = firstGroup[Kind];
    const unsigned set = asked.row.groups.sets[group];
    const unsigned blocked = ownPieces(asked.row) | m_own | m_enemy;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
      const unsigned from = lowestBit(rest);
      const auto square = static_cast<std::size_t>(std::countr_zero(rest));
      for (unsigned targets = upwardMoves[Kind][square] & ~blocked; targets != 0; targets &= targets - 1) {
        Groups after = asked.row.groups;
        after.sets[group] = (set ^ from) | lowestBit(targets);
        step(asked, after, from, lowestBit(targets), freeOfLions(), visit);
      }
    }
  }

  template <std::size_t Kind, class Visit>
  void chicks(const Asked& asked, Visit&& visit) const {
    const Row& row = asked.row;
    const unsigned blocked = ownPieces(row) | m_own | m_enemy;
    std::size_t number = 0;
    for (unsigned rest = row.free; rest != 0; rest &= rest - 1, ++number) {
      const Places movers = m_chicks.has[Kind - 2][number];
      if (!any(movers & asked.interest)) continue;
      const auto square = static_cast<std::size_t>(std::countr_zero(rest));
      for (unsigned targets = upwardMoves[Kind][square] & ~blocked; targets != 0; targets &= targets - 1)
        chickStep<Kind>(asked, movers, lowestBit(rest), lowestBit(targets), visit);
    }
  }

  template <std::size_t Kind, class Visit>
  void chickStep(const Asked& asked, Places movers, unsigned from, unsigned to, Visit&& visit) const {
    const Row& row = asked.row;
    const bool promotes = Kind == 2 && (to & topRow) != 0;
    const std::size_t group = promotes ? 1 : Kind - 2;
    const std::size_t change = promotes ? promotion : 0;
    const auto after = [&](std::size_t each, unsigned free) {
      const ChickRow& places = *m_chicksAfter[each];
      return Places(places.has[group][numberAmong(free, to)]) & Places(places.free[numberAmong(free, from)]);
    };
    if ((to & row.free) == 0) {
      const bool giraffe = (row.groups.sets[1] & to) != 0;
      Groups left = row.groups;
      left.sets[giraffe ? 1 : 3] ^= to;
      const std::size_t taking = change + (giraffe ? 1 : 2);
      const std::uint32_t number = numberAfter(taking, left, freeOfLions());
      return visitIfAsked(asked, {taking, left, number, movers, after(taking, row.free | to)}, visit);
    }
    const std::size_t target = numberAmong(row.free, to);
    const auto chicksOnly = [&](std::size_t each, Places standing) {
      visitIfAsked(asked, {each, row.groups, row.number, movers & standing, after(each, row.free)}, visit);
    };
    chicksOnly(change, m_chicks.free[target]);
    chicksOnly(change + 3, m_chicks.has[2][target]);
    chicksOnly(change + 4, m_chicks.has[3][target]);
  }

  template <std::size_t Kind, class Visit>
  void drop(const Asked& asked, Visit&& visit) const {
    if (m_drops[Kind] == 0) return;
    constexpr std::size_t change = std::size_t{dropChange} + Kind;
    std::size_t number = 0;
    for (unsigned rest = asked.row.free; rest != 0; rest &= rest - 1, ++number) {
      Groups after = asked.row.groups;
      after.sets[firstGroup[Kind]] |= lowestBit(rest);
      const std::uint32_t row = numberAfter(change, after, freeOfLions());
      visitIfAsked(asked, {change, after, row, m_chicks.free[number], m_chicksAfter[change]->all}, visit);
    }
  }

  template <class Visit>
  void dropChick(const Asked& asked, Visit&& visit) const {
    if (m_drops[2] == 0) return;
    constexpr std::size_t change = std::size_t{dropChange} + 2;
    std::size_t number = 0;
    for (unsigned rest = asked.row.free; rest != 0; rest &= rest - 1, ++number) {
      if ((lowestBit(rest) & m_drops[2]) == 0) continue;
      const bool far = (lowestBit(rest) & topRow) != 0;
      const Places to = m_chicksAfter[change]->has[0][number];
      visitIfAsked(asked, {change, asked.row.groups, asked.row.number, m_chicks.free[number], to, far}, visit);
    }
  }

  const Geometry& m_geometry = Geometry::get();
  const ChickRow& m_chicks;
  unsigned m_own;
  unsigned m_enemy;
  std::array<const ClassLayout*, changeCount> m_after{};
  std::array<const ChickRow*, changeCount> m_chicksAfter{};
  std::array<unsigned, handKindCount> m_drops{};  ///< target squares of pieces in hand, indexed by kind
};

}  // namespace kotai::animalshogi::engine
