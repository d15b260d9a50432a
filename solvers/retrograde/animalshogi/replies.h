// Number of replies of a position that do not lose at once, and whether it is won at once: from attacks alone.
#pragma once

#include "solvers/retrograde/animalshogi/moves.h"

namespace kotai::animalshogi::engine {

/// Squares on the far row that the own lion can try on, and likewise those of the enemy's.
static inline unsigned tryTargets(int lion) {
  const bool before = (1U << lion << columnCount & topRow) != 0;
  return before ? upwardMoves[4][static_cast<std::size_t>(lion)] & topRow : 0;
}
static inline unsigned enemyTryTargets(int lion) { return downwardMoves[4][static_cast<std::size_t>(lion)] & bottomRow; }

/// Nobody slides, so nobody is pinned and nothing comes between: every attack is a table look-up, and a move changes
/// only the attacks of the piece that moved and of the one it takes. A template only so that the instances of the kernels,
/// compiled for different machines, share no code.
template <class Bits>
class Replies {
 public:
  Replies(const ClassLayout& layout, const LionPair& lions, bool farDrops)
      : m_geometry(Geometry::get()), m_own(lions.own), m_enemy(lions.enemy), m_farDrops(farDrops) {
    for (std::size_t kind = 0; kind < handKindCount; ++kind) m_hand[kind] = layout.material.ownHand[kind] > 0;
    m_tryTargets = tryTargets(m_own);
    m_enemyTryTargets = enemyTryTargets(m_enemy);
  }

  /// The lion can be captured.
  bool takesLion(const Groups& groups) const { return ownAttackers(groups, m_enemy) != 0; }
  bool hasSafeTry(const Groups& groups) const {
    return m_tryTargets != 0 && (m_tryTargets & ~groups.own() & ~enemyAttacks(groups)) != 0;
  }
  /// If the mover passed, the enemy's lion could reach the mover's home row safely.
  bool isThreatenedByTry(const Groups& groups) const { return (m_enemyTryTargets & ~groups.enemy() & ~ownAttacks(groups)) != 0; }
  bool isInCheck(const Groups& groups) const { return enemyAttackers(groups, m_own) != 0; }

  /// Moves after which the enemy can neither capture the lion nor safely reach the far row. Precondition: the mover cannot do
  /// so now.
  unsigned countSafe(const Groups& groups) const { return m_enemyTryTargets != 0 ? countOneByOne(groups) : countBySets(groups); }
  /// Moves after which the enemy cannot capture the lion.
  unsigned countLionSafe(const Groups& groups) const { return countBySets(groups); }

  bool hasMove(const Groups& groups) const {
    const unsigned own = groups.own() | 1U << m_own;
    unsigned targets = lionMoves() & ~own;
    forEachPiece(groups, [&](unsigned, std::size_t, unsigned attacked) { targets |= attacked & ~own; });
    return targets != 0 || countDrops(groups) > 0;
  }

 private:
  static unsigned popcount(unsigned set) { return static_cast<unsigned>(std::popcount(set)); }
  unsigned lionMoves() const { return upwardMoves[4][static_cast<std::size_t>(m_own)]; }

  unsigned enemyAttacks(const Groups& groups) const {
    const auto& down = m_geometry.attacksDown;
    return down[0][groups.sets[1]] | down[1][groups.sets[3]] | down[2][groups.sets[6]] | down[3][groups.sets[7]] |
           downwardMoves[4][static_cast<std::size_t>(m_enemy)];
  }
  unsigned ownAttacks(const Groups& groups) const {
    const auto& up = m_geometry.attacksUp;
    return up[0][groups.sets[0]] | up[1][groups.sets[2]] | up[2][groups.sets[4]] | up[3][groups.sets[5]] | lionMoves();
  }

  /// visit(square, kind, attacked squares) for the own pieces besides the lion.
  template <class Visit>
  static void forEachPiece(const Groups& groups, Visit&& visit) {
    constexpr std::array<std::size_t, 4> ownGroup{0, 2, 4, 5};
    for (std::size_t kind = 0; kind < 4; ++kind)
      for (unsigned rest = groups.sets[ownGroup[kind]]; rest != 0; rest &= rest - 1) {
        const auto square = static_cast<unsigned>(std::countr_zero(rest));
        visit(square, kind, unsigned{upwardMoves[kind][square]});
      }
  }

  unsigned countDrops(const Groups& groups) const {
    const unsigned empty = allSquares & ~(groups.own() | groups.enemy() | 1U << m_own | 1U << m_enemy);
    unsigned count = 0;
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      if (m_hand[kind]) count += popcount(dropSquares(kind, empty));
    return count;
  }
  unsigned dropSquares(std::size_t kind, unsigned empty) const { return kind == 2 && !m_farDrops ? empty & ~topRow : empty; }

  unsigned countBySets(const Groups& groups) const {
    const unsigned own = groups.own() | 1U << m_own;
    unsigned count = popcount(lionMoves() & ~own & ~enemyAttacks(groups));
    const unsigned checkers = enemyAttackers(groups, m_own);
    if ((checkers & (checkers - 1)) != 0) return count;
    if (checkers != 0) return count + popcount(ownAttackers(groups, std::countr_zero(checkers)));
    forEachPiece(groups, [&](unsigned, std::size_t, unsigned attacked) { count += popcount(attacked & ~own); });
    return count + countDrops(groups);
  }

  /// The enemy's lion is in front of the home row: after each move the squares it could reach there must be guarded.
  unsigned countOneByOne(const Groups& groups) const {
    const unsigned own = groups.own() | 1U << m_own;
    const unsigned checkers = enemyAttackers(groups, m_own);
    unsigned count = 0;
    const auto holds = [&](unsigned attacksAfter, unsigned enemyAfter) {
      return (m_enemyTryTargets & ~enemyAfter & ~attacksAfter) == 0;
    };
    const unsigned attacked = enemyAttacks(groups);
    const unsigned withoutLion = piecesAttacks(groups);
    for (unsigned rest = lionMoves() & ~own & ~attacked; rest != 0; rest &= rest - 1) {
      const unsigned after = withoutLion | upwardMoves[4][static_cast<std::size_t>(std::countr_zero(rest))];
      count += holds(after, groups.enemy() & ~lowestBit(rest)) ? 1U : 0U;
    }
    if ((checkers & (checkers - 1)) != 0) return count;
    forEachPiece(groups, [&](unsigned square, std::size_t kind, unsigned targets) {
      const unsigned others = attacksWithout(groups, square, kind) | lionMoves();
      for (unsigned rest = targets & (checkers != 0 ? checkers : ~own); rest != 0; rest &= rest - 1) {
        const auto to = static_cast<unsigned>(std::countr_zero(rest));
        const std::size_t kindAfter = kind == 2 && (1U << to & topRow) != 0 ? 3 : kind;
        count += holds(others | upwardMoves[kindAfter][to], groups.enemy() & ~(1U << to)) ? 1U : 0U;
      }
    });
    if (checkers != 0) return count;
    const unsigned empty = allSquares & ~(own | groups.enemy() | 1U << m_enemy);
    const unsigned attacks = withoutLion | lionMoves();
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      if (m_hand[kind])
        for (unsigned rest = dropSquares(kind, empty); rest != 0; rest &= rest - 1)
          count += holds(attacks | upwardMoves[kind][static_cast<std::size_t>(std::countr_zero(rest))], groups.enemy()) ? 1U : 0U;
    return count;
  }

  unsigned piecesAttacks(const Groups& groups) const {
    const auto& up = m_geometry.attacksUp;
    return up[0][groups.sets[0]] | up[1][groups.sets[2]] | up[2][groups.sets[4]] | up[3][groups.sets[5]];
  }
  unsigned attacksWithout(Groups groups, unsigned square, std::size_t kind) const {
    constexpr std::array<std::size_t, 4> ownGroup{0, 2, 4, 5};
    groups.sets[ownGroup[kind]] &= ~(1U << square);
    return piecesAttacks(groups);
  }

  const Geometry& m_geometry;
  int m_own;
  int m_enemy;
  bool m_farDrops;
  std::array<bool, handKindCount> m_hand{};
  unsigned m_tryTargets = 0;
  unsigned m_enemyTryTargets = 0;
};

}  // namespace kotai::animalshogi::engine
