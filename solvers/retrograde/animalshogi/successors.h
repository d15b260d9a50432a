// Every position that a position of one block leads to, with its place.
#pragma once

#include "solvers/retrograde/animalshogi/moves.h"

namespace kotai::retrograde::shogi {

/// Where a move leads; the side to move there is the other one.
struct Successor {
  const ClassLayout* layout = nullptr;
  int pair = 0;             ///< of the stored pairs, or of OutsidePairs
  std::uint32_t rank = 0;
  LionStep::Target target = LionStep::Target::Stored;
  bool canTakeLion = false; ///< outside the stored pairs: the side to move there takes the lion; else it has lost
  bool farChickDrop = false;
  bool isSymmetric = false; ///< outside the stored pairs: both lions in the middle column
  bool isImage = false;     ///< not a move of its own, but the mirror image of the successor visited before

  std::uint32_t index() const { return layout->first + static_cast<std::uint32_t>(pair) * layout->blockSize + rank; }
};

/// `visit(successor, groups)` is told about every legal move of a position in which the lion cannot be taken. The groups
/// are the successor's, as they stand in its block.
template <class Bits>
class Successors {
 public:
  Successors(BlockId block, bool farDrops)
      : m_turned(turnedForSuccessors(block)), m_geometry(Geometry::get()), m_farDrops(farDrops) {
    const ClassLayout& layout = Layouts::get()[block.materialClass];
    for (std::size_t change = 0; change < changeCount; ++change)
      if (layout.after[change] >= 0) m_after[change] = &Layouts::get()[layout.after[change]];
    for (std::size_t kind = 0; kind < handKindCount; ++kind) m_hand[kind] = layout.material.ownHand[kind] > 0;
    m_passed = &Layouts::get()[layout.swapped];
  }

  /// The board after passing, and its index.
  Groups turned(const Groups& groups) const { return turnedGroups(groups, *m_turned.turn); }
  std::uint32_t passedIndex(const Groups& turnedBoard) const { return at(*m_passed, turnedBoard).index(); }
  const TurnedBlock& frame() const { return m_turned; }

  template <class Visit>
  void forEach(const Groups& groups, Visit&& visit) const {
    const Groups now = turned(groups);
    const unsigned enemy = now.enemy() | 1U << m_turned.enemyLion;
    constexpr std::array<std::size_t, 4> moverGroup{1, 3, 6, 7};
    for (std::size_t kind = 0; kind < 4; ++kind)
      for (unsigned rest = now.sets[moverGroup[kind]]; rest != 0; rest &= rest - 1) {
        const auto from = static_cast<std::size_t>(std::countr_zero(rest));
        for (unsigned to = downwardMoves[kind][from] & ~enemy; to != 0; to &= to - 1)
          piece(now, kind, lowestBit(rest), lowestBit(to), visit);
      }
    lion(now, enemy, visit);
    drops(now, m_turned.freeOfLions & ~(now.own() | now.enemy()), visit);
  }

 private:
  /// Takes what stands on a square out of the groups: which change that is, 0 for nothing.
  static std::size_t take(Groups& groups, unsigned square) {
    constexpr std::array<std::size_t, 4> group{0, 2, 4, 5};
    for (std::size_t kind = 0; kind < 4; ++kind)
      if ((groups.sets[group[kind]] & square) != 0) {
        groups.sets[group[kind]] ^= square;
        return kind + 1;
      }
    return 0;
  }

  Successor at(const ClassLayout& layout, const Groups& after) const {
    return {&layout, m_turned.pair, rankOf<Bits>(layout, after, m_turned.freeOfLions, m_geometry)};
  }

  template <class Visit>
  void piece(const Groups& now, std::size_t kind, unsigned from, unsigned to, Visit&& visit) const {
    constexpr std::array<std::size_t, 4> moverGroup{1, 3, 6, 7};
    Groups after = now;
    std::size_t change = take(after, to);
    const bool promotes = kind == 2 && (to & bottomRow) != 0;
    after.sets[moverGroup[kind]] ^= from;
    after.sets[moverGroup[promotes ? 3 : kind]] |= to;
    if (promotes) change += promotion;
    visit(at(*m_after[change], after), after);
  }

  template <class Visit>
  void lion(const Groups& now, unsigned enemy, Visit&& visit) const {
    for (int number = 0; number < m_turned.stepCount; ++number) {
      const LionStep& step = m_turned.steps[static_cast<std::size_t>(number)];
      const unsigned to = 1U << step.square;
      if ((to & enemy) != 0) continue;
      Groups after = now;
      const ClassLayout& layout = *m_after[take(after, to)];
      if (step.mirror) after = mirroredGroups(after);
      const int own = step.mirror ? mirrored(m_turned.ownLion) : m_turned.ownLion;
      const int other = step.mirror ? mirrored(step.square) : step.square;
      const unsigned free = allSquares & ~(1U << own | 1U << other);
      Successor next{&layout, step.pair, rankOf<Bits>(layout, after, free, m_geometry), step.target};
      next.canTakeLion = step.target == LionStep::Target::Adjacent || ownAttackers(after, other) != 0;
      next.isSymmetric = own % columnCount == 1 && other % columnCount == 1;
      visit(next, after);
      if (!step.bothImages) continue;
      after = mirroredGroups(after);
      next.rank = rankOf<Bits>(layout, after, free, m_geometry);
      next.isImage = true;
      visit(next, after);
    }
  }

  template <class Visit>
  void drops(const Groups& now, unsigned empty, Visit&& visit) const {
    constexpr std::array<std::size_t, handKindCount> group{1, 3, 6};
    for (std::size_t kind = 0; kind < handKindCount; ++kind) {
      if (!m_hand[kind]) continue;
      const bool restricted = kind == 2 && !m_farDrops;
      for (unsigned to = restricted ? empty & ~bottomRow : empty; to != 0; to &= to - 1) {
        Groups after = now;
        after.sets[group[kind]] |= lowestBit(to);
        Successor next = at(*m_after[static_cast<std::size_t>(dropChange) + kind], after);
        next.farChickDrop = kind == 2 && (lowestBit(to) & bottomRow) != 0;
        visit(next, after);
      }
    }
  }

  TurnedBlock m_turned;
  const Geometry& m_geometry;
  bool m_farDrops;
  const ClassLayout* m_passed = nullptr;
  std::array<const ClassLayout*, changeCount> m_after{};
  std::array<bool, handKindCount> m_hand{};
};

}  // namespace kotai::retrograde::shogi
