// Every position that a position of one block leads to, with its place.
#pragma once

#include "solvers/retrograde/animalshogi/moves.h"

namespace kotai::animalshogi::engine {

/// Where a move leads; the side to move there is the other one.
struct Successor {
  const ClassLayout* layout = nullptr;
  int pair = 0;  ///< of the stored pairs, or of OutsidePairs
  std::uint32_t rank = 0;
  LionStep::Target target = LionStep::Target::Stored;
  bool canTakeLion = false;  ///< outside the stored pairs: the side to move there takes the lion; else it has lost
  bool farChickDrop = false;
  bool isSymmetric = false;  ///< outside the stored pairs: both lions in the middle column
  bool isImage = false;      ///< not a move of its own, but the mirror image of the successor visited before

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
  }

  /// The board after passing, and its index.
  Groups turned(const Groups& groups) const { return turnedGroups(groups, *m_turned.turn); }
  std::uint32_t passedIndex(const Groups& turnedBoard) const { return at(*m_after[0], turnedBoard).index(); }
  const TurnedBlock& frame() const { return m_turned; }

  template <class Visit>
  void forEach(const Groups& groups, Visit&& visit) const {
    const Groups now = turned(groups);
    const unsigned enemy = now.enemy() | 1U << m_turned.enemyLion;
    pieces<0>(now, enemy, visit);
    pieces<1>(now, enemy, visit);
    pieces<2>(now, enemy, visit);
    pieces<3>(now, enemy, visit);
    lion(now, enemy, visit);
    drops(now, m_turned.freeOfLions & ~(now.own() | now.enemy()), visit);
  }

 private:
  /// Takes what stands on a square out of the groups: which change that is, 0 for nothing.
  static std::size_t take(Groups& groups, unsigned square) {
    return take<0>(groups, square) + take<1>(groups, square) + take<2>(groups, square) + take<3>(groups, square);
  }
  template <std::size_t Kind>
  static std::size_t take(Groups& groups, unsigned square) {
    const unsigned taken = groups.sets[firstGroup[Kind]] & square;
    groups.sets[firstGroup[Kind]] ^= taken;
    return taken != 0 ? Kind + 1 : 0;
  }

  Successor at(const ClassLayout& layout, const Groups& after) const {
    return {&layout, m_turned.pair, rankOf<Bits>(layout, after, m_turned.freeOfLions, m_geometry)};
  }

  template <std::size_t Kind, class Visit>
  void pieces(const Groups& now, unsigned enemy, Visit&& visit) const {
    constexpr std::size_t group = secondGroup[Kind];
    for (unsigned rest = now.sets[group]; rest != 0; rest &= rest - 1) {
      const auto square = static_cast<std::size_t>(std::countr_zero(rest));
      const unsigned others = now.sets[group] ^ lowestBit(rest);
      for (unsigned targets = downwardMoves[Kind][square] & ~enemy; targets != 0; targets &= targets - 1) {
        const unsigned to = lowestBit(targets);
        Groups after = now;
        std::size_t change = take(after, to);
        if (Kind == 2 && (to & bottomRow) != 0) {
          after.sets[group] = others;
          after.sets[secondGroup[3]] |= to;
          change += promotion;
        } else {
          after.sets[group] = others | to;
        }
        visit(at(*m_after[change], after), after);
      }
    }
  }

  template <class Visit>
  void lion(const Groups& now, unsigned enemy, Visit&& visit) const {
    for (int number = 0; number < m_turned.plainSteps; ++number)
      lionStep(m_turned.steps[static_cast<std::size_t>(number)], now, enemy, visit);
    if (m_turned.plainSteps == m_turned.stepCount) return;
    const Groups image = mirroredGroups(now);
    const unsigned imageOfEnemy = m_geometry.mirrored[enemy];
    for (int number = m_turned.plainSteps; number < m_turned.stepCount; ++number)
      lionStep(m_turned.steps[static_cast<std::size_t>(number)], image, imageOfEnemy, visit);
  }

  /// The board is mirrored already if the step leads to a position that is stored so.
  template <class Visit>
  void lionStep(const LionStep& step, const Groups& now, unsigned enemy, Visit&& visit) const {
    const unsigned to = 1U << step.square;
    if ((to & enemy) != 0) return;
    const int own = step.mirror ? mirrored(m_turned.ownLion) : m_turned.ownLion;
    const int other = step.square;
    Groups after = now;
    const ClassLayout& layout = *m_after[take(after, to)];
    const unsigned free = allSquares & ~(1U << own | 1U << other);
    Successor next{&layout, step.pair, rankOf<Bits>(layout, after, free, m_geometry), step.target};
    next.canTakeLion = step.target == LionStep::Target::Adjacent || ownAttackers(after, other) != 0;
    next.isSymmetric = own % columnCount == 1 && other % columnCount == 1;
    visit(next, after);
    if (!step.bothImages) return;
    after = mirroredGroups(after);
    next.rank = rankOf<Bits>(layout, after, free, m_geometry);
    next.isImage = true;
    visit(next, after);
  }

  template <class Visit>
  void drops(const Groups& now, unsigned empty, Visit&& visit) const {
    drop<0>(now, empty, visit);
    drop<1>(now, empty, visit);
    drop<2>(now, m_farDrops ? empty : empty & ~bottomRow, visit);
  }
  template <std::size_t Kind, class Visit>
  void drop(const Groups& now, unsigned squares, Visit&& visit) const {
    if (!m_hand[Kind]) return;
    for (; squares != 0; squares &= squares - 1) {
      Groups after = now;
      after.sets[secondGroup[Kind]] |= lowestBit(squares);
      Successor next = at(*m_after[std::size_t{dropChange} + Kind], after);
      next.farChickDrop = Kind == 2 && (lowestBit(squares) & bottomRow) != 0;
      visit(next, after);
    }
  }

  TurnedBlock m_turned;
  const Geometry& m_geometry;
  bool m_farDrops;
  std::array<const ClassLayout*, changeCount> m_after{};
  std::array<bool, handKindCount> m_hand{};
};

}  // namespace kotai::animalshogi::engine
