// Forward and backward moves on sets of squares, with the index of every target position.
#pragma once

#include <bit>

#include "solvers/retrograde/animalshogi/bits.h"
#include "solvers/retrograde/animalshogi/frames.h"

namespace kotai::animalshogi::engine {

/// The sets of squares of a position, indexed by Group.
struct Groups {
  std::array<unsigned, groupCount> sets{};
  unsigned own() const { return sets[0] | sets[2] | sets[4] | sets[5]; }
  unsigned enemy() const { return sets[1] | sets[3] | sets[6] | sets[7]; }
};

// The functions are static, so that each file compiled for a kind of processor has its own copies.

/// Turns the board to the other side, or applies another table of sets.
static inline Groups rotatedGroups(const Groups& groups, const SetTable& turn) {
  const auto& from = groups.sets;
  return {
      {turn[from[1]], turn[from[0]], turn[from[3]], turn[from[2]], turn[from[6]], turn[from[7]], turn[from[4]], turn[from[5]]}};
}
static inline Groups mirroredGroups(Groups groups) {
  const SetTable& mirror = Geometry::get().mirrored;
  for (unsigned& set : groups.sets) set = mirror[set];
  return groups;
}

/// First group of each kind of piece (giraffe, elephant, chick, hen), for own and enemy pieces.
inline constexpr std::array<std::size_t, 4> firstGroup{0, 2, 4, 5};
inline constexpr std::array<std::size_t, 4> secondGroup{1, 3, 6, 7};

/// Returns the rank of the groups in the block. Always inlined, so that the groups stay in registers.
template <class Bits>
[[gnu::always_inline]] inline std::uint32_t rankOf(const ClassLayout& layout, const Groups& groups, unsigned free,
                                                   const Geometry& geometry) {
  std::uint32_t rank = 0;
  for (std::size_t number = 0; number < layout.presentCount; ++number) {
    const std::size_t group = layout.present[number];
    rank += geometry.rank[Bits::gather(groups.sets[group], free)] * layout.weights[group];
    free &= ~groups.sets[group];
  }
  return rank;
}

/// Returns the pieces of the side moving up that attack a square.
static inline unsigned ownAttackers(const Groups& groups, int square) {
  const auto place = static_cast<std::size_t>(square);
  return (downwardMoves[0][place] & groups.sets[0]) | (downwardMoves[1][place] & groups.sets[2]) |
         (downwardMoves[2][place] & groups.sets[4]) | (downwardMoves[3][place] & groups.sets[5]);
}

static inline unsigned lowestBit(unsigned set) { return set & (0U - set); }

/// Target block of backward moves with a given change of material, and the index of its first position.
struct Target {
  const ClassLayout* layout = nullptr;
  std::uint32_t first = 0;
  std::uint32_t block = 0;
  unsigned freeOfLions = 0;
};
static inline Target targetIn(const Space& space, const ClassLayout& layout, int pair, unsigned freeOfLions) {
  const BlockId block{layout.number, pair};
  return {&layout, space.firstOf(block), space.numberOf(block), freeOfLions};
}

static inline Groups toggled(Groups groups, std::size_t group, unsigned squares) {
  groups.sets[group] ^= squares;
  return groups;
}

/// Returns the targets of backward moves from a block, for moves that leave the lions in place. Indexed by change of
/// material.
static inline std::array<Target, changeCount> targetsBefore(const Space& space, const ClassLayout& layout,
                                                            const TurnedBlock& turned) {
  std::array<Target, changeCount> targets{};
  for (std::size_t change = 0; change < changeCount; ++change)
    if (layout.before[change] >= 0)
      targets[change] = targetIn(space, Layouts::get()[layout.before[change]], turned.pair, turned.freeOfLions);
  return targets;
}
/// Returns the kinds of pieces that the last move may have captured, one bit each. These are the kinds in the
/// hand of the side that moved.
static inline unsigned kindsCaptured(const ClassLayout& layout) {
  unsigned taken = layout.material.enemyHand[2] > 0 ? 1U << 3 : 0;
  for (std::size_t kind = 0; kind < handKindCount; ++kind)
    if (layout.material.enemyHand[kind] > 0) taken |= 1U << kind;
  return taken;
}

/// Generates the predecessors of the positions of a block, except positions in which the lion could have been captured.
template <class Bits>
class Predecessors {
 public:
  Predecessors(BlockId block, const BlockRules& rules)
      : m_space(rules.space),
        m_turned(rules.space.turnedForPredecessors(block)),
        m_geometry(Geometry::get()),
        m_drops(rules.drops),
        m_before(targetsBefore(rules.space, Layouts::get()[block.materialClass], m_turned)),
        m_taken(kindsCaptured(Layouts::get()[block.materialClass])) {}

  /// Calls visit(index, block number) for each predecessor of a position. `groups`: the position as the side to move sees it.
  template <class Visit>
  void forEach(const Groups& groups, Visit&& visit) const {
    const Groups now = rotatedGroups(groups, *m_turned.turn);
    const unsigned checkers = ownAttackers(now, m_turned.enemyLion);
    if ((checkers & (checkers - 1)) != 0) return;  // impossible, because one of two checkers could already have captured the lion
    const unsigned movable = checkers != 0 ? checkers : allSquares;
    const unsigned empty = m_turned.freeOfLions & ~(now.own() | now.enemy());
    for (unsigned rest = now.sets[firstGroup[0]] & movable; rest != 0; rest &= rest - 1) piece<0>(now, rest, empty, visit);
    for (unsigned rest = now.sets[firstGroup[1]] & movable; rest != 0; rest &= rest - 1) piece<1>(now, rest, empty, visit);
    for (unsigned rest = now.sets[firstGroup[2]] & movable; rest != 0; rest &= rest - 1) piece<2>(now, rest, empty, visit);
    for (unsigned rest = now.sets[firstGroup[3]] & movable; rest != 0; rest &= rest - 1) piece<3>(now, rest, empty, visit);
    if (checkers == 0) lion(now, empty, visit);
  }

 private:
  template <class Visit>
  void put(Visit& visit, const Target& target, const Groups& before) const {
    visit(target.first + rankOf<Bits>(*target.layout, before, target.freeOfLions, m_geometry), target.block);
  }
  static unsigned squareOf(unsigned set) { return static_cast<unsigned>(std::countr_zero(set)); }

  /// Returns the squares from which a piece of the kind may have moved to `to`. Such squares are empty, and a
  /// piece on them would not attack the lion.
  unsigned origins(std::size_t kind, unsigned to, unsigned empty) const {
    return downwardMoves[kind][to] & empty & ~unsigned{downwardMoves[kind][static_cast<std::size_t>(m_turned.enemyLion)]};
  }

  /// Takes back a board move to `to`, with or without a captured piece from the hand.
  template <std::size_t Change, class Visit>
  void moved(const Groups& before, unsigned to, Visit& visit) const {
    put(visit, m_before[Change], before);
    for (std::size_t kind = 0; m_taken >> kind != 0; ++kind)
      if ((m_taken >> kind & 1U) != 0) put(visit, m_before[Change + 1 + kind], toggled(before, secondGroup[kind], to));
  }

  template <std::size_t Kind, class Visit>
  void piece(const Groups& now, unsigned rest, unsigned empty, Visit& visit) const {
    const unsigned to = lowestBit(rest);
    const unsigned square = squareOf(rest);
    constexpr std::size_t group = firstGroup[Kind];
    const bool far = (to & topRow) != 0;
    const Groups without = toggled(now, group, to);
    // A chick that reaches the far row is promoted.
    for (unsigned from = Kind == 2 && far ? 0 : origins(Kind, square, empty); from != 0; from &= from - 1)
      moved<0>(toggled(without, group, lowestBit(from)), to, visit);
    if constexpr (Kind == 3) {
      const unsigned from = far ? origins(2, square, empty) : 0;
      if (from != 0) moved<promotion>(toggled(without, firstGroup[2], from), to, visit);
    } else if ((dropSquares(m_drops, Side::First, static_cast<animalshogi::Kind>(Kind)) & to) != 0) {
      put(visit, m_before[std::size_t{dropChange} + Kind], without);
    }
  }

  template <class Visit>
  void lion(const Groups& now, unsigned empty, Visit& visit) const {
    for (int number = 0; number < m_turned.plainSteps; ++number)
      lionStep(m_turned.steps[static_cast<std::size_t>(number)], now, empty, visit);
    if (m_turned.plainSteps == m_turned.stepCount) return;
    const Groups image = mirroredGroups(now);
    const unsigned imageOfEmpty = m_geometry.mirrored[empty];
    for (int number = m_turned.plainSteps; number < m_turned.stepCount; ++number)
      lionStep(m_turned.steps[static_cast<std::size_t>(number)], image, imageOfEmpty, visit);
  }

  /// Takes back a step of the lion. The board is already mirrored if the earlier position is stored mirrored.
  template <class Visit>
  void lionStep(const LionStep& step, const Groups& quiet, unsigned empty, Visit& visit) const {
    if ((1U << step.square & empty) == 0) return;
    const int to = step.mirror ? mirrored(m_turned.ownLion) : m_turned.ownLion;
    const LionPair& lions = m_space.index().pair(step.pair);
    const unsigned free = allSquares & ~(1U << lions.own | 1U << lions.enemy);
    const auto moved = [&](std::size_t change, const Groups& before) {
      const Target target = targetIn(m_space, *m_before[change].layout, step.pair, free);
      put(visit, target, before);
      if (step.bothImages) put(visit, target, mirroredGroups(before));
    };
    moved(0, quiet);
    for (std::size_t kind = 0; m_taken >> kind != 0; ++kind)
      if ((m_taken >> kind & 1U) != 0) moved(1 + kind, toggled(quiet, secondGroup[kind], 1U << to));
  }

  const Space& m_space;
  const TurnedBlock& m_turned;
  const Geometry& m_geometry;
  Drops m_drops;
  std::array<Target, changeCount> m_before;
  unsigned m_taken;
};

}  // namespace kotai::animalshogi::engine
