// Moves and moves back on whole sets of squares, with the index of every position they lead to.
#pragma once

#include <bit>

#include "solvers/retrograde/animalshogi/bits.h"
#include "solvers/retrograde/animalshogi/frames.h"

namespace kotai::retrograde::shogi {

/// The groups of pieces of a position, by Group.
struct Groups {
  std::array<unsigned, groupCount> sets{};
  unsigned& operator[](Group group) { return sets[static_cast<std::size_t>(group)]; }
  unsigned operator[](Group group) const { return sets[static_cast<std::size_t>(group)]; }
  unsigned own() const { return sets[0] | sets[2] | sets[4] | sets[5]; }
  unsigned enemy() const { return sets[1] | sets[3] | sets[6] | sets[7]; }
};

/// The board from the other side (or through any table of sets).
inline Groups turnedGroups(const Groups& groups, const SetTable& turn) {
  const auto& from = groups.sets;
  return {{turn[from[1]], turn[from[0]], turn[from[3]], turn[from[2]], turn[from[6]], turn[from[7]], turn[from[4]], turn[from[5]]}};
}
inline Groups mirroredGroups(Groups groups) {
  const SetTable& mirror = Geometry::get().mirrored;
  for (unsigned& set : groups.sets) set = mirror[set];
  return groups;
}

/// Rank inside a block.
template <class Bits>
inline std::uint32_t rankOf(const ClassLayout& layout, const Groups& groups, unsigned free, const Geometry& geometry) {
  std::uint32_t rank = 0;
#pragma GCC unroll 8
  for (std::size_t group = 0; group < groupCount; ++group) {
    const unsigned set = groups.sets[group];
    rank += geometry.rank[Bits::gather(set, free)] * layout.weights[group];
    free &= ~set;
  }
  return rank;
}

/// Pieces of the own side (moving up) or of the enemy's (moving down) that attack a square.
inline unsigned ownAttackers(const Groups& groups, int square) {
  const auto place = static_cast<std::size_t>(square);
  return (downwardMoves[0][place] & groups.sets[0]) | (downwardMoves[1][place] & groups.sets[2]) |
         (downwardMoves[2][place] & groups.sets[4]) | (downwardMoves[3][place] & groups.sets[5]);
}
inline unsigned enemyAttackers(const Groups& groups, int square) {
  const auto place = static_cast<std::size_t>(square);
  return (upwardMoves[0][place] & groups.sets[1]) | (upwardMoves[1][place] & groups.sets[3]) |
         (upwardMoves[2][place] & groups.sets[6]) | (upwardMoves[3][place] & groups.sets[7]);
}

inline unsigned lowestBit(unsigned set) { return set & (0U - set); }

/// Everything that leads to the positions of one block, without positions in which the lion could have been taken.
/// `visit(index, block number)` returns false to stop.
template <class Bits>
class Predecessors {
 public:
  Predecessors(BlockId block, bool farDrops)
      : m_turned(turnedForPredecessors(block)), m_geometry(Geometry::get()), m_farDrops(farDrops) {
    const ClassLayout& layout = Layouts::get()[block.materialClass];
    for (std::size_t change = 0; change < changeCount; ++change)
      if (layout.before[change] >= 0) m_before[change] = &Layouts::get()[layout.before[change]];
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      if (layout.material.enemyHand[kind] > 0) m_taken[m_takenCount++] = kind;
    if (layout.material.enemyHand[2] > 0) m_taken[m_takenCount++] = 3;
  }

  /// `groups`: of a position of the block, seen by its side to move. False if stopped.
  template <class Visit>
  bool forEach(const Groups& groups, Visit&& visit) const {
    const Groups now = turnedGroups(groups, *m_turned.turn);
    const unsigned checkers = ownAttackers(now, m_turned.enemyLion);
    if ((checkers & (checkers - 1)) != 0) return true;  // one of them would have taken the lion instead
    const unsigned movable = checkers != 0 ? checkers : allSquares;
    const unsigned empty = m_turned.freeOfLions & ~(now.own() | now.enemy());
    for (unsigned rest = now.sets[0] & movable; rest != 0; rest &= rest - 1)
      if (!piece(now, 0, 0, 0, rest, empty, visit)) return false;
    for (unsigned rest = now.sets[2] & movable; rest != 0; rest &= rest - 1)
      if (!piece(now, 1, 2, 1, rest, empty, visit)) return false;
    for (unsigned rest = now.sets[4] & movable; rest != 0; rest &= rest - 1)
      if (!chick(now, rest, empty, visit)) return false;
    for (unsigned rest = now.sets[5] & movable; rest != 0; rest &= rest - 1)
      if (!hen(now, rest, empty, visit)) return false;
    if (checkers != 0) return true;
    return lion(now, empty, visit);
  }

 private:
  static unsigned squareOf(unsigned set) { return static_cast<unsigned>(std::countr_zero(set)); }

  /// Squares from which a piece of this kind can have come to `to`: empty, and not attacking the lion from there.
  unsigned origins(std::size_t kind, unsigned to, unsigned empty) const {
    return downwardMoves[kind][to] & empty & ~unsigned{downwardMoves[kind][static_cast<std::size_t>(m_turned.enemyLion)]};
  }

  template <class Visit>
  bool at(const ClassLayout& layout, const Groups& before, Visit&& visit) const {
    const std::uint32_t rank = rankOf<Bits>(layout, before, m_turned.freeOfLions, m_geometry);
    return visit(layout.first + static_cast<std::uint32_t>(m_turned.pair) * layout.blockSize + rank,
                 static_cast<std::uint32_t>(layout.number * lionPairCount + m_turned.pair));
  }

  /// A board move back, with nothing or any piece of the hand taken on `to`.
  template <class Visit>
  bool moved(const Groups& before, std::size_t change, unsigned to, Visit&& visit) const {
    if (!at(*m_before[change], before, visit)) return false;
    for (std::size_t number = 0; number < m_takenCount; ++number) {
      constexpr std::array<std::size_t, 4> enemyGroup{1, 3, 6, 7};
      Groups with = before;
      with.sets[enemyGroup[m_taken[number]]] |= 1U << to;
      if (!at(*m_before[change + 1 + m_taken[number]], with, visit)) return false;
    }
    return true;
  }

  template <class Visit>
  bool dropped(const Groups& before, std::size_t kind, Visit&& visit) const {
    return at(*m_before[static_cast<std::size_t>(dropChange) + kind], before, visit);
  }

  template <class Visit>
  bool piece(const Groups& now, std::size_t kind, std::size_t group, std::size_t handKind, unsigned rest, unsigned empty,
             Visit&& visit) const {
    const unsigned to = squareOf(rest);
    Groups before = now;
    before.sets[group] ^= 1U << to;
    const unsigned others = before.sets[group];
    for (unsigned from = origins(kind, to, empty); from != 0; from &= from - 1) {
      before.sets[group] = others | lowestBit(from);
      if (!moved(before, 0, to, visit)) return false;
    }
    before.sets[group] = others;
    return dropped(before, handKind, visit);
  }

  template <class Visit>
  bool chick(const Groups& now, unsigned rest, unsigned empty, Visit&& visit) const {
    const unsigned to = squareOf(rest);
    const bool far = (1U << to & topRow) != 0;
    Groups before = now;
    before.sets[4] ^= 1U << to;
    const unsigned others = before.sets[4];
    if (!far) {  // on the far row it would have been promoted
      if (const unsigned from = origins(2, to, empty); from != 0) {
        before.sets[4] = others | from;
        if (!moved(before, 0, to, visit)) return false;
        before.sets[4] = others;
      }
    }
    return (far && !m_farDrops) || dropped(before, 2, visit);
  }

  template <class Visit>
  bool hen(const Groups& now, unsigned rest, unsigned empty, Visit&& visit) const {
    const unsigned to = squareOf(rest);
    Groups before = now;
    before.sets[5] ^= 1U << to;
    const unsigned others = before.sets[5];
    for (unsigned from = origins(3, to, empty); from != 0; from &= from - 1) {
      before.sets[5] = others | lowestBit(from);
      if (!moved(before, 0, to, visit)) return false;
    }
    if ((1U << to & topRow) == 0) return true;
    const unsigned from = origins(2, to, empty);
    if (from == 0) return true;
    before.sets[5] = others;
    before.sets[4] |= from;
    return moved(before, promotion, to, visit);
  }

  template <class Visit>
  bool lion(const Groups& now, unsigned empty, Visit&& visit) const {
    for (int number = 0; number < m_turned.stepCount; ++number) {
      const LionStep& step = m_turned.steps[static_cast<std::size_t>(number)];
      if ((1U << step.square & empty) == 0) continue;
      if (!lionFrom(step, now, visit)) return false;
    }
    return true;
  }

  template <class Visit>
  bool lionFrom(const LionStep& step, const Groups& now, Visit&& visit) const {
    const Groups quiet = step.mirror ? mirroredGroups(now) : now;
    unsigned to = static_cast<unsigned>(m_turned.ownLion);
    if (step.mirror) to = static_cast<unsigned>(animalshogi::mirrored(m_turned.ownLion));
    const LionPair& lions = Index::get().pair(step.pair);
    const unsigned free = allSquares & ~(1U << lions.own | 1U << lions.enemy);
    const auto place = [&](const ClassLayout& layout, const Groups& before) {
      const std::uint32_t first = layout.first + static_cast<std::uint32_t>(step.pair) * layout.blockSize;
      const auto block = static_cast<std::uint32_t>(layout.number * lionPairCount + step.pair);
      if (!visit(first + rankOf<Bits>(layout, before, free, m_geometry), block)) return false;
      return !step.bothImages || visit(first + rankOf<Bits>(layout, mirroredGroups(before), free, m_geometry), block);
    };
    if (!place(*m_before[0], quiet)) return false;
    for (std::size_t number = 0; number < m_takenCount; ++number) {
      constexpr std::array<std::size_t, 4> enemyGroup{1, 3, 6, 7};
      Groups with = quiet;
      with.sets[enemyGroup[m_taken[number]]] |= 1U << to;
      if (!place(*m_before[1 + m_taken[number]], with)) return false;
    }
    return true;
  }

  TurnedBlock m_turned;
  const Geometry& m_geometry;
  bool m_farDrops;
  std::array<const ClassLayout*, changeCount> m_before{};
  std::array<std::size_t, 4> m_taken{};
  std::size_t m_takenCount = 0;
};

}  // namespace kotai::retrograde::shogi
